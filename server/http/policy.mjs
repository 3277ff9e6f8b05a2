// Content-Security-Policy, put together once from what a build says that its pages hold. Vite's development server has
// none: its hot reload puts scripts and styles of its own into a page, a policy that lets them through would refuse
// nothing, and every test of a page runs on a built site.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which a build says what its pages hold; it is never served (isServed in table.mjs). */
export const policyFile = '.policy.json';

/** The site's one Trusted Types policy (src/ui/staticHtml.tsx). */
export const trustedTypesPolicy = 'axis-one-static-html';

/**
 * @typedef {object} Sources what the pages of a build hold and reach besides the site's own files
 * @property {string[]} scripts hashes of the inline scripts of all pages
 * @property {string[]} styles hashes of the inline styles that every page has, or gets from a library
 * @property {Record<string, string[]>} pages hashes of the styles of one page, by its file
 * @property {string[]} connect origins of a hosted Supabase
 * @property {boolean} opensWindows whether a page talks to a window of another site that it opened
 */

/** @type {Sources} */
export const nothingInline = {
  scripts: [],
  styles: [],
  pages: {},
  connect: [],
  opensWindows: false,
};

/**
 * The source expression that lets one inline script or style through.
 * @param {string} text what is between the tags, unchanged
 */
export const hashOf = (text) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** @param {Record<string, string[]>} directives */
const written = (directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const none = ["'none'"];
const own = ["'self'"];

/** @param {string[]} hashes */
const orNone = (hashes) => (hashes.length === 0 ? none : hashes);

/**
 * The policy of an answer that is no page of the site: it loads and runs nothing.
 * @param {string[]} styles hashes of the inline styles it may hold
 */
export const barePolicy = (styles) =>
  written({
    'default-src': none,
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
    ...(styles.length === 0 ? {} : { 'style-src': styles }),
  });

/**
 * What all pages share: everything but `default-src` and the styles.
 * @param {Pick<Sources, 'scripts' | 'connect'>} sources
 */
const shared = ({ scripts, connect }) => ({
  'script-src': [...own, ...scripts],
  'connect-src': [...own, ...connect],
  'font-src': own,
  'img-src': own,
  // A recording is played from the browser's own memory.
  'media-src': ['blob:'],
  'form-action': own,
  'base-uri': none,
  'frame-ancestors': none,
  'frame-src': none,
  'manifest-src': none,
  'object-src': none,
  'worker-src': none,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [trustedTypesPolicy],
});

/** @param {Sources} sources @param {string} file */
const stylesOf = (sources, file) => orNone([...sources.styles, ...(sources.pages[file] ?? [])]);

/**
 * The whole policy of one page, for our own server.
 * @param {Sources} sources
 * @param {string} file the page's file below the built site
 */
export const pagePolicy = (sources, file) =>
  written({ 'default-src': none, ...shared(sources), 'style-src': stylesOf(sources, file) });

/**
 * The policy of all pages for a static host, which has one rule for all of them: without `default-src`, because the
 * styles differ by page and are named in the page itself (metaPolicy). Every other kind of source is named.
 * @param {Sources} sources
 */
export const hostPolicy = (sources) => written(shared(sources));

/**
 * What a page says of its own styles, in a `<meta>`.
 * @param {Sources} sources
 * @param {string} file
 */
export const metaPolicy = (sources, file) => written({ 'style-src': stylesOf(sources, file) });

/**
 * Reads what a build says of its pages.
 * @param {string} dist the built site
 * @returns {Sources} nothing inline where the build says nothing
 */
export function readSources(dist) {
  const file = join(dist, policyFile);
  if (!existsSync(file)) return nothingInline;
  return { ...nothingInline, ...JSON.parse(readFileSync(file, 'utf8')) };
}
