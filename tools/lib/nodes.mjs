// The versions of Node on which a whole `npm test` was seen green; docs/node.md is where they are recorded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/settings.mjs';

/**
 * The versions that a Markdown table names in its first column, and whether its second says that whole runs were green.
 * @param {string} markdown
 * @returns {{ version: string, isGreen: boolean }[]} in the order of the table
 */
export function recordIn(markdown) {
  return [...markdown.matchAll(/^\| *(\d+\.\d+\.\d+) *\| *(green\b)?/gm)].map(
    ([, version = '', green]) => ({ version, isGreen: green !== undefined }),
  );
}

/**
 * What `npm test` says of the Node that runs it.
 * @param {string} version such as '22.23.3'
 * @param {{ version: string, isGreen: boolean }[]} record
 * @returns {string} one line
 */
export function nodeLine(version, record) {
  const seen = record.filter(({ isGreen }) => isGreen).map((one) => one.version);
  if (seen.length === 0) return `Node ${version}. No whole run was seen green yet (docs/node.md).`;
  const list = new Intl.ListFormat('en-US').format(seen);
  const here = seen.includes(version) ? '' : ', not yet on this version';
  return `Node ${version}. Whole runs were seen green on Node ${list}${here} (docs/node.md).`;
}

/** What docs/node.md records. */
export const nodeRecord = () => recordIn(readFileSync(join(root, 'docs/node.md'), 'utf8'));
