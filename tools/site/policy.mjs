// What the header table must know of the built pages: the hashes of their inline scripts and styles. A page that could
// not keep the policy ends the build.
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { hashOf, metaPolicy, policyFile } from '../../server/http/policy.mjs';

/** @typedef {import('../../server/http/policy.mjs').Sources} Sources */

/**
 * Styles that libraries put into a page at run time; tests/site/policy.test.ts compares them with the libraries.
 * React Aria's are the two of usePress and, on iOS, usePreventScroll.
 */
export const libraryStyles = [
  // styled-components: an empty element, whose rules are then inserted one by one.
  '',
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** Types of a script that the browser only keeps. */
const isData = /\btype="application\/(?:ld\+)?json"/;

/**
 * The texts of a page's inline scripts and styles, as the browser hashes them.
 * @param {string} html
 */
export const inlineOf = (html) => {
  const found = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)];
  /** @param {string} tag */
  const textsOf = (tag) =>
    found
      .filter(([, name, attributes = '']) => name === tag && !isData.test(attributes))
      .map(([, , , text = '']) => text);
  return { scripts: textsOf('script'), styles: textsOf('style') };
};

/** What no hash lets through: an attribute that is a style or a script, and an address that is a script. */
const forbidden = /<[a-z][^<>]*?\s(style|on[a-z]+|srcdoc)="|\s(?:href|src|action)="(javascript:)/i;

/**
 * Throws where a page holds what its policy forbids.
 * @param {string} html
 * @param {string} file
 */
export function requireKeepable(html, file) {
  const outside = html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const [, attribute, address] = forbidden.exec(outside) ?? [];
  const what = attribute ?? address;
  if (what !== undefined)
    throw new Error(`${file} holds ${what}, which the policy of server/http/policy.mjs forbids.`);
}

/**
 * Collects the hashes of the pages of one build.
 * @param {{ hosted?: string | undefined, opensWindows?: boolean }} options address of a hosted Supabase; whether a page
 * talks to a window of another site that it opened
 */
export function openPolicy({ hosted, opensWindows = false } = {}) {
  /** @type {Sources} */
  const sources = {
    scripts: [],
    styles: libraryStyles.map(hashOf),
    pages: {},
    connect: hosted === undefined ? [] : connectionsTo(hosted),
    opensWindows,
  };
  return {
    sources,
    /**
     * Notes what a page holds, and puts its own part of the policy into it.
     * @param {string} file its path below the built site
     * @param {string} html
     * @returns {string}
     */
    keep(file, html) {
      requireKeepable(html, file);
      const { scripts, styles } = inlineOf(html);
      sources.scripts = [...new Set([...sources.scripts, ...scripts.map(hashOf)])];
      sources.pages[file] = [...new Set(styles.map(hashOf))];
      const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sources, file)}">`;
      return html.replace('<style', () => `${meta}<style`);
    },
    /** @param {string} dist */
    write: (dist) => writeFile(join(dist, policyFile), JSON.stringify(sources)),
  };
}

/**
 * The origins under which a page reaches a hosted Supabase: requests, and its socket.
 * @param {string} url
 */
export function connectionsTo(url) {
  const { origin } = new URL(url);
  return [origin, origin.replace(/^http/, 'ws')];
}
