// The build's own entry: renders every address to HTML, with actors that are never started and ports without a
// provider.
import { prerender } from 'react-dom/static';
import type { ComponentType } from 'react';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { ServerStyleSheet } from 'styled-components';
import { details } from '#content/details.ts';
import { routes, type RoutePath } from '#content/routes.ts';
import type { RouteContent } from '#content/schema.ts';
import { site } from '#content/site.ts';
import type { FlowId } from './flows.ts';
import { membersOnly } from './guard.ts';
import type { App } from './app.tsx';
import { Missing } from '#pages/missing/Missing.tsx';
import { PageDataContext } from './pageData.ts';
import { emptyApp } from './prerenderApp.ts';
import { componentIn } from './prerenderPages.ts';
import { routeFile } from './routeFile.ts';
import { shellPaths } from './shellPaths.ts';
import { titled } from '#pages/parts/head.ts';
import type { DetailPageData } from '#pages/parts/load.ts';
import { PreservedHtml } from '#ui/staticHtml.tsx';
import { newRouter } from './router.tsx';
import { documentsOf } from '#boot/published/documents.ts';
import { canonicalPath, headTagsOf, hiddenTag, type PageImage } from '#boot/published/headTags.ts';
import { altOf, cardOfItem, cardOfRoute } from '#boot/published/linkCards.ts';
import { linkImageOf, type Studio } from '#boot/published/linkImage.tsx';
import { Site } from './site.tsx';

/** The address that represents all unknown addresses. */
const missing = '/404';
export type Address = { path: string; kind: 'page' | 'shell' | 'missing' };

export type Rendered = {
  /** Tags for the document's head: title, metas, styles. */
  head: string;
  /** The HTML inside #root. */
  body: string;
  /** The loader's data that the page uses, as JSON; empty where it uses none. */
  data: string;
  /** The file in src/routes whose component the page is; empty for the 404. */
  part: string;
  /** The modules of the flows that it starts. */
  flows: string[];
  /**
   * What a member's own page, which is shown to its member without the router, begins with: the ids of its flows, and how the member's
   * requests are read; null for any other address.
   */
  own: { flows: string[]; reading: { url: string; key: string } } | null;
};

/** Every address of the site: its routes, its detail pages, the tabs of /auth, and the 404. */
export function addresses(): Address[] {
  const { routesByPath } = newRouter(emptyApp('/'));
  const guarded = Object.entries(routesByPath)
    .filter(([, route]) => route.options.beforeLoad === membersOnly)
    .map(([path]) => path);
  const paths = [
    ...Object.keys(routes),
    ...details.map(({ path }) => path),
    '/auth/signin',
    '/auth/signup',
  ];
  return [
    ...paths.map((path): Address => ({ path, kind: guarded.includes(path) ? 'shell' : 'page' })),
    ...shellPaths.map((path): Address => ({ path, kind: 'shell' })),
    { path: missing, kind: 'missing' },
  ];
}

/** React renders head elements before everything else: they are cut off there. */
function cutHead(html: string): { head: string; body: string } {
  const length =
    /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0].length ?? 0;
  return { head: html.slice(0, length), body: html.slice(length) };
}

type Loaded = {
  routeId: string;
  meta: readonly Meta[];
  data: unknown;
  Waiting: ComponentType | undefined;
};
type Meta = { title?: string; name?: string; content?: string };

/** The ending of every title in the document; a card shows the site's name separately. */
const titleEnding = ` · ${site.brand.titleSuffix}`;

/** The description of a page that has none of its own. */
const brandOnly: readonly Meta[] = [{ name: 'description', content: site.brand.tagline }];

/** Runs the loader of a member's page, which fetches the flows of the page, and returns what it gives. */
async function prefetched(route: AnyRoute | undefined, app: App): Promise<unknown> {
  const loader: unknown = route?.options.loader;
  return typeof loader === 'function' ? loader({ context: { app } }) : undefined;
}

/** How the HTML of a member's own page reads the member's requests. */
const reading = {
  url: `${import.meta.env.VITE_SUPABASE_URL || ''}/rest/v1/rpc/my_requests`,
  key: import.meta.env.VITE_SUPABASE_ANON_KEY,
};

/** A member's page whose words are the same for every member: it needs no loader, and so no router. */
const isOwn = ({ path, kind }: Address) => kind === 'shell' && path in routes;

