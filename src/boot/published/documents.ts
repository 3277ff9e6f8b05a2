// The files beside the pages: feeds, the sitemap, the search index, robots.txt, security.txt.
import { details } from '#content/details.ts';
import { feeds, jsonFeedOf, rssOf } from './feeds.ts';
import { unlisted } from './headTags.ts';
import { searchIndex } from './searchIndex.ts';

/** The well-known path of security.txt (RFC 9116). */
const securityFile = '.well-known/security.txt';

/** The backend's API paths, closed to crawlers. */
const closedTo = ['/auth/v1/', '/rest/v1/', '/storage/v1/'];

/**
 * All public addresses with the day of their last change, where there is one (sitemaps.org 0.9).
 * @param pages the paths of the public pages
 * @param siteUrl origin of the published site, without a slash at the end
 */
export function sitemapOf(pages: readonly string[], siteUrl: string): string {
  const days = new Map(details.map(({ path, date }) => [path, date]));
  const entries = pages
    .filter((path) => !unlisted.includes(path))
    .map((path) => {
      const day = days.get(path);
      return `<url><loc>${siteUrl}${path}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const robotsOf = (siteUrl: string) =>
  [
    'User-agent: *',
    'Allow: /',
    ...closedTo.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** The validity of a built site's security.txt, in days: RFC 9116 requires less than a year. */
const securityDays = 360;

/** security.txt, the contact for reports of vulnerabilities (RFC 9116). */
const securityOf = (siteUrl: string, builtAt: Date) => {
  const expires = new Date(builtAt.getTime() + securityDays * 86_400_000);
  return [
    `Contact: mailto:security@${new URL(siteUrl).hostname}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/${securityFile}`,
    '',
  ].join('\n');
};

/**
 * Every such file by its name.
 * @param siteUrl origin of the published site, without a slash at the end
 * @param pages the paths of the public pages
 * @param builtAt when the site is built
 */
export function documentsOf(
  siteUrl: string,
  pages: readonly string[],
  builtAt: Date,
): Record<string, string> {
  const feedFiles = feeds.flatMap((feed) => {
    const folder = feed.path.slice(1);
    return [
      [`${folder}/feed.xml`, rssOf(feed, siteUrl)],
      [`${folder}/feed.json`, jsonFeedOf(feed, siteUrl)],
    ];
  });
  return {
    'robots.txt': robotsOf(siteUrl),
    [securityFile]: securityOf(siteUrl, builtAt),
    'sitemap.xml': sitemapOf(pages, siteUrl),
    'search.json': JSON.stringify(searchIndex),
    ...Object.fromEntries(feedFiles),
  };
}
