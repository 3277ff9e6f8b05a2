// The feeds of both newsletters and of the Library, as RSS 2.0 and as JSON Feed 1.1.
import { essays } from '#content/essays.ts';
import { library } from '#content/library.ts';
import { feedWords } from '#content/published.ts';
import { secondCurveDetails } from '#content/details/second-curve.ts';
import { nextCurveDetails } from '#content/details/next-curve.ts';
import type { Article } from '#content/schema.items.ts';
import { signals } from '#content/signals.ts';
import { author } from '#content/author.ts';
import { escaped, htmlOf } from './html.ts';

type FeedPath = keyof typeof feedWords.feeds;

export type Feed = {
  /** The page that the feed belongs to; the feed files are below its path. */
  path: FeedPath;
  title: string;
  description: string;
  /** Newest first. */
  items: readonly Omit<Article, 'featured'>[];
};

const newestFirst = (articles: Feed['items']) =>
  articles.toSorted((one, other) => other.date.localeCompare(one.date));

/** The three feeds of the site. */
export const feeds: readonly Feed[] = [
  { path: '/second-curve', ...feedWords.feeds['/second-curve'], items: newestFirst(essays) },
  { path: '/next-curve', ...feedWords.feeds['/next-curve'], items: newestFirst(signals) },
  { path: '/library', ...feedWords.feeds['/library'], items: newestFirst(library) },
];

const bodies = new Map(
  [...secondCurveDetails, ...nextCurveDetails].map(({ path, body }) => [path, body]),
);

/** The full body of a free item; for a premium item its free part, and a link to the rest. */
function contentOf({ href, tier }: Feed['items'][number], siteUrl: string) {
  const html = htmlOf(bodies.get(href) ?? [], (address) =>
    address.startsWith('#') ? siteUrl + href + address : siteUrl + address,
  );
  if (tier === 'free') return html;
  return `${html}\n<p><a href="${siteUrl}${href}">${escaped(feedWords.rest)}</a></p>`;
}

/** A date in the format of RFC 822: its first second in UTC. */
const rfc822 = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`).toUTCString();

/**
 * A feed as RSS 2.0, with whole texts (content:encoded) and its own address (atom:link).
 * @param feed which
 * @param siteUrl origin of the published site, without a slash at the end
 */
export function rssOf(feed: Feed, siteUrl: string): string {
  const items = feed.items.map((item) =>
    [
      '<item>',
      `<title>${escaped(item.title)}</title>`,
      `<link>${siteUrl}${item.href}</link>`,
      `<guid isPermaLink="true">${siteUrl}${item.href}</guid>`,
      `<pubDate>${rfc822(item.date)}</pubDate>`,
      `<dc:creator>${escaped(author.name)}</dc:creator>`,
      ...item.tags.map((tag) => `<category>${escaped(tag)}</category>`),
      `<description>${escaped(item.excerpt)}</description>`,
      `<content:encoded>${escaped(contentOf(item, siteUrl))}</content:encoded>`,
      '</item>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escaped(feed.title)}</title>`,
    `<link>${siteUrl}${feed.path}</link>`,
    `<description>${escaped(feed.description)}</description>`,
    '<language>en-us</language>',
    `<atom:link href="${siteUrl}${feed.path}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...feed.items.slice(0, 1).map(({ date }) => `<lastBuildDate>${rfc822(date)}</lastBuildDate>`),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/**
 * The same feed as JSON Feed 1.1.
 * @param feed which
 * @param siteUrl origin of the published site, without a slash at the end
 */
export function jsonFeedOf(feed: Feed, siteUrl: string): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: siteUrl + feed.path,
    feed_url: `${siteUrl}${feed.path}/feed.json`,
    description: feed.description,
    language: 'en-US',
    authors: [{ name: author.name, url: siteUrl + author.href }],
    items: feed.items.map((item) => ({
      id: siteUrl + item.href,
      url: siteUrl + item.href,
      title: item.title,
      summary: item.excerpt,
      content_html: contentOf(item, siteUrl),
      date_published: `${item.date}T00:00:00Z`,
      tags: item.tags,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
