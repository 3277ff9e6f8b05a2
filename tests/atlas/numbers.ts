// How many states, transitions and paths each flow has, and what it keeps, for the atlas: counted by the path kit.
import { coverageOf, explore } from '../paths/kit/explore.ts';
import { greedy } from '../paths/kit/select.ts';
import { models } from '../paths/models.ts';
import counts from '../../docs/paths/kept.json' with { type: 'json' };
import type { Numbers } from '../../tools/atlas/data.ts';
import type { KeptCount } from '../../tools/atlas/model/telling.ts';

/** The committed counts of the property "kept": to count them anew takes long. */
const kept: Readonly<Record<string, KeptCount & { states: Record<string, KeptCount> }>> = counts;

/** What a flow keeps, by state; '' is the flow itself. */
function keptIn(flow: string): Pick<Numbers, 'kept'> {
  const { [flow]: found } = kept;
  return found === undefined ? {} : { kept: { ...found.states, '': found } };
}

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
    ...keptIn(flow),
  };
}
