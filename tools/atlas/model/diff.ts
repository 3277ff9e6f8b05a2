// Two versions of a chart compared: what was added, removed or altered, in words.
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { factsOf, placeWords, sayingWords, noticed, span } from './telling.ts';

export type Change = 'added' | 'removed' | 'altered';

export type Difference = {
  /** Changes of states by path, and of transitions by id. */
  states: Record<string, Change>;
  transitions: Record<string, Change>;
  sentences: string[];
  /** Both versions in one chart: what was removed is still in it. */
  union: Chart;
};

/** What makes a transition the same in two versions: where it starts, what sets it off, and its place among its like. */
function keysOf(chart: Chart): Map<string, ChartTransition> {
  const counts = new Map<string, number>();
  return new Map(
    chart.transitions.map((transition) => {
      const { from, kind, trigger, guard } = transition;
      const key = [from, kind, trigger, guard ?? ''].join(' | ');
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [`${key} | ${count}`, transition];
    }),
  );
}

const goals = ({ targets }: ChartTransition) =>
  targets.length === 0 ? 'nowhere' : targets.map(placeWords).join(', ');

const trigger = ({ kind, trigger: name }: ChartTransition) =>
  ({
    event: name,
    done: `the answer of ${name}`,
    failed: `the failure of ${name}`,
    finished: 'its end',
    after: name,
    always: 'what happens at once',
  })[kind];

const describe = (transition: ChartTransition) =>
  `${placeWords(transition.from)}, on ${trigger(transition)}${
    transition.guard === null ? '' : ` if ${transition.guard}`
  }`;

const said = (one: ChartTransition) =>
  noticed(one.actions).map(sayingWords).join(', ') || 'says nothing';
const orders = (one: ChartTransition) =>
  one.actions.map(({ name }) => name).join(', ') || 'nothing';

function alterations(before: ChartTransition, after: ChartTransition): string[] {
  return [
    ...(goals(before) === goals(after)
      ? []
      : [`leads to ${goals(after)} and no longer to ${goals(before)}`]),
    ...(before.ms === after.ms
      ? []
      : [
          `waits ${after.ms === null ? 'a time of its own' : span(after.ms)} and no longer ${before.ms === null ? 'a time of its own' : span(before.ms)}`,
        ]),
    ...(said(before) === said(after) ? [] : [`${said(after)}; before: ${said(before)}`]),
    ...(said(before) !== said(after) || orders(before) === orders(after)
      ? []
      : [`does ${orders(after)} and no longer ${orders(before)}`]),
  ];
}

const portrait = (state: ChartState) =>
  [state.description, state.kind, String(state.isInitial), ...factsOf(state)].join('\n');

/** A changed guard appears as one transition removed and one added between the same states: reported as one change. */
function guardChanges(removed: Map<string, ChartTransition>, added: Map<string, ChartTransition>) {
  const pairs: [string, ChartTransition, string, ChartTransition][] = [];
  for (const [key, before] of removed) {
    const found = [...added].find(
      ([other, after]) =>
        !pairs.some(([, , taken]) => taken === other) &&
        after.from === before.from &&
        after.kind === before.kind &&
        after.trigger === before.trigger &&
        goals(after) === goals(before),
    );
    if (found !== undefined) pairs.push([key, before, ...found]);
  }
  return pairs;
}

/** Compares two versions of a machine's chart; undefined means that the machine does not exist. */
export function differenceOf(before: Chart | undefined, after: Chart | undefined): Difference {
  const base = after ?? before;
  if (base === undefined) throw new Error('Two versions that are not there cannot be compared.');
  const difference: Difference = { states: {}, transitions: {}, sentences: [], union: base };
  if (before === undefined || after === undefined) {
    const change = before === undefined ? 'added' : 'removed';
    for (const { path } of base.states) difference.states[path] = change;
    for (const { id } of base.transitions) difference.transitions[id] = change;
    difference.sentences.push(
      before === undefined ? 'The whole flow is new.' : 'The whole flow was removed.',
    );
    return difference;
  }
  const { states, transitions, sentences } = difference;
  const was = new Map(before.states.map((state) => [state.path, state]));
  const is = new Map(after.states.map((state) => [state.path, state]));
  for (const [path, state] of is) {
    const old = was.get(path);
    if (old === undefined) {
      states[path] = 'added';
      sentences.push(`Added the state ${path}: ${state.description}`);
    } else if (portrait(old) !== portrait(state)) {
      states[path] = 'altered';
      sentences.push(
        `Altered the state ${placeWords(path)}: ${[state.description, ...factsOf(state)].join(' · ')}`,
      );
    }
  }
  for (const path of was.keys()) {
    if (is.has(path)) continue;
    states[path] = 'removed';
    sentences.push(`Removed the state ${path}.`);
  }
  const [old, now] = [keysOf(before), keysOf(after)];
  const removed = new Map([...old].filter(([key]) => !now.has(key)));
  const added = new Map([...now].filter(([key]) => !old.has(key)));
  for (const [key, earlier, other, later] of guardChanges(removed, added)) {
    removed.delete(key);
    added.delete(other);
    transitions[later.id] = 'altered';
    sentences.push(
      `Altered: ${describe(later)}; the guard was ${earlier.guard ?? 'none'}${alterations(
        earlier,
        later,
      )
        .map((words) => `, and it ${words}`)
        .join('')}.`,
    );
  }
  for (const [key, transition] of now) {
    const earlier = old.get(key);
    const changes = earlier === undefined ? [] : alterations(earlier, transition);
    if (changes.length === 0) continue;
    transitions[transition.id] = 'altered';
    sentences.push(`Altered: ${describe(transition)}, it ${changes.join(', and ')}.`);
  }
  for (const transition of added.values()) {
    transitions[transition.id] = 'added';
    sentences.push(`Added: ${describe(transition)}, it leads to ${goals(transition)}.`);
  }
  for (const transition of removed.values()) {
    transitions[transition.id] = 'removed';
    sentences.push(`Removed: ${describe(transition)}, it led to ${goals(transition)}.`);
  }
  difference.union = {
    ...after,
    states: [...after.states, ...before.states.filter(({ path }) => !is.has(path))].toSorted(
      (one, other) => depth(one) - depth(other),
    ),
    transitions: [
      ...after.transitions,
      ...[...removed.values()].filter(({ id }) => !after.transitions.some((one) => one.id === id)),
    ],
  };
  return difference;
}

/** Outer states before what is in them; otherwise the order stays. */
const depth = ({ path }: ChartState) => (path === '' ? 0 : path.split('.').length);
