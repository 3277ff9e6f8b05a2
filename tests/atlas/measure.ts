// What the path kit tells the atlas of flows: their numbers, and what the tours in Chromium walk of each. Every flow is
// explored once for both.
import { project } from '../../e2e/paths/app.ts';
import { planOf } from '../../e2e/paths/kit/plan.ts';
import type { Plan } from '../../e2e/paths/kit/plan.ts';
import type { Measured, Tours } from '../../tools/atlas/data.ts';
import { explore } from '../paths/kit/explore.ts';
import { isForbidding, pathOf, statesOf, transitionIds } from '../paths/kit/transitions.ts';
import { tourName } from '../paths/kit/walked.ts';
import { models } from '../paths/models.ts';
import { numbersOf } from './numbers.ts';

/** Which tours walk each of these ids; an id that none walks keeps an empty list. */
function indexed(declared: readonly string[], walks: readonly (readonly string[])[]) {
  const by = new Map(declared.map((id): [string, number[]] => [id, []]));
  for (const [tour, ids] of walks.entries()) for (const id of new Set(ids)) by.get(id)?.push(tour);
  return Object.fromEntries(by);
}

function toursIn({ graph, tours, driver }: Plan): Tours {
  const { machine } = graph.engine;
  const traces = tours.map(({ first, steps }) => [first, ...steps.map(({ trace }) => trace)]);
  const states = statesOf(machine).filter(({ type }) => type !== 'history');
  const taken = [...transitionIds(machine)].filter(([transition]) => !isForbidding(transition));
  return {
    names: tours.map(({ start, steps }, index) => tourName(index, start, steps.length)),
    states: indexed(
      states.map(pathOf),
      traces.map((all) => all.flatMap((trace) => trace.states)),
    ),
    transitions: indexed(
      taken.map(([, id]) => id),
      traces.map((all) => all.flatMap((trace) => trace.transitions)),
    ),
    reasons: driver.unreachable ?? {},
  };
}

/** Measures the flows that have paths; a flow that has no driver yet has no tours. */
export async function measure(flows: readonly string[]): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const flow of flows) {
    const model = models[flow];
    if (model === undefined) continue;
    // The abstraction that hides a difference changes nothing here; the path tests find them.
    const graph = explore(model, model.machine, { trustsAbstraction: true });
    const isDriven = project.driven.includes(flow);
    const plan = isDriven ? await planOf(project, flow, 'transitions', graph) : null;
    measured.set(flow, { numbers: numbersOf(flow, graph), tours: plan && toursIn(plan) });
  }
  return measured;
}
