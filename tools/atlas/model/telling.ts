// A chart's parts as words: a transition's trigger, its guard, its visible effects.
import type { ChartAction, Saying } from './words.ts';
import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** A span of time as the charts write it: `500 ms`, `60 000 ms`. */
export const span = (ms: number) => `${String(ms).replace(/\B(?=(\d{3})+$)/g, '\u00A0')} ms`;

/** The port behind an invocation: what its state calls `src`. */
export function portOf(chart: Chart, transition: ChartTransition): string {
  const source = chart.states.find(({ path }) => path === transition.from);
  return source?.ports.find(({ id }) => id === transition.trigger)?.name ?? transition.trigger;
}

/** The trigger of a transition, in few words. */
export function triggerWords(chart: Chart, transition: ChartTransition): string {
  const { kind, trigger, ms } = transition;
  switch (kind) {
    case 'event':
      return trigger;
    case 'done':
      return `${portOf(chart, transition)} answers`;
    case 'failed':
      return `${portOf(chart, transition)} fails`;
    case 'finished':
      return 'when finished';
    case 'after':
      return ms === null ? `after ${trigger}` : `after ${span(ms)} (${trigger})`;
    case 'always':
      return 'at once';
  }
}

/** The visible effect, in few words. */
export function sayingWords(saying: Saying): string {
  switch (saying.kind) {
    case 'toast':
      return /^\{.+\}$/.test(saying.title)
        ? `says the toast kept in ${saying.title.slice(1, -1)}`
        : `says “${saying.title}”`;
    case 'navigate':
      return `leads to ${saying.to.replace(/^\{(.+)\}$/, 'the address kept in $1')}`;
    case 'tells':
      return `tells ${saying.event}`;
  }
}

/** All visible effects of some actions. */
export const noticed = (actions: readonly ChartAction[]): Saying[] =>
  actions.flatMap(({ says }) => says);

/** The lines of a transition's label: trigger, guard, and visible effects. */
export function labelLines(chart: Chart, transition: ChartTransition): string[] {
  return [
    triggerWords(chart, transition),
    ...(transition.guard === null ? [] : [`if ${transition.guard}`]),
    ...noticed(transition.actions).map(sayingWords),
  ];
}

/** A state as a reader knows it: its path, or the title of the whole. */
export const placeWords = (path: string) => (path === '' ? 'the whole flow' : path);

/** A transition as one sentence of the outline. */
export function sentenceOf(chart: Chart, transition: ChartTransition): string {
  const { guard, targets, actions, reenter } = transition;
  const goal =
    targets.length === 0
      ? 'stays'
      : `${reenter ? 'begins again in' : '→'} ${targets.map(placeWords).join(', ')}`;
  const said = noticed(actions).map(sayingWords);
  const orders = actions.filter(({ says }) => says.length === 0).map(({ name }) => name);
  return [
    `${triggerWords(chart, transition)}${guard === null ? '' : `, if ${guard}`}: ${goal}`,
    ...said,
    ...(orders.length > 0 ? [`does ${orders.join(', ')}`] : []),
  ].join(' · ');
}

const acts = (what: string, actions: readonly ChartAction[]) =>
  actions.length === 0
    ? []
    : [
        `${what}: ${actions
          .map(({ name, says }) => [name, ...says.map(sayingWords)].join(' '))
          .join(', ')}`,
      ];

/** What a state shows besides its name: kind, tags, ports, what it does as it begins and ends. */
export function factsOf(state: ChartState): string[] {
  return [
    ...state.ports.map(({ name }) => `asks ${name}`),
    ...state.tags.map((tag) => `#${tag}`),
    ...acts('on entry', state.entry),
    ...acts('on exit', state.exit),
  ];
}

/** Counted by the property "kept" of the path kit. */
export type KeptCount = { situations: number; cases: number; lost: number };

const counted = (value: number, one: string, many: string) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : many}`;

/** What interruptions lose of what is typed in a state (docs/paths/kept.md). */
export function keptSentence({ situations, cases, lost }: KeptCount): string {
  const held = `Typed data is held in ${counted(situations, 'situation', 'situations')}`;
  const outcome = lost === 0 ? 'none lost' : `${lost.toLocaleString('en-US')} lost`;
  return `${held}: ${counted(cases, 'case', 'cases')} of interruption, ${outcome}.`;
}
