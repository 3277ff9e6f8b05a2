// What routes load before they render. Content is imported on demand, so that the first view of one page carries no other's.
import { notFound } from '@tanstack/react-router';
import { loadFlows, type Flows } from '#boot/flows.ts';
import type { RoutePath } from '#content/routes.ts';
import type { RouteContent } from '#content/schema.ts';
import type { Detail } from '#content/schema.items.ts';
import type { DetailRoomPath } from './detailRooms.ts';
import type { HeadWords } from './head.ts';

/** The words of one of the site's routes (`usePageWords`), once what the page also needs is here. */
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
  /** The one before and the one after it, in the order of its room. */
  beside: { previous: Step | null; next: Step | null };
};

/**
 * The item that stands at `<room>/<slug>`, with what is known of it and what leads on.
 * @throws notFound() for a slug at which nothing stands
 */
export async function detailAt(roomPath: DetailRoomPath, slug: string): Promise<DetailPageData> {
  const [{ openRoom, labelsOf }, { routes }, { rooms }] = await Promise.all([
    import('./detailRooms.ts'),
    import('#content/routes.ts'),
    import('#content/rooms.ts'),
  ]);
  const { path, details, words, mark } = await openRoom(roomPath);
  const slugOf = (detail: Detail) => detail.path.slice(roomPath.length + 1);
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
 * The same for the route of a detail page, once the flows of its page, and what it also needs, are here.
 * @throws notFound() for a slug at which nothing stands
 */
export async function wholeDetail(
  flows: Flows,
  roomPath: DetailRoomPath,
  slug: string,
  ...also: Promise<unknown>[]
): Promise<DetailPageData> {
  const [data] = await Promise.all([
    detailAt(roomPath, slug),
    loadFlows(flows, 'stack', 'stack/share'),
    ...also,
  ]);
  if (data.item.premium === true) await loadFlows(flows, 'premiumText');
  return data;
}

/** The head of a detail page. */
export const detailHead = (data: DetailPageData | undefined): HeadWords | undefined =>
  data && { title: data.item.title, description: data.item.summary };
