// Syntax trees of scripts: walking them, and texts with a part replaced.
import { parseSync } from 'vite';

/** A node of the tree: every node has a type, which decides its other fields. */
export type Syntax = { type: string; start: number; end: number; [key: string]: unknown };

/** A part of a text and what replaces it. */
export type Edit = { start: number; end: number; text: string };

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes under a key that holds one node or several; none where it holds nothing. */
export const under = (node: Syntax | undefined, key: string): Syntax[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isSyntax) : isSyntax(value) ? [value] : [];
};

/** The one node under a key. */
export const at = (node: Syntax | undefined, key: string): Syntax | undefined =>
  under(node, key)[0];

/** A node and every node below it, each with its parent. */
export function* nodesOf(
  node: Syntax,
  parent: Syntax | undefined = undefined,
): Generator<[Syntax, Syntax | undefined]> {
  yield [node, parent];
  for (const key of Object.keys(node))
    for (const child of under(node, key)) yield* nodesOf(child, node);
}

/** The statements of a script. */
export function statementsOf(code: string): Syntax[] {
  const { program, errors } = parseSync('script.js', code, { preserveParens: false });
  if (errors.length > 0) throw new Error(errors[0]?.message ?? 'The script does not parse.');
  return under(program as unknown as Syntax, 'body');
}

/** The name of a property that is written without brackets. */
export function keyOf(property: Syntax): string | undefined {
  const key = at(property, 'key');
  if (property['computed'] === true || key === undefined) return undefined;
  const name = key['name'] ?? key['value'];
  return typeof name === 'string' ? name : undefined;
}

/** The name that a call calls: `assign` of `assign(…)`, `filter` of `list.filter(…)`. */
export function calleeOf(call: Syntax): string | undefined {
  const callee = at(call, 'callee');
  const name = callee?.type === 'MemberExpression' ? at(callee, 'property') : callee;
  return typeof name?.['name'] === 'string' ? name['name'] : undefined;
}

/** The text with its edits made; edits do not overlap. */
export function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );
}
