// The one table of how the site is served: which file answers an address, and with which headers.
// Our own server reads it (serve.mjs); a static host reads it as files (hostFiles, written into the build).

/** One year: the names of these files change with what is in them. */
const forEver = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';

/** The headers of everything. */
export const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
};

/** Rules of caching, the first that fits; a pattern ends with `*` or is a path. */
export const caching = [
  { pattern: '/assets/*', value: forEver },
  { pattern: '/*', value: askEachTime },
];

/** The file that stands for every address that leads nowhere. */
export const missingFile = '404.html';

/**
 * The file of a page: /co-lab is co-lab.html, so that hosts which drop the ending find it by themselves.
 * @param {string} path
 */
export const fileOf = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** @param {string} path */
export const cacheControl = (path) =>
  caching.find(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )?.value ?? askEachTime;

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
export const isServed = (file) => !/^\/*(?:(?:_headers|_redirects)$|\.)/.test(file);

/**
 * @typedef {{ status: 200 | 404, file: string } | { status: 308, location: string }} Answer
 */

/**
 * What stands at a path.
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
    return exists(fileOf(page)) && !page.startsWith('//')
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
  return missing;
}

/**
 * The headers of an answer.
 * @param {string} path what was asked for
 * @param {number} status
 * @returns {Record<string, string>}
 */
export const headersFor = (path, status) => ({
  ...everywhere,
  'Cache-Control': status === 200 ? cacheControl(path) : askEachTime,
});

/**
 * The same rules as files that Netlify, Cloudflare Pages and their like read.
 * @param {string[]} pages the paths of all pages
 * @returns {Record<string, string>}
 */
export function hostFiles(pages) {
  const lines = [
    '/*',
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    `  Cache-Control: ${askEachTime}`,
  ];
  for (const { pattern, value } of caching.filter((rule) => rule.pattern !== '/*'))
    // A rule that follows adds to the ones before it: the general one is taken back first.
    lines.push(pattern, '  ! Cache-Control', `  Cache-Control: ${value}`);
  const redirects = pages
    .filter((path) => path !== '/')
    .map((path) => `${path}/ ${path} 308\n${path} /${fileOf(path)} 200`);
  return {
    _headers: `${lines.join('\n')}\n`,
    _redirects: `${[...redirects, `/* /${missingFile} 404`].join('\n')}\n`,
  };
}
