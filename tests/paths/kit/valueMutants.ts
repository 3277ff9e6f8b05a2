// Machines with one value wrong: what an action assigns, emits or sends, what a guard compares, or what the chart hands
// to them. The machine's source is changed; its dictionary is built from the changed source, and its arrows stay the same.
import { transformWithOxc } from 'vite';
import { dictionaryOf, partsOf, toScript } from './machineSource.ts';
import type { Dictionary, Part } from './machineSource.ts';
import { faultsAt, negatedGuard, short } from './operators.ts';
import { at, calleeOf, edited, keyOf, nodesOf, statementsOf, under } from './syntax.ts';
import type { Syntax } from './syntax.ts';

/** A value mutant. `names` are the actions and guards that it changes; `build` makes the dictionary. */
export type ValueMutant = {
  id: string;
  kind: string;
  names: readonly string[];
  build: () => Dictionary;
};

/** The kind of an operator: without the expression that it keeps. */
const kindOf = (operator: string) => {
  if (operator.includes(' becomes ')) return 'compares or calculates otherwise';
  return operator.replace(/ ‘.*/, '').replace(/ (?:in|of|at)$/, '');
};

/** The object in which an `assign` says what it assigns; undefined where it is computed. */
function assignedObject(assign: Syntax): Syntax | undefined {
  const [given] = under(assign, 'arguments');
  if (given?.type !== 'ArrowFunctionExpression') return given;
  const body = at(given, 'body');
  if (body?.type !== 'BlockStatement') return body;
  const last = under(body, 'body').at(-1);
  return last?.type === 'ReturnStatement' ? at(last, 'argument') : undefined;
}

/** Params that are not handed over: none, if there are none already; those of one key lose it by another operator. */
function nothingIn(node: Syntax) {
  const given = node.type === 'ArrowFunctionExpression' ? at(node, 'body') : node;
  const [first, second] = under(given, 'properties');
  const isLiteral = given?.type === 'ObjectExpression';
  if (isLiteral && second === undefined && first?.type !== 'SpreadElement') return [];
  return [{ operator: 'hands over nothing', of: node, edit: { ...node, text: '() => ({})' } }];
}

/** The expressions that are changed: not the condition of a loop, which might never end. */
function* triedIn(part: Syntax): Generator<[Syntax, Syntax | undefined]> {
  const left = new Set<Syntax>();
  for (const [node, parent] of nodesOf(part)) {
    if (/^(?:For|While|DoWhile)Statement$/.test(node.type))
      for (const test of under(node, 'test')) for (const [one] of nodesOf(test)) left.add(one);
    if (!left.has(node)) yield [node, parent];
  }
}

const isConstant = (node: Syntax | undefined) =>
  node?.type === 'Literal' ||
  (node?.type === 'ArrayExpression' && under(node, 'elements').length === 0);

/** The faults of an action as a whole: it does nothing, or toggles or empties what it should assign. */
function faultsOfAction({ node }: Part, code: string, isFlag: (key: string) => boolean) {
  const nothing = { operator: 'does nothing', of: node, edit: { ...node, text: '() => {}' } };
  if (calleeOf(node) !== 'assign') return [nothing];
  const [given] = under(node, 'arguments');
  const object = assignedObject(node);
  if (given === undefined || object?.type !== 'ObjectExpression') return [nothing];
  const source = code.slice(given.start, given.end);
  const change = (by: string, key: string, of: Syntax) => ({
    operator: by,
    of,
    edit: { start: given.start, end: given.end, text: `$${by}(${source}, '${key}')` },
  });
  const keys = under(object, 'properties').flatMap((property) => {
    const key = keyOf(property);
    return key === undefined ? [] : [[key, property] as const];
  });
  return [
    // An `assign` of one key that loses the key does nothing either.
    ...(under(object, 'properties').length === 1 ? [] : [nothing]),
    ...keys.flatMap(([key, property]) => [
      ...(isFlag(key) ? [change('toggles', key, property)] : []),
      ...(isConstant(at(property, 'value')) ? [] : [change('empties', key, property)]),
    ]),
  ];
}

/**
 * Every value mutant of a machine, from its source.
 * @param isFlag whether a key of the context holds true or false
 */
export async function valueMutantsOf(
  source: string,
  isFlag: (key: string) => boolean,
): Promise<ValueMutant[]> {
  const { code: compiled } = await transformWithOxc(source, 'machine.ts', { target: 'esnext' });
  const script = toScript(compiled);
  const { parts, users } = partsOf(statementsOf(script));
  const found = parts.filter(({ kind }) => kind === 'params').length;
  if (found !== dictionaryOf(script).params.length)
    throw new Error('The params of the chart cannot be told apart.');
  const codeOf = (node: Syntax | undefined) =>
    node === undefined ? '' : script.slice(node.start, node.end);
  const seen = new Map<string, number>();
  const texts = new Set<string>([script]);
  return parts.flatMap((part) => {
    const faults = [
      ...(part.kind === 'actions' ? faultsOfAction(part, script, isFlag) : []),
      ...(part.kind === 'params' ? nothingIn(part.node) : []),
      ...(part.kind === 'guards' ? negatedGuard(part.node, codeOf) : []),
      ...[...triedIn(part.node)].flatMap(([node, parent]) => faultsAt(node, parent, codeOf)),
    ];
    return faults.flatMap(({ operator, of, edit }): ValueMutant[] => {
      const text = edited(script, [edit]);
      if (texts.has(text)) return [];
      texts.add(text);
      const what = operator.endsWith(' nothing') ? operator : `${operator} ‘${short(codeOf(of))}’`;
      const id = `${part.name} ${what}`;
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      return [
        {
          id: count === 1 ? id : `${id} (${count})`,
          kind: kindOf(operator),
          names:
            part.kind === 'helper' ? [...(users.get(part.name) ?? [])] : [part.key ?? part.name],
          build: () => dictionaryOf(text),
        },
      ];
    });
  });
}
