// `npm run fonts`: cuts the fonts of @fontsource-variable to what the site shows. Each weight and style has a `core`, which
// holds the signs of our own texts and does not vary: the build cuts the first view of every page out of it (tools/site/faces).
// Every family has a `rest` for the other signs of the Latin range, for members' texts. The files are committed;
// src/ui/fonts/sources.json says of what they were made, and a test compares.
import '../server/check-node.cjs';
import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { root } from '../server/settings.mjs';

const newsreader = 'newsreader/files/newsreader-latin-opsz-normal.woff2';
const italic = 'newsreader/files/newsreader-latin-wght-italic.woff2';
const instrument = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const jetbrains = 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/**
 * Newsreader's hairlines follow the size of the type: one size for reading and for headings, and one for the page's
 * own headline.
 */
const optical = { reading: 22, headline: 48 };

/** What the styles ask of a face: figures as high as capitals, pairs of letters closed up, and ligatures in running text. */
const features = ['kern', 'lnum'];
const running = [...features, 'liga'];

/**
 * @typedef {object} Face one weight and one style of a family, as the styles name them
 * @property {string} family
 * @property {number} weight
 * @property {'normal' | 'italic'} style
 * @property {string} file below node_modules/@fontsource-variable
 * @property {Record<string, number>} axes where the variable font is held
 * @property {string[]} features those that are kept
 * @property {string} rest the file for the other signs
 */

/** The faces that the tokens know, by the name under which each is kept. @type {Record<string, Face>} */
export const faces = {
  'newsreader-display-400': {
    family: 'Newsreader Display',
    weight: 400,
    style: 'normal',
    file: newsreader,
    axes: { wght: 400, opsz: optical.headline },
    features,
    rest: 'newsreader-normal',
  },
  ...Object.fromEntries(
    [400, 600].map((weight) => [
      `newsreader-${weight}`,
      {
        family: 'Newsreader',
        weight,
        style: /** @type {const} */ ('normal'),
        file: newsreader,
        axes: { wght: weight, opsz: optical.reading },
        features: running,
        rest: 'newsreader-normal',
      },
    ]),
  ),
  'newsreader-italic-400': {
    family: 'Newsreader',
    weight: 400,
    style: 'italic',
    file: italic,
    axes: { wght: 400 },
    features: running,
    rest: 'newsreader-italic',
  },
  ...Object.fromEntries(
    [
      { name: 'instrument-sans', family: 'Instrument Sans', file: instrument },
      { name: 'jetbrains-mono', family: 'JetBrains Mono', file: jetbrains },
    ].flatMap(({ name, family, file }) =>
      [400, 500, 600].map((weight) => [
        `${name}-${weight}`,
        {
          family,
          weight,
          style: /** @type {const} */ ('normal'),
          file,
          axes: { wght: weight },
          features,
          rest: name,
        },
      ]),
    ),
  ),
};

/** The tokens know three weights, 400 to 600. */
const weights = { wght: { min: 400, max: 600 } };

/** The files for every other sign, variable: members' texts need few of them. */
const others = {
  'newsreader-normal': newsreader,
  'newsreader-italic': italic,
  'instrument-sans': instrument,
  'jetbrains-mono': jetbrains,
};

/** Tables that no browser needs to set a line; the licence is in README.md beside the files. */
const unused = ['STAT', 'gasp', 'GDEF', 'DSIG'];

/** The two ranges, which share no sign: src/ui/lateFonts.ts names them too. */
export const ranges = {
  core: 'U+20-7E, U+A0, U+A3, U+A9, U+B1, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC, U+2192, U+2212',
  rest: 'U+A1-A2, U+A4-A8, U+AA-B0, U+B2-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
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

/** Every file, by its name: what it is cut from, and how. */
const recipes = {
  ...Object.fromEntries(
    Object.entries(faces).map(([name, { file, axes, features: keepFeatures }]) => [
      `${name}-core`,
      { file, range: ranges.core, options: { variationAxes: axes, keepFeatures } },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(others).map(([name, file]) => [
      `${name}-rest`,
      { file, range: ranges.rest, options: { variationAxes: weights } },
    ]),
  ),
};

/**
 * What the files are made of, as one sum for each: the source, its axes and the signs.
 * @returns {Promise<Record<string, string>>}
 */
export async function sourcesNow() {
  const entries = Object.entries(recipes).map(async ([name, { file, ...recipe }]) => [
    name,
    sum(`${sum(await read(file))} ${JSON.stringify(recipe)}`),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function cut() {
  const kept = Object.keys(recipes).map((name) => `${name}.woff2`);
  for (const name of await readdir(folder))
    if (name.endsWith('.woff2') && !kept.includes(name)) await rm(join(folder, name));
  for (const [name, { file, range, options }] of Object.entries(recipes)) {
    const bytes = await subsetFont(await read(file), signsIn(range).join(''), {
      targetFormat: 'woff2',
      ...options,
      ...(name.endsWith('-core') ? { noHinting: true, dropTables: unused } : {}),
    });
    await writeFile(join(folder, `${name}.woff2`), bytes);
    process.stdout.write(`${name}.woff2  ${(bytes.length / 1000).toFixed(1)} kB\n`);
  }
  await writeFile(join(folder, 'sources.json'), `${JSON.stringify(await sourcesNow(), null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await cut();
