// @vitest-environment happy-dom
// The files next to the pages and their heads: feeds by the rules of RSS 2.0 and JSON Feed 1.1, sitemap, cards,
// structured data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { details } from '#content/details.ts';
import type { Block } from '#content/schema.publications.ts';
import { documentsOf } from '../../src/boot/published/documents.ts';
import { feeds } from '../../src/boot/published/feeds.ts';
import { headTagsOf } from '../../src/boot/published/headTags.ts';
import { htmlOf } from '../../src/boot/published/html.ts';
import { root } from '../../server/settings.mjs';

const siteUrl = 'https://axis.test';
const pages = ['/', '/library', '/auth', '/auth/signin', ...details.map(({ path }) => path)];
const documents = documentsOf(siteUrl, pages, new Date('2026-11-23T12:00:00Z'));
const file = (name: string) => documents[name] ?? '';

const xml = (text: string) => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
const textOf = (parent: Element | Document, name: string) =>
  parent.getElementsByTagName(name)[0]?.textContent ?? '';

/** The paragraphs of a premium publication after its public part. */
const keptBack = (id: string) =>
  readFileSync(join(root, `content/premium/${id}.md`), 'utf8')
    .split('<!-- more -->')
    .slice(1)
    .flatMap((rest) => rest.split('\n\n'))
    .filter((paragraph) => /^[A-Z][^*_|[\]]{40,}$/.test(paragraph.trim()))
    .map((paragraph) => paragraph.trim());

