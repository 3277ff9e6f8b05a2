// Every address has its page with title and heading, and every link of the built site has a target: pages, anchors,
// files, feeds, the sitemap, cards. Read from the files.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { answerFor } from '../../server/http/table.mjs';
import { detailAddresses, publicAddresses } from '../addresses.ts';
import type { Site } from '../../tools/lib/throwaway.mjs';
import { siteVariable } from '../site.setup.ts';

const dist = () => (JSON.parse(process.env[siteVariable] ?? '{}') as Partial<Site>).dist ?? '';
const read = (file: string) => readFileSync(join(dist(), file), 'utf8');
const isThere = (file: string) => existsSync(join(dist(), file));
const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The site's public address, as its own head names it. */
const origin = () =>
  new URL(/rel="canonical" href="([^"]+)"/.exec(read('index.html'))?.[1] ?? '').origin;

/** Every address that a page or a document refers to. */
const referred = (text: string) =>
  [
    /\s(?:href|src)="([^"]*)"/g,
    /<meta[^>]*(?:og:(?:url|image)|twitter:image)" content="(https?:[^"]*)"/g,
    /"(?:url|item|logo|image|home_page_url|feed_url|id)":\s*"(https?:[^"#]*)"/g,
    /<(?:loc|link|guid[^>]*)>(https?:[^<]*)</g,
  ].flatMap((pattern) => [...text.matchAll(pattern)].map(([, to = '']) => unescaped(to)));

/** The problem of an address in `from`, or nothing. */
function faultOf(to: string, from: string): string | undefined {
  if (to.startsWith('#'))
    return read(from).includes(` id="${to.slice(1)}"`)
      ? undefined
      : 'names an anchor that is not there';
  const base = new URL(from.replace(/(?:index)?\.html$/, ''), `${origin()}/`);
  const { protocol, origin: there, pathname, search, hash } = new URL(to, base);
  if (there !== origin())
    return ['https:', 'data:', 'mailto:'].includes(protocol) ? undefined : 'is no address';
  const answer = answerFor(decodeURIComponent(pathname), search, isThere);
  if (answer.status !== 200) return `is answered with ${answer.status}`;
  if (hash === '' || !answer.file.endsWith('.html')) return undefined;
  const page = read(answer.file);
  // The content of a guarded page is not in its shell.
  if (page.includes('data-kind="shell"')) return undefined;
  return page.includes(` id="${hash.slice(1)}"`) ? undefined : 'names an anchor that is not there';
}

const files = () =>
  readdirSync(dist(), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.html$|feed\.(?:xml|json)$|^sitemap\.xml$|^search\.json$/.test(file),
  );

/** The text without tags. */
const wordsOf = (html: string) => unescaped(html.replace(/<[^>]*>/g, '')).trim();

test('every address answers with its title and one heading', () => {
  expect(detailAddresses.length).toBeGreaterThan(30);
  for (const { path, title } of [...publicAddresses, ...detailAddresses]) {
    const answer = answerFor(path, '', isThere);
    if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}.`);
    const page = read(answer.file);
    const [head = ''] = page.split('</head>');
    const titles = [...head.matchAll(/<title[^>]*>([^<]*)</g)].map(([, one = '']) =>
      unescaped(one),
    );
    expect(titles, path).toEqual([`${title} · Axis One`]);
    const headings = [...page.matchAll(/<h1[ >].*?<\/h1>/gs)].map(([html]) => wordsOf(html));
    expect(headings, path).toEqual([
      detailAddresses.some((detail) => detail.path === path) ? title : expect.stringMatching(/\w/),
    ]);
  }
});

test('every link of every page, feed, card and of the sitemap has a target', () => {
  expect(files().length).toBeGreaterThan(50);
  const known = new Map<string, string | undefined>();
  let count = 0;
  const faults = files().flatMap((file) => {
    const hrefs =
      file === 'search.json'
        ? (JSON.parse(read(file)) as { href: string }[]).map(({ href }) => href)
        : referred(read(file));
    count += hrefs.length;
    return [...new Set(hrefs)].flatMap((to) => {
      const key = to.startsWith('#') ? `${file} ${to}` : to;
      if (!known.has(key)) known.set(key, faultOf(to, file));
      const fault = known.get(key);
      return fault === undefined ? [] : [`${file}: ${to} ${fault}`];
    });
  });
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});

test('every public page is linked by another, and is in the sitemap once', () => {
  const led = new Set(
    files()
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) =>
        referred(read(file).replace(/<head>.*<\/head>/s, '')).map((to) =>
          to.replace(/[?#].*$/, ''),
        ),
      ),
  );
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)</g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((path) => !led.has(path))).toEqual([]);
});

/** The content of a meta tag of a page. */
const said = (page: string, name: string) =>
  unescaped(new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(page)?.[1] ?? '');

test('every public page has a link image of its own', () => {
  const pages = files()
    .filter((file) => file.endsWith('.html'))
    .map(read)
    .filter((page) => !said(page, 'robots').includes('noindex'));
  expect(pages.length).toBeGreaterThan(45);
  const bytes = new Map<string, number>();
  for (const page of pages) {
    const { pathname } = new URL(said(page, 'og:image'));
    expect(bytes.has(pathname), pathname).toBe(false);
    const png = readFileSync(join(dist(), pathname));
    bytes.set(pathname, png.length);
    // Signature and header: RFC 2083, width and height first.
    expect(png.subarray(0, 16).toString('latin1')).toBe('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length, pathname).toBeLessThan(100_000);
    expect(pathname).toMatch(/^\/assets\/links\/[a-z0-9-]+-[0-9a-f]{16}\.png$/);
    expect(said(page, 'twitter:image')).toBe(said(page, 'og:image'));
    // The picture has the short title, and the name of the site.
    expect(said(page, 'og:image:alt')).toMatch(/^\S.+ · Axis One$/);
  }
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThan(3_000_000);
});

test('no script requests the stylesheet: every page contains it, and a second copy would change its fonts', () => {
  const names = readdirSync(join(dist(), 'assets'));
  const [sheet = '', ...others] = names.filter((name) => name.endsWith('.css'));
  expect(others).toEqual([]);
  expect(sheet).toMatch(/^style-[\w-]+\.css$/);
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((name) => read(`assets/${name}`).includes(sheet))).toEqual([]);
});
