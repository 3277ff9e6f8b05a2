// How many states, transitions and paths each flow has, for the atlas: counted by the path kit.
import { coverageOf, explore } from '../paths/kit/explore.ts';
import { greedy } from '../paths/kit/select.ts';
import { models } from '../paths/models.ts';
import type { Numbers } from '../../tools/atlas/data.ts';

/** The numbers of a flow; null for a chart that has no paths of its own. */
export function numbersOf(flow: string): Numbers | null {
  const model = models[flow];
  if (model === undefined) return null;
  // The abstraction that hides a difference changes no number; the path tests find them.
  const graph = explore(model, model.machine, { trustsAbstraction: true });
  const { states, transitions } = coverageOf(graph);
  return {
    states: states.declared,
    transitions: transitions.declared,
    reached: transitions.reached,
    situations: graph.nodes.length,
    paths: greedy(graph, 'transitions').length,
  };
}
