// Turns the drawings of the pages' links into PNG files beside the scripts; what was drawn before is taken from the cache.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { root } from '../../server/settings.mjs';
import { openGlyphs } from './glyphs.mjs';
import { indexedPng } from './png.mjs';

/** @typedef {import('../../src/boot/published/linkImage.tsx').Studio} Studio */

/** Below the built site: files in this folder are cached for ever (table.mjs). */
const folder = 'assets/links';

const cache = join(root, 'node_modules/.cache/axis-one/links');

/** Who draws: another one may draw the same otherwise. */
async function makers() {
  const files = ['node_modules/@resvg/resvg-js/package.json', 'tools/site/png.mjs'];
  return (await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))).join('');
}

/** @param {string} text */
const sumOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * A drawing as PNG. It holds no text, and no font of the machine is looked for.
 * @param {string} svg opaque
 * @returns {Promise<Buffer>}
 */
export async function pngOf(svg) {
  return indexedPng(await renderAsync(svg, { font: { loadSystemFonts: false } }));
}

/**
 * The file of a drawing in the cache, made where it is not there.
 * @param {string} name
 * @param {string} svg
 */
async function cached(name, svg) {
  const file = join(cache, name);
  if (!existsSync(file)) {
    // Under another name until it is whole: two builds may run at once.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, await pngOf(svg));
    await rename(draft, file);
  }
  return file;
}

/**
 * The studio of a build: it returns the future address of a drawing, and `finish` writes all of them.
 * @param {string} dist the built site
 * @returns {Promise<Studio & { finish: () => Promise<void> }>}
 */
export async function openStudio(dist) {
  /** @type {Map<string, string>} */
  const drawn = new Map();
  const made = await makers();
  return {
    glyphs: await openGlyphs(),
    keep: (path, svg) => {
      const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      const name = `${page}-${sumOf(made + svg)}.png`;
      drawn.set(name, svg);
      return `/${folder}/${name}`;
    },
    finish: async () => {
      await mkdir(cache, { recursive: true });
      await mkdir(join(dist, folder), { recursive: true });
      const copies = [...drawn].map(async ([name, svg]) =>
        copyFile(await cached(name, svg), join(dist, folder, name)),
      );
      await Promise.all(copies);
    },
  };
}
