// Cuts a face to the signs of a text. What was cut before is taken from the cache: one cut takes some milliseconds, and a
// site has a thousand.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { root } from '../../../server/settings.mjs';
import { faces, folder } from '../../fonts.mjs';
import { withPairs } from './kerning.mjs';
import { withShortName } from './tables.mjs';

const cache = join(root, 'node_modules/.cache/axis-one/faces');

/** @param {string} text */
const sumOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** @param {Iterable<string>} strings */
const sorted = (strings) => [...new Set(strings)].toSorted();

/** @param {string} text */
export const signsOf = (text) => sorted(text);

/**
 * The pairs of characters in a text.
 * @param {string} text
 */
export const pairsOf = (text) =>
  sorted(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));

/** Who cuts: another one may cut the same otherwise. */
async function makers() {
  const files = [
    'src/ui/fonts/sources.json',
    'tools/site/faces/cut.mjs',
    'tools/site/faces/kerning.mjs',
    'tools/site/faces/tables.mjs',
    'node_modules/subset-font/package.json',
    'node_modules/fontverter/package.json',
  ];
  return (await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))).join('');
}

/**
 * @typedef {object} Cutter
 * @property {(face: string, signs: string[], pairs: string[]) => Promise<Buffer>} cut the face as WOFF2, with these signs
 * and the kerning of these pairs alone
 */

/**
 * Opens the whole faces of src/ui/fonts.
 * @returns {Promise<Cutter>}
 */
export async function openCutter() {
  const made = await makers();
  await mkdir(cache, { recursive: true });
  const whole = new Map(
    await Promise.all(
      Object.keys(faces).map(async (name) => {
        const file = await readFile(join(folder, `${name}-core.woff2`));
        return /** @type {const} */ ([name, await fontverter.convert(file, 'sfnt')]);
      }),
    ),
  );
  return {
    cut: async (face, signs, pairs) => {
      const sfnt = whole.get(face);
      if (sfnt === undefined) throw new Error(`There is no face ${face}.`);
      const both = signs.length < 2 ? [] : pairs;
      const name = `${face}-${sumOf([made, signs.join(''), both.join('\n')].join('\n\n'))}.woff2`;
      const file = join(cache, name);
      if (existsSync(file)) return readFile(file);
      const subset = await subsetFont(sfnt, signs.join(''), {
        targetFormat: 'sfnt',
        keepFeatures: faces[face]?.features ?? [],
      });
      const cut = await fontverter.convert(withShortName(withPairs(subset, both)), 'woff2');
      // Under another name until it is whole: two builds may run at once.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, cut);
      await rename(draft, file);
      return cut;
    },
  };
}
