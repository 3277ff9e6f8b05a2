// The fonts of the site for drawings: text becomes outlines, so that no font of the machine is ever asked.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import { folder } from '../fonts.mjs';

/**
 * @typedef {import('../../src/boot/published/glyphs.ts').Face} FaceName
 * @typedef {import('../../src/boot/published/glyphs.ts').Glyphs} Glyphs
 */

/** The file of each face, and its letter spacing in parts of the font size (tokens.tracking). */
const faces = /** @type {const} */ ([
  ['display', { file: 'newsreader-display-400-core.woff2', tracking: -0.022 }],
  ['text', { file: 'instrument-sans-400-core.woff2', tracking: 0 }],
  ['mono', { file: 'jetbrains-mono-400-core.woff2', tracking: 0.02 }],
]);

/** @param {string} file */
async function openFace(file) {
  const sfnt = await fontverter.convert(await readFile(join(folder, file)), 'sfnt');
  return new Face(new Blob(new Uint8Array(sfnt).buffer));
}

/** @param {number} value */
const short = (value) => Math.round(value * 10) / 10;

/**
 * The outline of a glyph at its position; a font's y axis points upwards.
 * @param {{ type: string, values: number[] }[]} segments
 * @param {number} scale
 * @param {number} x
 */
const placed = (segments, scale, x) =>
  segments
    .map(({ type, values }) => {
      const points = values.map((value, index) =>
        short(index % 2 === 0 ? x + value * scale : -value * scale),
      );
      return type + points.join(' ');
    })
    .join('');

/**
 * Opens the fonts in src/ui/fonts.
 * @returns {Promise<Glyphs>}
 */
export async function openGlyphs() {
  const opened = new Map(
    await Promise.all(
      faces.map(async ([name, { file, tracking }]) => {
        const face = await openFace(file);
        const font = new Font(face);
        /** @type {Map<number, ReturnType<Font['glyphToJson']>>} */
        const drawn = new Map();
        /** @param {number} glyph */
        const drawingOf = (glyph) => {
          const drawing = drawn.get(glyph) ?? font.glyphToJson(glyph);
          drawn.set(glyph, drawing);
          return drawing;
        };
        return /** @type {const} */ ([name, { font, drawingOf, unit: face.upem, tracking }]);
      }),
    ),
  );
  /**
   * @param {FaceName} name
   * @param {string} text
   * @param {number} size
   */
  const set = (name, text, size) => {
    const known = opened.get(name);
    if (known === undefined) throw new Error(`There is no face ${name}.`);
    const { font, drawingOf, unit, tracking } = known;
    const line = new Line();
    line.addText(text);
    line.guessSegmentProperties();
    shape(font, line);
    const scale = size / unit;
    let end = 0;
    const glyphs = line.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
      if (codepoint === 0) throw new Error(`${name} lacks a sign of “${text}”.`);
      const x = end;
      end += xAdvance * scale + tracking * size;
      return { codepoint, x };
    });
    return { drawingOf, scale, glyphs, width: end - tracking * size };
  };
  return {
    widthOf: (name, text, size) => set(name, text, size).width,
    outlineOf: (name, text, size) => {
      const { drawingOf, scale, glyphs } = set(name, text, size);
      return glyphs.map(({ codepoint, x }) => placed(drawingOf(codepoint), scale, x)).join('');
    },
  };
}
