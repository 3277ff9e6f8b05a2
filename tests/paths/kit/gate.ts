// The gate of the model level: everything that must hold of a flow before its paths are worth anything.
import type { AnyStateMachine } from 'xstate';
import { faultsOf, untriedIn } from './check.ts';
import type { Paths } from './define.ts';
import type { Happening, Situation } from './engine.ts';
import { coverageOf, explore, trapped, wayTo } from './explore.ts';
import type { Graph } from './explore.ts';
import { brokenIn, tellPath } from './run.ts';

/** What keeps a flow from passing, each said in a sentence; `by` names the oracle that noticed. */
export type Fault = { by: 'model' | 'coverage' | 'invariant'; say: string };

const say = (by: Fault['by'], sentences: readonly string[]): Fault[] =>
  sentences.map((sentence) => ({ by, say: sentence }));

/** The faults of a whole exploration: a short tale for the first of each kind. */
export function faultsIn(flow: string, graph: Graph): Fault[] {
  const { states, transitions } = coverageOf(graph);
  const pathTo = (index: number, reasons: readonly string[]) =>
    tellPath(
      flow,
      graph,
      'a path breaks a promise',
      graph.nodes[index]?.start ?? '',
      wayTo(graph, index).map(({ move }) => move),
      reasons,
    );
  return [
    ...say('model', untriedIn(graph)),
    ...say(
      'coverage',
      states.missed.map((state) => `The state ‘${state}’ is never reached.`),
    ),
    ...say(
      'coverage',
      transitions.missed.map((id) => `The transition ‘${id}’ is never taken.`),
    ),
    ...say(
      'model',
      graph.conflicts.slice(0, 1).map((key) => `The facts hide a difference that matters: ${key}`),
    ),
    ...say(
      'invariant',
      trapped(graph)
        .slice(0, 1)
        .map(({ index }) => pathTo(index, ['There is no way out of here.'])),
    ),
    ...say('invariant', brokenPromises(flow, graph, pathTo)),
  ];
}

/** The first moment at which each promise breaks. */
function brokenPromises(
  flow: string,
  graph: Graph,
  pathTo: (index: number, reasons: readonly string[]) => string,
): string[] {
  const told = new Map<string, string>();
  const look = (situation: Situation, happening: Happening, tell: (reason: string) => string) => {
    for (const reason of brokenIn(graph.model, situation, happening)) {
      if (!told.has(reason)) told.set(reason, tell(reason));
    }
  };
  for (const node of graph.nodes) {
    if (node.by === null) {
      look(node.situation, node.happening, (reason) => pathTo(node.index, [reason]));
    }
  }
  for (const edge of graph.edges) {
    look(edge.situation, edge.happening, (reason) => {
      const moves = [...wayTo(graph, edge.from).map(({ move }) => move), edge.move];
      const start = graph.nodes[edge.from]?.start ?? '';
      return tellPath(flow, graph, 'a path breaks a promise', start, moves, [reason]);
    });
  }
  return [...told.values()];
}

/** Explores a flow and says what is wrong; a machine given in place of the model's own is a mutant. */
export function judge(
  flow: string,
  model: Paths,
  machine: AnyStateMachine = model.machine,
): { graph: Graph | undefined; faults: Fault[] } {
  const faults = say('model', faultsOf({ ...model, machine }));
  if (faults.length > 0) return { graph: undefined, faults };
  try {
    const graph = explore(model, machine);
    return { graph, faults: faultsIn(flow, graph) };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { graph: undefined, faults: say('model', [`The walk ends in an error: ${words}`]) };
  }
}
