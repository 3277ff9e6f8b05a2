// What the tests of this folder walk of a flow, for `npm run paths -- <flow> --coverage`.
import type { Graph } from '../../tests/paths/kit/explore.ts';
import type { Walked } from '../../tests/paths/kit/ranking.ts';
import { project } from './app.ts';
import { planOf, reachable } from './kit/plan.ts';

/**
 * The tours of a flow, and the part of its graph that a browser offers.
 * @param graph the flow, explored
 */
export async function walkedInBrowser(
  flow: string,
  graph: Graph,
): Promise<{ walked: Walked[]; offered: Graph }> {
  const { driver, tours } = await planOf(project, flow, 'transitions', graph);
  const walked = tours.map(({ start, steps }) => ({
    start,
    ids: steps.map(({ move }) => move.id),
  }));
  return { walked, offered: reachable(graph, driver) };
}
