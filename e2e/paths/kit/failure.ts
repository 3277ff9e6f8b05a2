// Shortens a path that failed in the browser, and describes it with the command that runs it again.
import type { Page } from 'playwright/test';
import { describePath } from '../../../tests/paths/kit/run.ts';
import { shortestPathTo } from '../../../tests/paths/kit/explore.ts';
import type { Paths } from '../../../tests/paths/kit/define.ts';
import type { Graph } from '../../../tests/paths/kit/explore.ts';
import { follow } from '../../../tests/paths/kit/select.ts';
import { StepFailure } from './observation.ts';
import { walkPath } from './walkPath.ts';
import type { PageDriver, Step } from './walkPath.ts';

/** An input, and the ids of the moves from there. */
type Route = { start: string; ids: readonly string[] };

/** The largest number of shorter paths that are tried. */
const attempts = 12;

/** Shorter paths that end with the same moves, the shortest first. */
function shortcuts(graph: Graph, { start, ids }: Route): Route[] {
  const routes = ids.map((_, index): Route | undefined => {
    const before = follow(graph, start, ids.slice(0, index));
    const situation = before?.steps.at(-1)?.situation ?? before?.begin;
    const node = situation && graph.byKey.get(graph.keyOf(situation));
    if (node === undefined) return undefined;
    const lead = shortestPathTo(graph, node.index).map(({ move }) => move.id);
    return { start: node.start, ids: [...lead, ...ids.slice(index)] };
  });
  // No move at all, in case the start is wrong.
  return [{ start, ids: [] }, ...routes]
    .filter((route): route is Route => route !== undefined && route.ids.length < ids.length)
    .filter((route) => follow(graph, route.start, route.ids) !== undefined)
    .toSorted((one, other) => one.ids.length - other.ids.length);
}

/** A page that has crashed, or is closed, has no picture. */
export const takePicture = (page: Page, path: string) =>
  page.screenshot({ path }).catch(() => undefined);

/** Walks a path on a new page; returns its failure, if any. */
export type Walk = (way: Route) => Promise<StepFailure | undefined>;

export type ReplayOptions = {
  /** Prepares each page. */
  prepare?: (page: Page) => Promise<void>;
  hears?: Step;
  /** The file in which the last failure is pictured. */
  picture?: string;
};

/** Walks paths in new pages of the same browser context. */
export const replayIn =
  (
    page: Page,
    driver: PageDriver,
    model: Paths,
    { prepare, hears, picture }: ReplayOptions = {},
  ): Walk =>
  async ({ start, ids }) => {
    const fresh = await page.context().newPage();
    try {
      await prepare?.(fresh);
      // A remount forgets where the focus was: walks that listen go without.
      await walkPath(fresh, driver, model, start, ids, hears && { hears, remountAfter: [] });
      return undefined;
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      if (picture !== undefined) await takePicture(fresh, picture);
      return error;
    } finally {
      await fresh.close();
    }
  };

/**
 * The shortest path found that still fails, described.
 * @param picture the file in which `walk` pictures a failure
 */
export async function describeShortest(
  graph: Graph,
  flow: string,
  first: Route & { failure: StepFailure },
  walk: Walk,
  picture?: string,
): Promise<string> {
  let best = { start: first.start, failure: first.failure };
  const failing = first.failure.moves.map(({ id }) => id);
  const candidates = shortcuts(graph, { start: first.start, ids: failing });
  // The shortest come first: the first that fails is the shortest found.
  const tried = candidates.length > attempts ? candidates.slice(0, attempts) : candidates;
  for (const route of tried) {
    const failure = await walk(route);
    if (failure === undefined) continue;
    best = { start: route.start, failure };
    break;
  }
  const [what = '', ...reasons] = best.failure.message.split('\n');
  const text = describePath(flow, graph, what, best.start, best.failure.moves, reasons);
  return [`${text} --headed`, ...(picture === undefined ? [] : [`Picture: ${picture}`])].join('\n');
}