describe.each(feeds.map((feed) => [feed.path, feed] as const))('the feed of %s', (path, feed) => {
  const rss = xml(file(`${path.slice(1)}/feed.xml`));
  const channel = rss.getElementsByTagName('channel')[0] as Element;
  const items = [...rss.getElementsByTagName('item')];
  const json = JSON.parse(file(`${path.slice(1)}/feed.json`)) as {
    [name: string]: unknown;
    items: Record<string, string>[];
  };
  const hrefs = feed.items.map(({ href }) => siteUrl + href);

  test('RSS 2.0: the channel has its title, link, description, language, day and own address', () => {
    expect(rss.documentElement.getAttribute('version')).toBe('2.0');
    expect(textOf(channel, 'title')).toBe(feed.title);
    expect(textOf(channel, 'link')).toBe(siteUrl + path);
    expect(textOf(channel, 'description')).toBe(feed.description);
    expect(textOf(channel, 'language')).toBe('en-us');
    const own = channel.getElementsByTagName('atom:link')[0];
    expect(own?.getAttribute('href')).toBe(`${siteUrl}${path}/feed.xml`);
    expect(own?.getAttribute('rel')).toBe('self');
    expect(textOf(channel, 'lastBuildDate')).toBe(textOf(items[0] as Element, 'pubDate'));
  });

  test('RSS 2.0: every item has title, link, a guid of its own that is the link, a day and a text', () => {
    expect(items.map((item) => textOf(item, 'guid'))).toEqual(hrefs);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    const days = items.map((item) => Date.parse(textOf(item, 'pubDate')));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    for (const item of items) {
      expect(textOf(item, 'link')).toBe(textOf(item, 'guid'));
      expect(textOf(item, 'title')).not.toBe('');
      expect(textOf(item, 'pubDate')).toMatch(
        /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
      );
      expect(textOf(item, 'description').length).toBeGreaterThan(20);
      expect(textOf(item, 'content:encoded')).toMatch(/^<p>/);
    }
  });

  test('JSON Feed 1.1: the same items, each with its id, address, whole text and moment', () => {
    expect(json['version']).toBe('https://jsonfeed.org/version/1.1');
    expect(json['title']).toBe(feed.title);
    expect(json['home_page_url']).toBe(siteUrl + path);
    expect(json['feed_url']).toBe(`${siteUrl}${path}/feed.json`);
    expect(json.items.map(({ id }) => id)).toEqual(hrefs);
    for (const [index, item] of json.items.entries()) {
      expect(item['url']).toBe(item['id']);
      expect(item['content_html']).toBe(textOf(items[index] as Element, 'content:encoded'));
      expect(item['date_published']).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    }
  });

  test('links in the texts are absolute, and lead to the site or to a source', () => {
    const links = json.items.flatMap((item) =>
      [...(item['content_html'] ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
    );
    expect(links.filter((href) => href?.startsWith('https://') !== true)).toEqual([]);
  });
});

test('premium texts are announced and begun, and never included whole', () => {
  const premium = feeds.flatMap(({ items }) => items).filter(({ tier }) => tier === 'premium');
  const all = Object.values(documents).join('');
  expect(premium.length).toBeGreaterThan(2);
  for (const { id, href } of premium) {
    const secrets = keptBack(id);
    expect(secrets.length, id).toBeGreaterThan(0);
    for (const secret of secrets) expect(all).not.toContain(secret.slice(0, 40));
    expect(all).toContain(`${siteUrl}${href}`);
  }
});

test('every kind of block has its HTML, and no text can break out of it', () => {
  const blocks: Block[] = [
    'a < b & "c"',
    { kind: 'heading', level: 2, id: 'h', words: ['H'] },
    {
      kind: 'paragraph',
      words: [{ strong: ['s'] }, { emphasis: ['e'] }, { code: '<c>' }, { link: ['l'], href: '/x' }],
    },
    { kind: 'list', ordered: false, boxes: true, items: [['one']] },
    { kind: 'quote', paragraphs: [['q']] },
    { kind: 'table', caption: 'T', numeric: [false], head: [['h']], rows: [[['1']]] },
    { kind: 'rule' },
  ];
  expect(htmlOf(blocks, (href) => siteUrl + href).split('\n')).toEqual([
    '<p>a &lt; b &amp; &quot;c&quot;</p>',
    '<h2>H</h2>',
    '<p><strong>s</strong><em>e</em><code>&lt;c&gt;</code><a href="https://axis.test/x">l</a></p>',
    '<ul><li>☐ one</li></ul>',
    '<blockquote><p>q</p></blockquote>',
    '<table><caption>T</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<hr>',
  ]);
});

test('the sitemap names every public page once, and its day where it has one', () => {
  const urls = [...xml(file('sitemap.xml')).getElementsByTagName('url')];
  const listed = urls.map((url) => textOf(url, 'loc'));
  expect(listed).toEqual(
    pages.filter((path) => path !== '/auth/signin').map((path) => siteUrl + path),
  );
  const dated = details.filter(({ date }) => date !== undefined).length;
  expect(urls.filter((url) => /^\d{4}-\d\d-\d\d$/.test(textOf(url, 'lastmod')))).toHaveLength(
    dated,
  );
  expect(file('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('security.txt names a mailbox of the site and holds for less than a year (RFC 9116)', () => {
  expect(file('.well-known/security.txt').split('\n')).toEqual([
    'Contact: mailto:security@axis.test',
    'Expires: 2027-11-18T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://axis.test/.well-known/security.txt',
    '',
  ]);
});

const image = { path: '/assets/links/a-1.png', alt: 'A "title" · Axis One' };

const headOf = (path: string) => {
  const head = document.createElement('div');
  const page = { path, title: 'A "title"', description: 'Its text.' };
  head.innerHTML = headTagsOf(page, image, siteUrl);
  const data = head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const graph = (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'];
  return {
    of: (selector: string) => head.querySelector(selector)?.getAttribute('content'),
    feeds: head.querySelectorAll('link[rel="alternate"]').length,
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    types: graph.map((thing) => thing['@type']),
    thing: (type: string) => graph.find((thing) => thing['@type'] === type),
  };
};

describe('the head of a page', () => {
  test('has its one address, and its words on a card', () => {
    const head = headOf('/library');
    expect(head.canonical).toBe(`${siteUrl}/library`);
    expect(head.of('[property="og:url"]')).toBe(head.canonical);
    expect(head.of('[property="og:title"]')).toBe('A "title"');
    expect(head.of('[name="twitter:card"]')).toBe('summary_large_image');
    for (const name of ['[property="og:image"]', '[name="twitter:image"]'])
      expect(head.of(name)).toBe(siteUrl + image.path);
    for (const name of ['[property="og:image:alt"]', '[name="twitter:image:alt"]'])
      expect(head.of(name)).toBe(image.alt);
    expect(head.of('[property="og:image:type"]')).toBe('image/png');
    expect(head.of('[property="og:image:width"]')).toBe('1200');
    expect(head.of('[property="og:image:height"]')).toBe('630');
    expect(head.of('[property="og:type"]')).toBe('website');
    expect(head.feeds).toBe(2);
    expect(headOf('/').feeds).toBe(6);
    expect(headOf('/auth').feeds).toBe(0);
  });

  test('of a tab of /auth names the page itself, and is not listed', () => {
    expect(headOf('/auth/signup').canonical).toBe(`${siteUrl}/auth`);
    expect(headOf('/auth/signup').of('[name="robots"]')).toBe('noindex');
    expect(headOf('/auth').of('[name="robots"]')).toBeUndefined();
  });

  const texts = details.filter(({ kind }) => kind === 'second-curve' || kind === 'next-curve');

  test.each(texts.map((one) => [one.path, one] as const))(
    '%s is an article below its room',
    (path, { date, premium = false }) => {
      const head = headOf(path);
      expect(head.of('[property="og:type"]')).toBe('article');
      expect(head.thing('Article')).toMatchObject({
        datePublished: date,
        image: siteUrl + image.path,
        isAccessibleForFree: !premium,
        author: { '@id': `${siteUrl}/advisor#person` },
      });
      expect(head.thing('Person')).toMatchObject({
        '@id': `${siteUrl}/advisor#person`,
        name: 'The advisor',
      });
      expect(head.thing('BreadcrumbList')?.['itemListElement']).toMatchObject([
        { position: 1, item: `${siteUrl}/` },
        { position: 2 },
        { position: 3, item: siteUrl + path },
      ]);
    },
  );

  test.each(details.filter((one) => !texts.includes(one)).map(({ path }) => path))(
    '%s is no article: it is a tool, an offer, a person or a sample',
    (path) => {
      const head = headOf(path);
      expect(head.of('[property="og:type"]')).toBe('website');
      expect(head.types).toEqual(['Organization', 'BreadcrumbList']);
    },
  );

  test('of a route has its name in the breadcrumb, not what one gets there', () => {
    expect(headOf('/asyncq').thing('BreadcrumbList')?.['itemListElement']).toMatchObject([
      { name: 'Home' },
      { name: 'AsynQ' },
    ]);
  });

  test('of the Open Circle announces no event, because its gatherings are samples', () => {
    expect(headOf('/open-circle').types).toEqual(['Organization', 'BreadcrumbList']);
  });

  test('of the advisor is the profile of a person, of the landing page names the site', () => {
    const head = headOf('/advisor');
    expect(head.thing('ProfilePage')).toMatchObject({
      mainEntity: { '@id': head.thing('Person')?.['@id'] },
    });
    expect(headOf('/').types).toEqual(['Organization', 'WebSite']);
  });
});
