// The header table as the files that a static host reads; they are written into the build.
import { hostPolicy, nothingInline } from '../../server/http/policy.mjs';
import {
  askEachTime,
  caching,
  everywhere,
  fileOf,
  missingFile,
  secretPath,
  secretPaths,
  sharedPages,
  sharing,
  shownElsewhere,
  transportHeaders,
} from '../../server/http/table.mjs';

/** @typedef {import('../../server/http/policy.mjs').Sources} Sources */

/**
 * A rule of `_headers`. Rules that fit add to each other: what an earlier one says is taken back first.
 * @param {string} pattern
 * @param {Record<string, string>} headers
 * @param {boolean} [isFirst]
 */
const rule = (pattern, headers, isFirst = false) => [
  pattern,
  ...Object.entries(headers).flatMap(([name, value]) => [
    ...(isFirst ? [] : [`  ! ${name}`]),
    `  ${name}: ${value}`,
  ]),
];

/**
 * The same rules as files that Netlify, Cloudflare Pages and their like read. They allow 100 rules and 2000 characters
 * a line: one rule serves all pages, and what differs by page is in the page (metaPolicy).
 * @param {string[]} pages the paths of all pages
 * @param {string} publishedAt the site's address
 * @param {Sources} [sources]
 * @returns {Record<string, string>}
 */
export function hostFiles(pages, publishedAt, sources = nothingInline) {
  const { 'Content-Security-Policy': bare, ...common } = everywhere;
  const lines = [
    ...rule(
      '/*',
      {
        ...common,
        ...transportHeaders(publishedAt),
        'Content-Security-Policy': hostPolicy(sources),
        'Cache-Control': askEachTime,
      },
      true,
    ),
    ...caching
      .filter(({ pattern }) => pattern !== '/*')
      .flatMap(({ pattern, value }) =>
        rule(pattern, { 'Cache-Control': value, 'Content-Security-Policy': bare }),
      ),
    ...rule(shownElsewhere, sharing),
    ...rule(secretPaths, secretPath),
  ];
  const redirects = pages
    .filter((path) => path !== '/')
    .map((path) => `${path}/ ${path} 308\n${path} /${fileOf(path)} 200`);
  const shared = sharedPages
    .filter(({ page }) => pages.includes(page))
    .map(({ written, page }) => `${written}/ ${written} 308\n${written} /${fileOf(page)} 200`);
  return {
    _headers: `${lines.join('\n')}\n`,
    _redirects: `${[...redirects, ...shared, `/* /${missingFile} 404`].join('\n')}\n`,
  };
}
