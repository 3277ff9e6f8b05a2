// Pairs of letters that a text does not have need no kerning: half of a small font would be the table of all pairs.
import { tablesOf } from './tables.mjs';

/**
 * The glyph of each character, from the table for the basic plane (format 4).
 * @param {Buffer} font
 * @param {number} cmap
 * @returns {Map<number, number>}
 */
function glyphsIn(font, cmap) {
  /** @param {number} at */
  const word = (at) => font.readUInt16BE(at);
  const found = new Map();
  for (let table = 0; table < word(cmap + 2); table += 1) {
    const start = cmap + font.readUInt32BE(cmap + 8 + 8 * table);
    if (word(start) !== 4) continue;
    const width = word(start + 6);
    for (let at = start + 14; at < start + 14 + width; at += 2) {
      const [last, first, delta] = [word(at), word(at + 2 + width), word(at + 2 + 2 * width)];
      const place = at + 2 + 3 * width;
      const offset = word(place);
      for (let sign = first; sign <= last && sign < 0xffff; sign += 1) {
        const glyph = offset === 0 ? sign : word(place + offset + 2 * (sign - first));
        if (glyph !== 0) found.set(sign, (glyph + delta) & 0xffff);
      }
    }
  }
  return found;
}

/**
 * What a table says of its glyphs: `[first, last, value]`, in its two formats.
 * @param {Buffer} font
 * @param {number} at
 * @param {boolean} isList whether format 1 lists the glyphs and counts them; otherwise it gives a value for each from the first
 * @returns {Map<number, number>}
 */
function valuesIn(font, at, isList) {
  /** @param {number} index */
  const word = (index) => font.readUInt16BE(at + 2 * index);
  const values = new Map();
  if (word(0) === 2) {
    for (let range = 0; range < word(1); range += 1)
      for (let glyph = word(2 + 3 * range); glyph <= word(3 + 3 * range); glyph += 1)
        values.set(glyph, word(4 + 3 * range) + (isList ? glyph - word(2 + 3 * range) : 0));
    return values;
  }
  for (let index = 0; index < word(isList ? 1 : 2); index += 1) {
    if (isList) values.set(word(2 + index), index);
    else values.set(word(1) + index, word(3 + index));
  }
  return values;
}

/** A pair table whose values are one number each, the advance of the first glyph. */
const advanceAlone = [4, 0];

/**
 * The pair tables of a font: where each begins, below a kerning feature or any other.
 * @param {Buffer} font
 * @param {number} gpos
 */
function pairTablesIn(font, gpos) {
  /** @param {number} at */
  const word = (at) => font.readUInt16BE(at);
  const lookups = gpos + word(gpos + 8);
  return Array.from(
    { length: word(lookups) },
    (_, index) => lookups + word(lookups + 2 + 2 * index),
  )
    .flatMap((lookup) =>
      Array.from({ length: word(lookup + 4) }, (_, index) => {
        const table = lookup + word(lookup + 6 + 2 * index);
        const isExtension = word(lookup) === 9;
        return {
          type: isExtension ? word(table + 2) : word(lookup),
          at: isExtension ? table + font.readUInt32BE(table + 4) : table,
        };
      }),
    )
    .filter(({ type }) => type === 2)
    .map(({ at }) => at);
}

/**
 * The font with the kerning of these pairs alone; every other value is 0, which weighs nothing once it is compressed.
 * @param {Buffer} sfnt
 * @param {Iterable<string>} pairs two characters each
 * @returns {Buffer}
 */
export function withPairs(sfnt, pairs) {
  const font = Buffer.from(sfnt);
  const tables = tablesOf(font);
  const [gpos, cmap] = [tables.get('GPOS')?.start, tables.get('cmap')?.start];
  if (gpos === undefined || cmap === undefined) return font;
  const glyphs = glyphsIn(font, cmap);
  /** @type {Map<number, Set<number>>} */
  const wanted = new Map();
  for (const pair of pairs) {
    const [one, other] = [...pair].map((sign) => glyphs.get(sign.codePointAt(0) ?? 0));
    if (one === undefined || other === undefined) continue;
    wanted.set(one, (wanted.get(one) ?? new Set()).add(other));
  }
  for (const at of pairTablesIn(font, gpos)) {
    /** @param {number} index */
    const word = (index) => font.readUInt16BE(at + 2 * index);
    if (word(2) !== advanceAlone[0] || word(3) !== advanceAlone[1]) continue;
    const firsts = valuesIn(font, at + word(1), true);
    if (word(0) === 1) {
      for (const [glyph, index] of firsts) {
        const set = at + word(5 + index);
        for (let pair = 0; pair < font.readUInt16BE(set); pair += 1) {
          const record = set + 2 + 4 * pair;
          if (wanted.get(glyph)?.has(font.readUInt16BE(record)) !== true)
            font.writeInt16BE(0, record + 2);
        }
      }
      continue;
    }
    const [ones, others] = [
      valuesIn(font, at + word(4), false),
      valuesIn(font, at + word(5), false),
    ];
    const kept = new Set(
      [...firsts.keys()].flatMap((glyph) =>
        [...(wanted.get(glyph) ?? [])].map(
          (other) => (ones.get(glyph) ?? 0) * word(7) + (others.get(other) ?? 0),
        ),
      ),
    );
    for (let cell = 0; cell < word(6) * word(7); cell += 1)
      if (!kept.has(cell)) font.writeInt16BE(0, at + 16 + 2 * cell);
  }
  return font;
}
