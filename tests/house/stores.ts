// State by another name: a value that changes outside a machine, with listeners that are told of it.
import { at, lineOf, nameOf, nodesOf, nodesOfType, under } from './source.ts';
import type { Node, Source } from './source.ts';

/** The files of src/ that read or make a store, with the reason. */
export const storesAllowed: Readonly<Record<string, string>> = {
  'src/ui/hydration.ts':
    'A constant: false while the page is hydrated, then true. Nothing sets it.',
  'src/boot/app.tsx': 'Reads the place that the router, or the page without it, is at.',
  'src/boot/site.tsx': 'Reads the place that was reached, for the boundary of errors.',
};

const isFunction = ({ type }: Node) =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type);

const given = (node: Node) => under(node, 'params').flatMap((param) => nameOf(param) ?? []);

/** The collections to which a function adds what it was given: its listeners. */
function listenersOf(program: Node): Set<string> {
  const functions = [...nodesOf(program)].map(([node]) => node).filter(isFunction);
  const collections = functions.flatMap((one) =>
    nodesOfType(one, 'CallExpression').flatMap((call) => {
      const callee = at(call, 'callee');
      const argument = nameOf(under(call, 'arguments')[0]);
      const adds = /^(add|push)$/.test(nameOf(at(callee, 'property')) ?? '');
      const collection = nameOf(at(callee, 'object'));
      const isGiven = argument !== undefined && given(one).includes(argument);
      return adds && isGiven && collection !== undefined ? [collection] : [];
    }),
  );
  return new Set(collections);
}

const calls = (node: Node, name: string | undefined) =>
  name !== undefined &&
  nodesOfType(node, 'CallExpression').some((call) => nameOf(at(call, 'callee')) === name);

/** Whether it calls each of them: `for (const listener of listeners) listener();`, or the same with `forEach`. */
function tells(node: Node, listeners: Set<string>): boolean {
  const walked = (over: Node | undefined) =>
    over !== undefined &&
    nodesOfType(over, 'Identifier').some((one) => listeners.has(nameOf(one) ?? ''));
  if (node.type === 'ForOfStatement') {
    const [declarator] = under(at(node, 'left'), 'declarations');
    return walked(at(node, 'right')) && calls(node, nameOf(at(declarator, 'id')));
  }
  const callee = node.type === 'CallExpression' ? at(node, 'callee') : undefined;
  if (nameOf(at(callee, 'property')) !== 'forEach' || !walked(at(callee, 'object'))) return false;
  return under(node, 'arguments').some((one) => calls(one, nameOf(under(one, 'params')[0])));
}

/** Whether it keeps a value that changes: a `let`, or the ref of a component. */
const keepsValue = (program: Node): boolean =>
  nodesOfType(program, 'VariableDeclaration').some((node) => node['kind'] === 'let') ||
  calls(program, 'useRef');

/**
 * Stores that are made by hand (a value that changes, and listeners that are told), and components that read one.
 * @param allowed files that may, with the reason
 */
export function stores(source: Source, allowed = storesAllowed): string[] {
  const { path, program } = source;
  if (!path.startsWith('src/') || path in allowed) return [];
  const reads = nodesOfType(program, 'CallExpression').filter((node) => {
    const callee = at(node, 'callee');
    return (nameOf(at(callee, 'property')) ?? nameOf(callee)) === 'useSyncExternalStore';
  });
  const listeners = listenersOf(program);
  const made = keepsValue(program)
    ? [...nodesOf(program)].map(([node]) => node).filter((node) => tells(node, listeners))
    : [];
  return [
    ...reads.map((node) => `${path}:${lineOf(source, node)} reads a store`),
    ...made.map((node) => `${path}:${lineOf(source, node)} makes a store`),
  ];
}
