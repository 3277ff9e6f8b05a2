// The metadata of a page for links to it: its canonical address, its card, its feeds, its structured data.
import { details } from '#content/details.ts';
import { essays } from '#content/essays.ts';
import { signals } from '#content/signals.ts';
import { author } from '#content/author.ts';
import { site } from '#content/site.ts';
import { feeds } from './feeds.ts';
import { escaped } from './html.ts';
import { imageSize } from './linkImage.tsx';
import { isArticle, structuredData, type PublishedPage } from './structured.ts';

/** Addresses of one page share one canonical address: the tabs of /auth are /auth. */
export const canonicalPath = (path: string) => path.replace(/^\/auth\/.*$/, '/auth');

/** Pages that search engines must not list: they belong to one member, or have no content of their own. */
export const unlisted: readonly string[] = ['/auth/signin', '/auth/signup', '/reset-password'];

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta data-first ${kind}="${name}" content="${escaped(content)}">`;

/** The feeds that belong to a page: those of its section, or all of them on the page that offers all. */
function feedsOf(path: string) {
  const own = feeds.filter((feed) => path === feed.path || path.startsWith(`${feed.path}/`));
  return own.length > 0 || !['/', '/newsletter'].includes(path) ? own : feeds;
}

/** The image of a page: the path under which it is served, and its text alternative. */
export type PageImage = { path: string; alt: string };

/** The tags by which a link to the page is shown with its picture. */
const imageTags = ({ path, alt }: PageImage, siteUrl: string) => [
  meta('property', 'og:image', siteUrl + path),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', String(imageSize.width)),
  meta('property', 'og:image:height', String(imageSize.height)),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:card', 'summary_large_image'),
  meta('name', 'twitter:image', siteUrl + path),
  meta('name', 'twitter:image:alt', alt),
];

/**
 * The tags of a public page, for its head. The router takes them away with the first page (data-first).
 * @param page its path, and title and description as its head has them
 * @param image its picture
 * @param siteUrl origin of the published site, without a slash at the end
 */
export function headTagsOf(page: PublishedPage, image: PageImage, siteUrl: string): string {
  const { title, description } = page;
  const path = canonicalPath(page.path);
  const detail = details.find((one) => one.path === path);
  const isText = detail !== undefined && isArticle(detail);
  const listed = [...essays, ...signals].find(({ href }) => href === path);
  const ownUrl = siteUrl + path;
  const data = JSON.stringify(
    structuredData({ path, title, description }, detail, image.path, siteUrl),
  );
  return [
    `<link data-first rel="canonical" href="${escaped(ownUrl)}">`,
    ...(unlisted.includes(page.path) ? [meta('name', 'robots', 'noindex')] : []),
    ...feedsOf(path).flatMap((feed) => [
      `<link data-first rel="alternate" type="application/rss+xml" title="${escaped(feed.title)}" href="${siteUrl}${feed.path}/feed.xml">`,
      `<link data-first rel="alternate" type="application/feed+json" title="${escaped(feed.title)}" href="${siteUrl}${feed.path}/feed.json">`,
    ]),
    meta('property', 'og:site_name', site.brand.name),
    meta('property', 'og:type', isText ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', ownUrl),
    meta('property', 'og:locale', 'en_US'),
    ...(isText
      ? [
          meta('property', 'article:published_time', `${detail.date}T00:00:00Z`),
          meta('property', 'article:author', siteUrl + author.href),
        ]
      : []),
    ...(listed?.tags ?? []).map((tag) => meta('property', 'article:tag', tag)),
    ...imageTags(image, siteUrl),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    `<script data-first type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

/** The tag of a page that no search engine should list: a member's own, or the 404. */
export const hiddenTag = meta('name', 'robots', 'noindex');
