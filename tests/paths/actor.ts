// A flow's moves with a real actor: every move, or of large machines as many as there is time for, with every transition.
import { everyEdge } from './kit/chains.ts';
import type { Paths } from './kit/define.ts';
import type { Graph } from './kit/explore.ts';
import { describeFailure, onCommandOf, runPath } from './kit/run.ts';
import type { Path } from './kit/select.ts';
import { tours } from './kit/select.ts';

const stepsIn = (paths: readonly Path[]) => paths.reduce((sum, { steps }) => sum + steps.length, 0);

/** Every nth of the paths, so that they have at most so many steps; and tours over every transition. */
function partOf(graph: Graph, every: readonly Path[], mostSteps: number): readonly Path[] {
  const nth = Math.ceil(stepsIn(every) / mostSteps);
  return [...tours(graph, 'transitions'), ...every.filter((_, index) => index % nth === 0)];
}

/**
 * Takes the moves of an explored model with a real actor.
 * @param mostSteps how many steps may be taken; above it a part of the paths is, without end all of them
 * @returns what the first path that differs shows, a move that no path takes, or undefined where there is neither
 */
export function differenceOfActor(
  flow: string,
  model: Paths,
  graph: Graph,
  mostSteps = Infinity,
): string | undefined {
  const machine = onCommandOf(model.machine);
  const verified = new WeakSet<object>();
  const every = everyEdge(graph);
  const isWhole = stepsIn(every) <= mostSteps;
  const paths = isWhole ? every : partOf(graph, every, mostSteps);
  const failing = paths.find((path) => runPath(model, machine, path, verified));
  if (failing) return describeFailure(flow, graph, machine, failing);
  const taken = new Set(
    paths.flatMap(({ steps }) => steps.flatMap((step) => step.trace.transitions)),
  );
  const missed = isWhole
    ? graph.edges.find(({ trace }) => !verified.has(trace))?.move.id
    : graph.edges.flatMap(({ trace }) => trace.transitions).find((one) => !taken.has(one));
  return missed === undefined ? undefined : `${flow}: no path takes ‘${missed}’.`;
}
