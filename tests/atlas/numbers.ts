// How many states, transitions and paths each flow has, and what it keeps, for the atlas: counted by the path kit.
import { coverageOf } from '../paths/kit/explore.ts';
import type { Graph } from '../paths/kit/explore.ts';
import { greedy } from '../paths/kit/select.ts';
import counts from '../../docs/paths/kept.json' with { type: 'json' };
import type { Numbers } from '../../tools/atlas/data.ts';
import type { KeptCount } from '../../tools/atlas/model/telling.ts';

/** The committed counts of the property "kept": to count them anew takes long. */
const kept: Readonly<Record<string, KeptCount & { states: Record<string, KeptCount> }>> = counts;

/** What a flow keeps, by state; '' is the flow itself. */
export function keptIn(flow: string): Pick<Numbers, 'kept'> {
  const { [flow]: found } = kept;
  return found === undefined ? {} : { kept: { ...found.states, '': found } };
}

/** The numbers of a flow, from its graph. */
export function numbersOf(flow: string, graph: Graph): Numbers {
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
