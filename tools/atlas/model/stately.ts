// A chart as the JSON that Stately's tools and XState's createMachine read: a config without its implementations.
import { childrenOf } from './chart.ts';
import type { Chart, ChartState, ChartTransition } from './chart.ts';

type Config = Record<string, unknown>;

const some = (key: string, list: readonly unknown[]): Config =>
  list.length === 0 ? {} : { [key]: list };

function transitionOf(chart: Chart, { targets, guard, actions, reenter }: ChartTransition): Config {
  return {
    ...(targets.length > 0 && { target: targets.map((to) => `#${idOf(chart, to)}`) }),
    // A guard's literal params are part of its name here: JSON holds no functions.
    ...(guard !== null && { guard }),
    ...some(
      'actions',
      actions.map(({ name }) => name),
    ),
    ...(reenter && { reenter: true }),
  };
}

const idOf = (chart: Chart, path: string) => (path === '' ? chart.id : `${chart.id}.${path}`);

/** Transitions grouped by what sets them off. */
function grouped(chart: Chart, transitions: readonly ChartTransition[]): Config {
  const groups: Record<string, Config[]> = {};
  for (const transition of transitions)
    (groups[transition.trigger] ??= []).push(transitionOf(chart, transition));
  return groups;
}

function invocations(chart: Chart, state: ChartState, own: readonly ChartTransition[]) {
  return state.ports.map(({ id, name }) => {
    const of = (kind: ChartTransition['kind']) =>
      own
        .filter((one) => one.kind === kind && one.trigger === id)
        .map((one) => transitionOf(chart, one));
    return { id, src: name, ...some('onDone', of('done')), ...some('onError', of('failed')) };
  });
}

function configOf(chart: Chart, state: ChartState): Config {
  const own = chart.transitions.filter(({ from }) => from === state.path);
  const of = (kind: ChartTransition['kind']) => own.filter((one) => one.kind === kind);
  const children = childrenOf(chart, state.path);
  const first = children.find(({ isInitial }) => isInitial);
  const filled = (key: string, config: Config): Config =>
    Object.keys(config).length === 0 ? {} : { [key]: config };
  const isParallel = children.length > 0 && first === undefined;
  return {
    id: idOf(chart, state.path),
    ...(state.description !== '' && { description: state.description }),
    ...(isParallel && { type: 'parallel' }),
    ...(state.kind === 'final' || state.kind === 'history' ? { type: state.kind } : {}),
    ...some('tags', state.tags),
    ...some(
      'entry',
      state.entry.map(({ name }) => name),
    ),
    ...some(
      'exit',
      state.exit.map(({ name }) => name),
    ),
    ...some('invoke', invocations(chart, state, own)),
    ...filled('on', grouped(chart, of('event'))),
    ...filled(
      'after',
      grouped(
        chart,
        of('after').map((one) => ({ ...one, trigger: String(one.ms ?? one.trigger) })),
      ),
    ),
    ...some(
      'always',
      of('always').map((one) => transitionOf(chart, one)),
    ),
    ...some(
      'onDone',
      of('finished').map((one) => transitionOf(chart, one)),
    ),
    ...(first !== undefined && { initial: first.name }),
    ...filled(
      'states',
      Object.fromEntries(children.map((child) => [child.name, configOf(chart, child)])),
    ),
  };
}

/** The config of a chart's machine. */
export function toStately(chart: Chart): Config {
  const [root] = chart.states;
  return root === undefined ? {} : configOf(chart, root);
}
