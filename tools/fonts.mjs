// `npm run fonts`: cuts the fonts of @fontsource-variable to what the site shows. Each has two files: `core` holds the
// signs of our own texts, `rest` every other one of the Latin range, for members' texts. The files are committed, because
// cutting takes a minute; src/ui/fonts/sources.json says of what they were made, and a test compares.
import '../server/check-node.cjs';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { root } from '../server/settings.mjs';

/** The tokens know three weights, 400 to 600. */
const weights = { wght: { min: 400, max: 600 } };

/** The files that are cut, by the name under which they are kept. */
export const fonts = {
  'newsreader-normal': {
    file: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: weights,
  },
  'newsreader-italic': {
    file: 'newsreader/files/newsreader-latin-wght-italic.woff2',
    axes: weights,
  },
  'instrument-sans': {
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: weights,
  },
  'jetbrains-mono': {
    file: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: weights,
  },
};

/** The ranges of src/ui/fonts.css, which share no sign: every @font-face names one of the two. */
export const ranges = {
  core: 'U+20-7E, U+A0, U+A9, U+B1, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC, U+2192, U+2212',
  rest: 'U+A1-A8, U+AA-B0, U+B2-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
};

/**
 * The signs of a range, as CSS writes it.
 * @param {string} range
 * @returns {string[]}
 */
export function signsIn(range) {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((number) => Number.parseInt(number, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
}

export const folder = join(root, 'src/ui/fonts');

/** @param {string} file below node_modules/@fontsource-variable */
const read = (file) => readFile(join(root, 'node_modules/@fontsource-variable', file));

/** @param {string | Buffer} bytes */
const sum = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * What the files are made of, as one sum for each: the source, its axes and the signs.
 * @returns {Promise<Record<string, string>>}
 */
export async function sourcesNow() {
  const entries = Object.entries(fonts).map(async ([name, { file, axes }]) => {
    const recipe = JSON.stringify({ axes, ranges });
    return [name, sum(`${sum(await read(file))} ${recipe}`)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function cut() {
  const texts = { core: signsIn(ranges.core).join(''), rest: signsIn(ranges.rest).join('') };
  for (const [name, { file, axes }] of Object.entries(fonts)) {
    for (const [part, text] of Object.entries(texts)) {
      const bytes = await subsetFont(await read(file), text, {
        targetFormat: 'woff2',
        variationAxes: axes,
      });
      await writeFile(join(folder, `${name}-${part}.woff2`), bytes);
      process.stdout.write(`${name}-${part}.woff2  ${(bytes.length / 1000).toFixed(1)} kB\n`);
    }
  }
  await writeFile(join(folder, 'sources.json'), `${JSON.stringify(await sourcesNow(), null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await cut();