/** The router's data for an address; for a shell only what it shows while its guard waits, and its words where they are known. */
async function load(address: Address, app: App): Promise<Loaded> {
  const { path, kind } = address;
  const router = newRouter(app, createMemoryHistory({ initialEntries: [path] }));
  if (kind === 'page') await router.load();
  const matches =
    kind === 'page' ? router.state.matches : router.matchRoutes(router.latestLocation);
  const match = matches.at(-1);
  if (match === undefined || (kind === 'page' && match.status !== 'success'))
    throw new Error(`${path} leads elsewhere, or to nothing.`);
  const { routeId } = match;
  const known = new Map<string, AnyRoute>(Object.entries(router.routesById));
  // A member's page is rendered in the browser alone: its flows are those that its loader prefetches.
  const given = kind === 'shell' ? await prefetched(known.get(routeId), app) : undefined;
  const words = isOwn(address) ? (given as RouteContent) : undefined;
  const ofShell = words === undefined ? [...titled(words).meta, ...brandOnly] : titled(words).meta;
  return {
    routeId,
    meta: ((kind === 'page' ? match.meta : ofShell) ?? []) as Meta[],
    data: kind === 'page' ? match.loaderData : words,
    Waiting: known.get(routeId)?.options.pendingComponent as ComponentType | undefined,
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The head of the loaded page: the router removes it when it renders another page. */
const headTags = (meta: readonly Meta[]) =>
  meta
    .map(({ title, name = '', content = '' }) =>
      title === undefined
        ? `<meta data-first name="${escaped(name)}" content="${escaped(content)}">`
        : `<title data-first>${escaped(title)}</title>`,
    )
    .join('');

/** The page as browser.tsx will hydrate it; `asksForData` is called when the page reads its loader's data. */
async function pageOf(
  { routeId, data, Waiting }: Loaded,
  kind: 'page' | 'shell',
  asksForData: () => void,
) {
  if (kind === 'shell') return <PreservedHtml>{Waiting && <Waiting />}</PreservedHtml>;
  const Page = await componentIn(routeFile(routeId));
  const read = () => {
    asksForData();
    return data;
  };
  return (
    <PageDataContext value={read}>
      <Page />
    </PageDataContext>
  );
}

/** Draws the image of a page; an item's from its loader data. */
function imageOf(path: string, data: unknown, studio: Studio): PageImage {
  const known = canonicalPath(path);
  const isItem = details.some((one) => one.path === known);
  const card = isItem ? cardOfItem(data as DetailPageData) : cardOfRoute(known as RoutePath);
  return { path: studio.keep(known, linkImageOf(card, studio.glyphs)), alt: altOf(card) };
}

/** The head tags of a page for link previews and crawlers; a shell and the 404 ask not to be indexed. */
function published(
  { path, kind }: Address,
  { meta, data }: Pick<Loaded, 'meta' | 'data'>,
  siteUrl: string,
  studio: Studio,
): string {
  if (kind !== 'page') return hiddenTag;
  const title = meta.find((tag) => tag.title !== undefined)?.title ?? site.brand.name;
  const description = meta.find(({ name }) => name === 'description')?.content ?? '';
  const page = { path, title: title.replace(titleEnding, ''), description };
  return headTagsOf(page, imageOf(path, data, studio), siteUrl);
}

/** The files beside the pages: feeds, sitemap, robots.txt; `siteUrl` is the origin of the published site. */
export const documents = (siteUrl: string): Record<string, string> =>
  documentsOf(
    siteUrl,
    addresses()
      .filter(({ kind }) => kind === 'page')
      .map(({ path }) => path),
    new Date(),
  );

/** Renders one address of the site that is published at `siteUrl`; the studio keeps the picture of its link. */
export async function render(address: Address, siteUrl: string, studio: Studio): Promise<Rendered> {
  const { path, kind } = address;
  const flows = new Set<string>();
  const named = new Set<FlowId>();
  const app = emptyApp(path, flows, kind === 'shell', named);
  // Flows that the loader of a public page prefetches do not count as flows that the page uses.
  const loaded =
    kind === 'missing' ? null : await load(address, kind === 'shell' ? app : emptyApp(path));
  const known = loaded ?? { meta: brandOnly, data: undefined };
  // A member's own page is rendered in the browser: its words are there, whether it reads them or not.
  let asksForData = isOwn(address);
  const content =
    loaded === null || kind === 'missing' ? (
      <Missing />
    ) : (
      await pageOf(loaded, kind, () => {
        asksForData = true;
      })
    );
  const sheet = new ServerStyleSheet();
  // The same tree as in browser.tsx, where a layer may be over the content: other ids would break hydration.
  const whole = (
    <Site app={app}>
      {content}
      {null}
    </Site>
  );
  const { prelude } = await prerender(sheet.collectStyles(whole), {
    // No boundary is streamed in later: the page is read without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const { head, body } = cutHead(await new Response(prelude).text());
  if (body === '') throw new Error(`${path} is empty.`);
  return {
    head:
      headTags(known.meta) +
      published(address, known, siteUrl, studio) +
      head +
      sheet.getStyleTags(),
    body,
    data: asksForData ? JSON.stringify(loaded?.data).replaceAll('<', '\\u003c') : '',
    part: loaded === null ? '' : routeFile(loaded.routeId),
    flows: [...flows],
    own: isOwn(address) ? { flows: [...named], reading } : null,
  };
}
