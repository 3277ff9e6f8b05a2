// What differs between what a path planned and what is there, in sentences; and the chart with both places marked.
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { textOf } from './key.ts';

/** What a machine says of itself at one moment. */
export type Moment = { value: unknown; context: unknown; status?: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The innermost active states of a state value: `form.editing`. */
export function leavesOf(value: unknown, within: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...within, value].join('.')];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const leaves = leavesOf(child, [...within, key]);
    return leaves.length === 0 ? [[...within, key].join('.')] : leaves;
  });
}

const quoted = (names: readonly string[]) => names.map((name) => `‘${name}’`).join(', ');
const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one));

/** The tags that views find in a place. */
export function tagsOf(machine: AnyStateMachine, leaves: readonly string[]): string[] {
  const tags = new Set<string>(machine.root.tags);
  for (const leaf of leaves) {
    let node: AnyStateNode | undefined = machine.root;
    for (const key of leaf.split('.')) {
      node = node?.states[key];
      for (const tag of node?.tags ?? []) tags.add(tag);
    }
  }
  return [...tags].toSorted();
}

/** States that are active and should not be, states that should be and are not, and the tags that views miss or find with them. */
export function stateSentences(
  machine: AnyStateMachine,
  planned: unknown,
  real: unknown,
): string[] {
  const [one, other] = [leavesOf(planned), leavesOf(real)];
  const [missing, found] = [without(one, other), without(other, one)];
  if (missing.length + found.length === 0)
    return textOf(planned) === textOf(real)
      ? []
      : [`It should be in ${textOf(planned)} and is in ${textOf(real)}.`];
  const [wanted, seen] = [tagsOf(machine, one), tagsOf(machine, other)];
  const tags = [
    ...(without(wanted, seen).length > 0 ? [`miss ${quoted(without(wanted, seen))}`] : []),
    ...(without(seen, wanted).length > 0 ? [`find ${quoted(without(seen, wanted))}`] : []),
  ];
  return [
    `It should be in ${quoted(missing) || 'no other state'} and is in ${quoted(found) || 'none beside the others'}.`,
    ...(tags.length > 0 ? [`Of the tags, views ${tags.join(' and ')}.`] : []),
  ];
}

const cut = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** A value as it is shown in a sentence. */
const shown = (value: unknown) => (value === undefined ? 'nothing' : cut(textOf(value)));

/** The innermost values that differ, each with its place. */
function differencesOf(
  planned: unknown,
  real: unknown,
  place: string,
): [place: string, planned: unknown, real: unknown][] {
  if (textOf(planned) === textOf(real)) return [];
  const bothRecords = isRecord(planned) && isRecord(real);
  const bothLists = Array.isArray(planned) && Array.isArray(real) && planned.length === real.length;
  if (!bothRecords && !bothLists) return [[place, planned, real]];
  const [one, other] = [planned as Record<string, unknown>, real as Record<string, unknown>];
  const inner = [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differencesOf(one[key], other[key], bothLists ? `${place}[${key}]` : `${place}.${key}`),
  );
  // An error or a map has no keys, and still differs.
  return inner.length === 0 ? [[place, planned, real]] : inner;
}

const mostDifferences = 6;

/** What the context should hold and holds, by the place of each value. */
export function contextSentences(planned: unknown, real: unknown): string[] {
  const all = differencesOf(planned, real, 'context');
  const rest = all.length - mostDifferences;
  return [
    ...all
      .slice(0, mostDifferences)
      .map(([place, one, other]) => `‘${place}’ should be ${shown(one)} and is ${shown(other)}.`),
    ...(rest > 0 ? [`${rest} more values differ.`] : []),
  ];
}

const listed = (texts: readonly string[]) => texts.map(cut).join(', ');

/**
 * Two lists of what happened, in order.
 * @param what what was to be done with each of them: `taken`
 */
export function listSentences(
  what: string,
  planned: readonly unknown[],
  real: readonly unknown[],
): string[] {
  const [one, other] = [planned.map(textOf), real.map(textOf)];
  if (textOf(one) === textOf(other)) return [];
  const [missing, found] = [without(one, other), without(other, one)];
  if (missing.length + found.length === 0)
    return [`Should be ${what}: ${listed(one)}. Was ${what}: ${listed(other)}.`];
  return [
    ...(missing.length > 0 ? [`Not ${what}: ${listed(missing)}.`] : []),
    ...(found.length > 0 ? [`Not planned, and ${what}: ${listed(found)}.`] : []),
  ];
}

/** How the state, the status and the context of a machine differ from what was planned. */
export const momentSentences = (
  machine: AnyStateMachine,
  planned: Moment,
  real: Moment,
): string[] => [
  ...stateSentences(machine, planned.value, real.value),
  ...(planned.status === real.status
    ? []
    : [`The machine should be ${planned.status} and is ${real.status}.`]),
  ...contextSentences(planned.context, real.context),
];

/**
 * The states of a machine, a line each, those beside the marked places closed.
 * @param here the leaves that are active
 * @param planned the leaves that should be
 */
export function outlineOf(
  machine: AnyStateMachine,
  here: readonly string[],
  planned: readonly string[] = here,
): string[] {
  const places = [...here, ...planned];
  const isAlong = (path: string) =>
    places.some((place) => place === path || place.startsWith(`${path}.`));
  const visit = (node: AnyStateNode, depth: number): string[] =>
    Object.values(node.states).flatMap((child) => {
      const path = child.path.join('.');
      const [isHere, isPlanned] = [here.includes(path), planned.includes(path)];
      const mark = isHere
        ? `  ← it is here${isPlanned ? '' : ', and should not be'}`
        : isPlanned
          ? '  ← it should be here'
          : '';
      const line = `${isHere || isPlanned ? '▶' : ' '} ${'  '.repeat(depth)}${child.key}${mark}`;
      return isAlong(path) ? [line, ...visit(child, depth + 1)] : [line];
    });
  return visit(machine.root, 0);
}
