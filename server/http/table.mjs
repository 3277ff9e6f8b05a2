// The one table of how the site is served: which file answers an address, and with which headers.
// Our own server reads it (serve.mjs); a static host reads it as files (tools/site/hostFiles.mjs).
import { errorStyle } from './errorStyle.mjs';
import { barePolicy, hashOf, pagePolicy } from './policy.mjs';

/**
 * @typedef {import('./policy.mjs').Sources} Sources
 * @typedef {{ html: string, headers: Record<string, string> }} ExtraPage a page beside those of the built site
 */

/** One year: the names of these files change with what is in them. */
const forEver = 'public, max-age=31536000, immutable';
export const askEachTime = 'no-cache';

/**
 * The source expression that lets an inline style through.
 * @param {string} text what is between `<style>` and `</style>`, unchanged
 */
export const styleHash = hashOf;

/** Features of the browser that the site never asks for; the microphone records voice notes, on this site alone. */
const permissions = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=(self)',
  'midi=()',
  'payment=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

/** The headers of everything; the site's pages have a policy of their own in place of this one (pageHeaders). */
export const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': barePolicy([styleHash(errorStyle)]),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions,
};

/**
 * The headers of a site whose address is https: for two years browsers ask for nothing but https, here and below.
 * @param {string} siteUrl
 * @returns {Record<string, string>}
 */
export const transportHeaders = (siteUrl) =>
  siteUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : {};

/**
 * What every answer of a server begins with. An answer that says nothing else is kept nowhere: the backend's carry
 * tokens and members' data.
 * @param {string} siteUrl where the site is reached
 * @returns {Record<string, string>}
 */
export const answerHeaders = (siteUrl) => ({
  'Cache-Control': 'no-store',
  ...everywhere,
  ...transportHeaders(siteUrl),
});

/** For a page that talks to a window of another site that it opened. */
const opener = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };

/**
 * The headers of one page of the built site, over those of everything.
 * @param {Sources} sources
 * @param {string} file the page's file below the built site
 * @returns {Record<string, string>}
 */
export const pageHeaders = (sources, file) => ({
  'Content-Security-Policy': pagePolicy(sources, file),
  ...(sources.opensWindows ? opener : {}),
});

/** Rules of caching, the first that fits; a pattern ends with `*` or is a path. */
export const caching = [
  { pattern: '/assets/*', value: forEver },
  { pattern: '/*', value: askEachTime },
];

/** Pictures that other sites show beside a link to a page. */
export const shownElsewhere = '/assets/links/*';
export const sharing = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Whether a query carries a secret: a mailed token, a code, a session. */
const carriesToken = /[?&](?:[\w-]*token[\w-]*|code|apikey)=/i;

/** For an address that carries a secret: the answer is not cached, and no other site receives the address. */
const secretAddress = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/** Addresses whose path is a secret: no search engine lists them either. */
export const secretPaths = '/answers/*';
export const secretPath = { ...secretAddress, 'X-Robots-Tag': 'noindex' };

/** The file that answers every unknown address. */
export const missingFile = '404.html';

/**
 * The file of a page: /co-lab is co-lab.html, so that hosts which drop the ending find it by themselves.
 * @param {string} path
 */
export const fileOf = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Addresses that share a page: what they name is known in the browser alone. `page` is the address of the page that was
 * made for all of them, `written` how a static host writes the pattern.
 */
export const sharedPages = [
  { pattern: /^\/requests\/[^/.]+$/, written: '/requests/:id', page: '/requests/id' },
  {
    pattern: /^\/requests\/[^/.]+\/answer$/,
    written: '/requests/:id/answer',
    page: '/requests/id/answer',
  },
  { pattern: /^\/answers\/[^/.]+$/, written: '/answers/:token', page: '/answers/token' },
];

/** @param {string} path */
export const sharedPage = (path) => sharedPages.find(({ pattern }) => pattern.test(path))?.page;

/** @param {string} pattern @param {string} path */
const fits = (pattern, path) => path.startsWith(pattern.slice(0, -1));

/** @param {string} path */
export const cacheControl = (path) =>
  caching.find(({ pattern }) => (pattern.endsWith('*') ? fits(pattern, path) : path === pattern))
    ?.value ?? askEachTime;

/** @type {Record<string, string>} */
const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
};

/** @param {string} file */
const endingOf = (file) => /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';

/** @param {string} file */
export const typeOf = (file) => types[endingOf(file)] ?? 'application/octet-stream';

/**
 * Whether a file is kept compressed beside itself; fonts and pictures are already.
 * @param {string} file
 */
export const isCompressible = (file) =>
  ['html', 'js', 'css', 'json', 'svg', 'txt', 'xml', 'webmanifest'].includes(endingOf(file));

/**
 * Whether a file of the build may be served: not those for static hosts, and nothing in a folder of the build's own.
 * @param {string} file its path below the built site
 */
export const isServed = (file) =>
  !/^\/*(?:(?:_headers|_redirects)$|\.(?!well-known\/security\.txt$))/.test(file);

/**
 * @typedef {{ status: 200 | 404, file: string, page?: string } | { status: 308, location: string }} Answer
 * `page`: the shared page that answers, which the log names instead of the address
 */

/**
 * What the site answers at a path.
 * @param {string | undefined} path decoded; nothing where it could not be
 * @param {string} search with its question mark, or nothing
 * @param {(file: string) => boolean} exists
 * @returns {Answer}
 */
export function answerFor(path, search, exists) {
  /** @type {Answer} */
  const missing = { status: 404, file: missingFile };
  if (path === undefined || !isServed(path) || /\.\.|\0|\\/.test(path)) return missing;
  if (path !== '/' && path.endsWith('/')) {
    const page = path.replace(/\/+$/, '');
    return exists(fileOf(sharedPage(page) ?? page)) && !page.startsWith('//')
      ? { status: 308, location: page + search }
      : missing;
  }
  if (path.endsWith('.html')) {
    const page = path.slice(0, -'.html'.length);
    if (path === `/${missingFile}` || !exists(path.slice(1)) || page.startsWith('//'))
      return missing;
    return { status: 308, location: (page === '/index' ? '/' : page) + search };
  }
  if (path === '/404') return missing;
  if (exists(fileOf(path))) return { status: 200, file: fileOf(path) };
  if (path !== '/' && exists(path.slice(1)) && endingOf(path) !== '')
    return { status: 200, file: path.slice(1) };
  const page = sharedPage(path);
  if (page !== undefined && exists(fileOf(page))) return { status: 200, file: fileOf(page), page };
  return missing;
}

/**
 * The headers of an answer.
 * @param {string} path what was asked for
 * @param {number} status
 * @param {string} [search] its query, with the question mark
 * @returns {Record<string, string>}
 */
export const headersFor = (path, status, search = '') => ({
  ...everywhere,
  'Cache-Control': status === 200 ? cacheControl(path) : askEachTime,
  ...(fits(shownElsewhere, path) ? sharing : {}),
  ...(carriesToken.test(search) ? secretAddress : {}),
  ...(fits(secretPaths, path) ? secretPath : {}),
});
