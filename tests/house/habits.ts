// Habits of the project: state in machines, effects in src/ui, strict types, short files whose first line says what
// they are for.
import { at, lineOf, nameOf, nodesOf, nodesOfType } from './source.ts';
import type { Source } from './source.ts';

const stateHooks = ['useState', 'useReducer', 'useActionState', 'useOptimistic'];
const effectHooks = ['useEffect', 'useLayoutEffect', 'useInsertionEffect'];

/** State outside a machine, and effects outside src/ui. */
export function hooks(source: Source): string[] {
  if (!source.path.startsWith('src/')) return [];
  const forbidden = source.path.startsWith('src/ui/')
    ? stateHooks
    : [...stateHooks, ...effectHooks];
  return [...nodesOf(source.program)].flatMap(([node]) => {
    const name = nameOf(node) ?? '';
    return forbidden.includes(name) ? [`${source.path}:${lineOf(source, node)} uses ${name}`] : [];
  });
}

/** `any`, silenced errors, and rules that were disabled without a reason. */
export function looseTypes(source: Source): string[] {
  const said = (start: number, what: string) =>
    `${source.path}:${lineOf(source, { start })} ${what}`;
  const isScript = /\.[mc]js$/.test(source.path);
  return [
    ...nodesOfType(source.program, 'TSAnyKeyword').map((node) => said(node.start, 'says any')),
    ...source.comments.flatMap(({ value, start }) => [
      ...(/@ts-(ignore|nocheck|expect-error)/.test(value) ? [said(start, 'silences a type')] : []),
      ...(isScript && /@\w+\s*\{[^}]*\bany\b/.test(value) ? [said(start, 'says any')] : []),
      ...(/^\s*(oxlint|eslint)-disable/.test(value) && !/--\s*\S/.test(value)
        ? [said(start, 'disables a rule without a reason')]
        : []),
    ]),
  ];
}

const promises = /\b(TODO|FIXME|XXX|HACK)\b/;

/** Work put off in a comment, and tests that run alone or not at all. */
export function unfinished(source: Source): string[] {
  const isTest = /^(tests|e2e)\//.test(source.path);
  return [
    ...source.comments
      .filter(({ value }) => promises.test(value))
      .map((comment) => `${source.path}:${lineOf(source, comment)} puts work off`),
    ...nodesOfType(source.program, 'MemberExpression')
      .filter(
        (node) =>
          isTest &&
          /^(test|it|describe)$/.test(nameOf(at(node, 'object')) ?? '') &&
          /^(only|skip|skipIf|todo|fixme)$/.test(nameOf(at(node, 'property')) ?? ''),
      )
      .map((node) => `${source.path}:${lineOf(source, node)} does not run every test`),
  ];
}

const silent = /expect\([^;]*\.(?:matches|hasTag)\([^;]*\)\.(?:not\.)?toBe\(/;

/** A comparison of states or tags that fails with `true is false`, and not with where the machine is. */
export const silentComparisons = ({ path, text }: Source): string[] =>
  path.startsWith('tests/') && silent.test(text)
    ? [`${path} compares a state or a tag with true: activeIn and tagsOf of tests/machines/kit.ts`]
    : [];

/** A machine is read as a whole; content is prose. */
const mayBeLong = (path: string) => /^(machines|content)\//.test(path);

/** The maximal number of lines of a file. */
export const longest = 250;

/** Files that are too long, or do not begin with a comment. `known` lists ceilings for files that are longer. */
export function shape(
  path: string,
  text: string,
  known: Readonly<Record<string, number>> = {},
): string[] {
  const lines = text.trimEnd().split('\n').length;
  const ceiling = known[path] ?? longest;
  return [
    ...(/^(#!.*\n)?(\/\/|\/\*|<!--)/.test(text) ? [] : [`${path} does not say what it is for`]),
    ...(lines > ceiling && !mayBeLong(path) ? [`${path} has ${lines} lines`] : []),
  ];
}
