// Writes a drawing of few colours as a PNG with a palette: a third of what it takes with three bytes a pixel.
import { crc32, deflateSync } from 'node:zlib';

/** More entries a palette of one byte a pixel cannot have. */
const most = 256;

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** @param {number} color as it lies in memory: red first */
const parts = (color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255];

/**
 * How far two colours lie apart.
 * @param {number} one
 * @param {number} other
 */
const distance = (one, other) =>
  parts(one).reduce((sum, part, at) => sum + (part - (parts(other)[at] ?? 0)) ** 2, 0);

/**
 * The colours of a picture, the most frequent first, and under which entry of its palette each one goes: its own, or where
 * there are too many the nearest.
 * @param {Uint32Array} colors of each pixel
 */
function paletteOf(colors) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  // Most pixels are like the one before them: they are counted in runs.
  for (let at = 0, start = 0; at < colors.length; at += 1) {
    if (colors[at] === colors[at + 1]) continue;
    const color = colors[at] ?? 0;
    counts.set(color, (counts.get(color) ?? 0) + at + 1 - start);
    start = at + 1;
  }
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one).map(([color]) => color);
  const palette = ranked.slice(0, most);
  const entries = new Map(palette.map((color, entry) => [color, entry]));
  for (const color of ranked.slice(most)) {
    const far = palette.map((known) => distance(color, known));
    entries.set(color, far.indexOf(Math.min(...far)));
  }
  return { palette, entries };
}

/**
 * A picture as PNG (RFC 2083), eight bits a pixel, without transparency.
 * @param {{ width: number, height: number, pixels: Uint8Array }} picture four bytes a pixel: red, green, blue, opacity
 * @returns {Buffer}
 */
export function indexedPng({ width, height, pixels }) {
  const colors = new Uint32Array(Uint8Array.from(pixels).buffer);
  const { palette, entries } = paletteOf(colors);
  // Each line begins with its filter: none, which suits a palette best.
  const lines = Buffer.alloc(height * (width + 1));
  for (let at = 0, last = -1, entry = 0; at < colors.length; at += 1) {
    const color = colors[at] ?? 0;
    if (color !== last) entry = entries.get(color) ?? 0;
    last = color;
    lines[at + 1 + Math.floor(at / width)] = entry;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, of a palette; compression, filters and order are the only ones there are.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
