// Structured data (JSON-LD, schema.org): describes a page to machines.
import { essays } from '#content/essays.ts';
import { routes } from '#content/routes.ts';
import type { Detail } from '#content/schema.items.ts';
import { signals } from '#content/signals.ts';
import { author } from '#content/author.ts';
import { site } from '#content/site.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** A page, as far as its head needs it. */
export type PublishedPage = { path: string; title: string; description: string };

const organization = (siteUrl: string): Thing => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: site.brand.name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon.svg`,
  slogan: site.brand.tagline,
  description: site.footer.statement,
});

const reference = (siteUrl: string) => ({ '@id': `${siteUrl}/#organization` });

const personId = (siteUrl: string) => `${siteUrl}${author.href}#person`;

/** Who has written the site. A page of its own says more. */
const person = (siteUrl: string): Thing => ({
  '@type': 'Person',
  '@id': personId(siteUrl),
  name: author.name,
  url: siteUrl + author.href,
  worksFor: reference(siteUrl),
});

/** Whether an item is a text of an author: toolkits, tools, offers and people are none, and answers are samples. */
export const isArticle = ({ kind, date }: Detail): boolean =>
  date !== undefined && (kind === 'second-curve' || kind === 'next-curve');

function article(
  { path, title, summary, date, premium = false }: Detail,
  image: string,
  siteUrl: string,
): Thing {
  const listed = [...essays, ...signals].find(({ href }) => href === path);
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    url: siteUrl + path,
    mainEntityOfPage: siteUrl + path,
    image: siteUrl + image,
    datePublished: date,
    dateModified: date,
    inLanguage: 'en-US',
    ...(listed && { articleSection: listed.category, keywords: listed.tags.join(', ') }),
    isAccessibleForFree: !premium,
    author: { '@id': personId(siteUrl) },
    publisher: reference(siteUrl),
  };
}

/** The breadcrumb of a page: home, its section, the page. */
function breadcrumb({ path, title }: PublishedPage, siteUrl: string): Thing {
  const room = Object.values(routes).find(
    (route) => route.path !== '/' && path.startsWith(`${route.path}/`),
  );
  const steps = [
    { name: site.breadcrumb.home.name, path: '/' },
    ...(room === undefined ? [] : [{ name: room.title, path: room.path }]),
    // A route's own name: its title in the head says more.
    { name: Object.values(routes).find((route) => route.path === path)?.title ?? title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}

/** What kind of page it is, where schema.org has a name for it. */
const kinds: Readonly<Record<string, string>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
};

/**
 * The structured data of a page: its publisher, its address, and its content, as far as that is real: the gatherings are
 * samples, so no page announces an event.
 * @param page the page
 * @param detail the item that the page shows, if it shows one
 * @param image the path of its image
 * @param siteUrl origin of the published site, without a slash at the end
 */
export function structuredData(
  page: PublishedPage,
  detail: Detail | undefined,
  image: string,
  siteUrl: string,
) {
  const graph: Thing[] = [organization(siteUrl)];
  if (page.path === '/')
    graph.push({
      '@type': 'WebSite',
      name: site.brand.name,
      url: `${siteUrl}/`,
      inLanguage: 'en-US',
      publisher: reference(siteUrl),
    });
  else graph.push(breadcrumb(page, siteUrl));
  if (detail !== undefined && isArticle(detail))
    graph.push(person(siteUrl), article(detail, image, siteUrl));
  if (page.path === author.href)
    graph.push(person(siteUrl), {
      '@type': 'ProfilePage',
      url: siteUrl + page.path,
      mainEntity: { '@id': personId(siteUrl) },
    });
  const kind = kinds[page.path];
  if (kind !== undefined)
    graph.push({ '@type': kind, url: siteUrl + page.path, about: reference(siteUrl) });
  return { '@context': 'https://schema.org', '@graph': graph };
}
