// The versions of Node on which a whole `npm test` was seen green; docs/node.md is where they are recorded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.mjs';

/**
 * The versions in the first column of a Markdown table, in its order.
 * @param {string} markdown
 * @returns {string[]} such as '20.20.2'
 */
export function versionsIn(markdown) {
  return [...markdown.matchAll(/^\| *(\d+\.\d+\.\d+) *\|/gm)].map(([, version = '']) => version);
}

/**
 * What `npm test` says of the Node that runs it.
 * @param {string} version such as '22.23.3'
 * @param {string[]} seen the versions on which a whole run was green
 * @returns {string} one line
 */
export function nodeLine(version, seen) {
  const list = new Intl.ListFormat('en-US').format(seen);
  const here = seen.includes(version) ? '' : ', not yet on this version';
  return `Node ${version}. Whole runs were seen green on Node ${list}${here} (docs/node.md).`;
}

/** The versions recorded in docs/node.md. */
export const seenNodes = () => versionsIn(readFileSync(join(root, 'docs/node.md'), 'utf8'));
