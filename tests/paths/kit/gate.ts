// The checks of a model: everything that must hold before its paths are used.
import type { AnyStateMachine } from 'xstate';
import { modelFaults, unusedSamples } from './check.ts';
import type { Paths } from './define.ts';
import type { StepTrace, Situation } from './engine.ts';
import { coverageOf, explore, deadEnds, shortestPathTo } from './explore.ts';
import type { Bounds, Graph } from './explore.ts';
import { probePaths } from './probes.ts';
import { violations, describePath } from './run.ts';

/** What is wrong with a flow, as a sentence; `by` names the oracle that noticed it. */
export type Fault = { by: 'model' | 'coverage' | 'invariant'; say: string };

const say = (by: Fault['by'], sentences: readonly string[]): Fault[] =>
  sentences.map((sentence) => ({ by, say: sentence }));

/** What ended an exploration too early, as a sentence; what follows is true of what was explored only. */
export const cutOf = ({ cut, nodes }: Graph): string[] => {
  if (cut === undefined) return [];
  const bound = cut === 'time' ? 'for lack of time' : 'at the limit';
  return [
    `The exploration ended ${bound}, after ${nodes.length} situations: the machine has more. Fewer samples or an abstraction make them fewer; --limit and --seconds raise the bounds.`,
  ];
};

/** The faults of an exploration; of each kind of conflict and dead end only the first, with its path. */
export function faultsIn(flow: string, graph: Graph): Fault[] {
  const { states, transitions } = coverageOf(graph);
  const pathTo = (index: number, reasons: readonly string[]) =>
    describePath(
      flow,
      graph,
      'a path breaks an invariant',
      graph.nodes[index]?.start ?? '',
      shortestPathTo(graph, index).map(({ move }) => move),
      reasons,
    );
  return [
    ...say('coverage', cutOf(graph)),
    ...say('model', unusedSamples(graph)),
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
      graph.conflicts
        .slice(0, 1)
        .map((key) => `The abstraction hides a difference that matters: ${key}`),
    ),
    ...say(
      'invariant',
      deadEnds(graph)
        .slice(0, 1)
        .map(({ index }) => pathTo(index, ['There is no way out of here.'])),
    ),
    ...say('invariant', violationsIn(flow, graph, pathTo)),
    ...probeFaults(flow, graph),
  ];
}

/** Probes that are not possible, and those on whose way an invariant does not hold. */
function probeFaults(flow: string, graph: Graph): Fault[] {
  try {
    return probePaths(graph.model, graph.engine).flatMap(([name, { start, steps }]) => {
      const at = steps.findIndex(
        ({ situation, trace }) => violations(graph.model, situation, trace).length > 0,
      );
      const broken = steps[at];
      if (broken === undefined) return [];
      const reasons = violations(graph.model, broken.situation, broken.trace);
      const moves = steps.slice(0, at + 1).map(({ move }) => move);
      const what = `the probe ‘${name}’ breaks an invariant`;
      return say('invariant', [describePath(flow, graph, what, start, moves, reasons)]);
    });
  } catch (error) {
    return say('model', [error instanceof Error ? error.message : String(error)]);
  }
}

/** The first path that violates each invariant. */
function violationsIn(
  flow: string,
  graph: Graph,
  pathTo: (index: number, reasons: readonly string[]) => string,
): string[] {
  const found = new Map<string, string>();
  const look = (situation: Situation, trace: StepTrace, describe: (reason: string) => string) => {
    for (const reason of violations(graph.model, situation, trace)) {
      if (!found.has(reason)) found.set(reason, describe(reason));
    }
  };
  for (const node of graph.nodes) {
    if (node.by === null) {
      look(node.situation, node.trace, (reason) => pathTo(node.index, [reason]));
    }
  }
  for (const edge of graph.edges) {
    look(edge.situation, edge.trace, (reason) => {
      const moves = [...shortestPathTo(graph, edge.from).map(({ move }) => move), edge.move];
      const start = graph.nodes[edge.from]?.start ?? '';
      return describePath(flow, graph, 'a path breaks an invariant', start, moves, [reason]);
    });
  }
  return [...found.values()];
}

/**
 * Explores a flow and returns what is wrong. The mutation check passes another machine than the model's own, and looks
 * first without comparing abstractions, which is most of the work.
 */
export function judge(
  flow: string,
  model: Paths,
  machine: AnyStateMachine = model.machine,
  options: Bounds = {},
): { graph: Graph | undefined; faults: Fault[] } {
  const faults = say('model', modelFaults({ ...model, machine }));
  if (faults.length > 0) return { graph: undefined, faults };
  try {
    const graph = explore(model, machine, options);
    return { graph, faults: faultsIn(flow, graph) };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return {
      graph: undefined,
      faults: say('model', [`The exploration ends in an error: ${words}`]),
    };
  }
}
