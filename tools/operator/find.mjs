// Which request is meant, by the beginning of its id, and the words that go with a step.
import { readFileSync } from 'node:fs';
import { Misuse, nearest } from './usage.mjs';
import { plain } from './words.mjs';

/**
 * @typedef {import('./backend.mjs').Desk} Desk
 * @typedef {import('./words.mjs').Row} Row
 */

/**
 * The beginning of an id, its hyphens taken out.
 * @param {string | undefined} typed
 */
export function prefixOf(typed) {
  if (typed === undefined) throw new Misuse('Which request? Name its id, as `list` prints it.');
  const hex = typed.toLowerCase().replaceAll('-', '');
  if (/^[0-9a-f]{1,32}$/.test(hex)) return hex;
  throw new Misuse(`“${plain(typed)}” is no id: ids are of 0-9 and a-f, as \`list\` prints them.`);
}

/**
 * The request whose id begins with the text; throws a sentence with the nearest ids if none or several match.
 * @param {Desk} backend
 * @param {string} hex
 * @returns {Promise<Row>}
 */
export async function requestOf(backend, hex) {
  /** @param {string} filler */
  const edge = (filler) =>
    hex.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const found = await backend.requests({ low: edge('0'), high: edge('f') });
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  if (first !== undefined) {
    const some = found
      .slice(0, 5)
      .map((row) => `${row.short} (${row.kind}, ${plain(row.email ?? '')})`);
    throw new Misuse(
      `“${hex}” begins ${found.length} ids: ${some.join(', ')}${found.length > 5 ? ' …' : ''}.`,
    );
  }
  const all = await backend.requests({});
  const guess = nearest(
    hex,
    all.map(({ short }) => short),
  );
  const row = all.find(({ short }) => short === guess);
  if (row === undefined) throw new Misuse(`There is no request “${hex}”: there are none yet.`);
  throw new Misuse(
    `There is no request “${hex}”: did you mean ${row.short} (${row.kind}, “${plain(row.subject)}”)?`,
  );
}

/**
 * The note for a step: from the option, from a file, or from standard input.
 * @param {string | undefined} text
 * @param {string | undefined} file
 */
export function noteOf(text, file) {
  if (file === undefined) return text;
  if (text !== undefined)
    throw new Misuse('The note is either typed or comes from --file, not both.');
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').trim();
  } catch {
    throw new Misuse(`${file} cannot be read.`);
  }
}
