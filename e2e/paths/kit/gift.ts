// A failing path is a gift: as short as it still fails, told step by step, with the command that walks it again.
import type { Page } from 'playwright/test';
import { tellPath } from '../../../tests/paths/kit/run.ts';
import { wayTo } from '../../../tests/paths/kit/explore.ts';
import type { Graph } from '../../../tests/paths/kit/explore.ts';
import { follow } from '../../../tests/paths/kit/select.ts';
import { Stumble } from './sights.ts';
import { travel } from './travel.ts';
import type { PageDriver } from './travel.ts';

type Way = { start: string; ids: readonly string[] };

/** How often a failing path is walked anew to make it shorter. */
const attempts = 12;

/** Ways that end with the same steps and come there sooner, the shortest first. */
function shortcuts(graph: Graph, { start, ids }: Way): Way[] {
  const ways = ids.map((_, index): Way | undefined => {
    const before = follow(graph, start, ids.slice(0, index));
    const situation = before?.steps.at(-1)?.situation ?? before?.begin;
    const node = situation && graph.byKey.get(graph.keyOf(situation));
    if (node === undefined) return undefined;
    const lead = wayTo(graph, node.index).map(({ move }) => move.id);
    return { start: node.start, ids: [...lead, ...ids.slice(index)] };
  });
  // Without any step at all, where the very start is wrong.
  return [{ start, ids: [] }, ...ways]
    .filter((way): way is Way => way !== undefined && way.ids.length < ids.length)
    .filter((way) => follow(graph, way.start, way.ids) !== undefined)
    .toSorted((one, other) => one.ids.length - other.ids.length);
}

/** Walks a way on a page of its own; what it stumbled over, if it did. */
export type Walk = (way: Way) => Promise<Stumble | undefined>;

/** Walks in pages of the same browser, with whatever the test puts into them. */
export const walkIn =
  (page: Page, driver: PageDriver, prepare: (page: Page) => Promise<void> = async () => {}): Walk =>
  async ({ start, ids }) => {
    const fresh = await page.context().newPage();
    try {
      await prepare(fresh);
      await travel(fresh, driver, start, ids);
      return undefined;
    } catch (error) {
      if (error instanceof Stumble) return error;
      throw error;
    } finally {
      await fresh.close();
    }
  };

/** The shortest way found on which it stumbles still, told. */
export async function tellFailure(
  graph: Graph,
  flow: string,
  first: Way & { stumble: Stumble },
  walk: Walk,
): Promise<string> {
  let best = { start: first.start, stumble: first.stumble };
  const failing = first.stumble.moves.map(({ id }) => id);
  const candidates = shortcuts(graph, { start: first.start, ids: failing });
  // What fails on a short way fails there: the first that does is the shortest.
  const tried = candidates.length > attempts ? candidates.slice(0, attempts) : candidates;
  for (const way of tried) {
    const stumble = await walk(way);
    if (stumble === undefined) continue;
    best = { start: way.start, stumble };
    break;
  }
  const [what = '', ...reasons] = best.stumble.message.split('\n');
  const tale = tellPath(flow, graph, what, best.start, best.stumble.moves, reasons);
  return `${tale} --headed`;
}
