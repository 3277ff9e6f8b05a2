// The loaders of the routes. Content is imported on demand, so that a page's first view contains no other page's
// content.
import { notFound } from '@tanstack/react-router';
import { loadFlows, type Flows } from '#boot/flows.ts';
import type { RoutePath } from '#content/routes.ts';
import type { RouteContent } from '#content/schema.ts';
import type { Detail } from '#content/schema.items.ts';
import type { DetailAreaPath } from './detailAreas.ts';
import { descriptionOf } from './description.ts';
import type { HeadWords } from './head.ts';

/** The texts of one of the site's routes (`usePageWords`), once all other parts of the page are loaded. */
export async function wordsOf(path: RoutePath, ...also: Promise<unknown>[]): Promise<RouteContent> {
  const [{ routes }] = await Promise.all([import('#content/routes.ts'), ...also]);
  return routes[path];
}

export type Neighbour = Pick<Detail, 'path' | 'kind' | 'title' | 'summary'> & {
  labels: readonly string[];
};

export type Step = Pick<Detail, 'path' | 'title'>;

/** Everything that a detail page shows, as plain data. */
export type DetailPageData = {
  room: { path: RoutePath; name: string };
  item: Detail;
  labels: readonly string[];
  tags: readonly string[];
  more: { title: string; items: readonly Neighbour[] };
  /** The items before and after it, in the order of its section. */
  beside: { previous: Step | null; next: Step | null };
  /** Its place in a series of the Library, and the link that follows; null where it is in none. */
  part: { place: string; label: string; link: Step } | null;
};

/** Where an item stands in its series, and what follows it there. */
async function partOf(path: string): Promise<DetailPageData['part']> {
  const { series, seriesWords: words } = await import('#content/series.ts');
  const own = series.find(({ parts }) => parts.some(({ href }) => href === path));
  if (own === undefined) return null;
  const { title, parts } = own;
  const at = parts.findIndex(({ href }) => href === path);
  const [first, next] = [parts[0], parts[at + 1]];
  const fill = (said: string) => said.replace('{title}', title);
  return {
    place: words.part.replace('{part}', String(at + 1)).replace('{count}', String(parts.length)),
    label: fill(next === undefined ? words.last : words.next),
    link:
      next === undefined
        ? { path: first?.href ?? path, title: words.again }
        : { path: next.href, title: next.title },
  };
}

/**
 * The item at `<section>/<slug>`, with its details and its links.
 * @throws notFound() for a slug without an item
 */
export async function detailAt(areaPath: DetailAreaPath, slug: string): Promise<DetailPageData> {
  const [{ openArea, labelsOf }, { routes }, { rooms }] = await Promise.all([
    import('./detailAreas.ts'),
    import('#content/routes.ts'),
    import('#content/rooms.ts'),
  ]);
  const { path, details, words, mark } = await openArea(areaPath);
  const slugOf = (detail: Detail) => detail.path.slice(areaPath.length + 1);
  const place = details.findIndex((detail) => slugOf(detail) === slug);
  const item = details[place];
  if (item === undefined) throw notFound();

  const following = [...details.slice(place + 1), ...details.slice(0, place)];
  const known = mark(slug);
  const chosen = following.filter((detail) => known?.neighbours?.includes(slugOf(detail)) ?? true);
  const stepTo = (at: number): Step | null => {
    const step = details[at];
    return step === undefined ? null : { path: step.path, title: step.title };
  };
  return {
    room: { path, name: routes[path].title },
    item,
    labels: labelsOf(item, known),
    tags: known?.tags ?? [],
    part: await partOf(item.path),
    beside: { previous: place > 0 ? stepTo(place - 1) : null, next: stepTo(place + 1) },
    more: {
      title: rooms[words].more,
      items: chosen.slice(0, 2).map((other) => ({
        path: other.path,
        kind: other.kind,
        title: other.title,
        summary: other.summary,
        labels: labelsOf(other, mark(slugOf(other))),
      })),
    },
  };
}

/**
 * The same for the route of a detail page, once the flows of its page and its other parts are loaded.
 * @throws notFound() for a slug without an item
 */
export async function wholeDetail(
  flows: Flows,
  areaPath: DetailAreaPath,
  slug: string,
  ...also: Promise<unknown>[]
): Promise<DetailPageData> {
  const [data] = await Promise.all([
    detailAt(areaPath, slug),
    loadFlows(flows, 'stack', 'stack/share'),
    ...also,
  ]);
  if (data.item.premium === true) await loadFlows(flows, 'premiumText');
  return data;
}

/** The head of a detail page. */
export const detailHead = (data: DetailPageData | undefined): HeadWords | undefined =>
  data && { title: data.item.title, description: descriptionOf(data.item) };
