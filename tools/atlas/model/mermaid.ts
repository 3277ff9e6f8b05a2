// A chart as Mermaid's stateDiagram-v2, which code hosts draw.
import { childrenOf } from './chart.ts';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { labelLines, sayingWords, noticed } from './telling.ts';

/** Mermaid takes a colon and a semicolon for its own. */
const escaped = (words: string) =>
  words
    .replace(/#/g, '#35;')
    .replace(/(?<!#\d\d);/g, '#59;')
    .replace(/:/g, '#58;')
    .replace(/"/g, '#34;')
    .replace(/\{/g, '#123;')
    .replace(/\}/g, '#125;')
    .replace(/\u00A0/g, ' ');

/** A state's name as Mermaid's grammar takes it. */
const idOf = (path: string) => `s_${path.replace(/[^A-Za-z0-9]/g, '_')}`;

const isDrawn = (transition: ChartTransition) =>
  transition.from !== '' && transition.targets.length > 0;

const labelOf = (chart: Chart, transition: ChartTransition) =>
  escaped(labelLines(chart, transition).join(', '));

/** What a state does without leaving, as lines of its box. */
function reactionsOf(chart: Chart, state: ChartState): string[] {
  return chart.transitions
    .filter(({ from, targets }) => from === state.path && targets.length === 0)
    .map((transition) => labelOf(chart, transition));
}

function boxOf(chart: Chart, state: ChartState): string[] {
  const facts = [
    ...(state.description === '' ? [] : [escaped(state.description)]),
    ...state.ports.map(({ name }) => escaped(`asks ${name}`)),
    ...(state.tags.length === 0 ? [] : [escaped(`tags ${state.tags.join(', ')}`)]),
    ...noticed(state.entry).map((saying) => escaped(`on entry ${sayingWords(saying)}`)),
    ...reactionsOf(chart, state).map((words) => `stays on ${words}`),
  ];
  return facts.map((words) => `${idOf(state.path)} : ${words}`);
}

function stateLines(chart: Chart, state: ChartState): string[] {
  const children = childrenOf(chart, state.path);
  const title = `state "${escaped(state.name)}" as ${idOf(state.path)}`;
  if (children.length === 0) {
    const end = state.kind === 'final' ? [`${idOf(state.path)} --> [*]`] : [];
    return [title, ...boxOf(chart, state), ...end];
  }
  // A box with states inside shows no lines of its own: they are in a note beside it.
  const notes = boxOf(chart, state).map((line) => line.slice(line.indexOf(' : ') + 3));
  return [
    `${title} {`,
    ...insideOf(chart, state, children).map((line) => `  ${line}`),
    '}',
    ...(notes.length === 0 || isRegion(chart, state)
      ? []
      : [`note right of ${idOf(state.path)}`, ...notes.map((note) => `  ${note}`), 'end note']),
  ];
}

const isRegion = (chart: Chart, state: ChartState) =>
  chart.states.some(
    ({ path, kind }) => path === state.parent && kind === 'parallel' && path !== '',
  );

function insideOf(chart: Chart, state: ChartState, children: ChartState[]): string[] {
  if (state.kind === 'parallel') {
    return children.flatMap((child, index) => [
      ...(index === 0 ? [] : ['--']),
      ...stateLines(chart, child),
    ]);
  }
  const first = children.find(({ isInitial }) => isInitial);
  return [
    ...(first === undefined ? [] : [`[*] --> ${idOf(first.path)}`]),
    ...children.flatMap((child) => stateLines(chart, child)),
  ];
}

/** Transitions between the same two states become one arrow with one label. */
function arrows(chart: Chart): string[] {
  const labels = new Map<string, string[]>();
  for (const transition of chart.transitions.filter(isDrawn)) {
    for (const target of transition.targets) {
      const key = `${idOf(transition.from)} --> ${idOf(target)}`;
      labels.set(key, [...(labels.get(key) ?? []), labelOf(chart, transition)]);
    }
  }
  return [...labels].map(([arrow, words]) => `${arrow} : ${words.join('<br/>')}`);
}

/** A chart as Mermaid text. The transitions of the whole machine are in a note. */
export function toMermaid(chart: Chart): string {
  const root = chart.states.find(({ path }) => path === '');
  const children = childrenOf(chart, '');
  const isParallel = chart.states.filter(({ parent }) => parent === '').every((s) => !s.isInitial);
  const everywhere = chart.transitions
    .filter(({ from }) => from === '')
    .map((transition) => {
      const goal =
        transition.targets.length === 0 ? 'stays' : `to ${transition.targets.join(', ')}`;
      return escaped(`${labelLines(chart, transition).join(', ')}, ${goal}`);
    });
  const asks = (root?.ports ?? []).map(({ name }) => escaped(`asks ${name} as long as it lives`));
  const inside =
    root === undefined
      ? []
      : insideOf(chart, { ...root, kind: isParallel ? 'parallel' : 'compound' }, children);
  // Regions side by side need a box around them.
  const body = isParallel
    ? ['state "' + escaped(chart.id) + '" as s_flow {', ...inside.map((line) => `  ${line}`), '}']
    : inside;
  const anchor = isParallel ? 's_flow' : idOf(children[0]?.path ?? '');
  const note =
    everywhere.length + asks.length === 0
      ? []
      : [
          `note left of ${anchor}`,
          ...[...asks, ...everywhere.map((words) => `everywhere: ${words}`)].map(
            (words) => `  ${words.replace(': ', '#58; ')}`,
          ),
          'end note',
        ];
  return ['stateDiagram-v2', ...[...body, ...arrows(chart), ...note].map((line) => `  ${line}`)]
    .join('\n')
    .concat('\n');
}
