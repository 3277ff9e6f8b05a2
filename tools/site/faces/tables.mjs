// The tables of a font file, and the one that only names it.

/**
 * Where the tables of a font are, and where its directory says how long they are.
 * @param {Buffer} font
 */
export const tablesOf = (font) =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const table = { start: font.readUInt32BE(at + 8), lengthAt: at + 12 };
      return /** @type {const} */ ([font.toString('latin1', at, at + 4), table]);
    }),
  );

/** The name of the family, which developer tools show; browsers require a table of names, and nothing in it. */
const familyName = 1;

/**
 * The font with the name of its family alone: author and licence are named in the whole face.
 * @param {Buffer} sfnt
 * @returns {Buffer}
 */
export function withShortName(sfnt) {
  const font = Buffer.from(sfnt);
  const table = tablesOf(font).get('name');
  if (table === undefined) return font;
  const { start, lengthAt } = table;
  const strings = start + font.readUInt16BE(start + 4);
  const records = Array.from({ length: font.readUInt16BE(start + 2) }, (_, index) =>
    font.subarray(start + 6 + 12 * index, start + 18 + 12 * index),
  );
  const record = records.find((one) => one.readUInt16BE(6) === familyName);
  if (record === undefined) return font;
  const from = strings + record.readUInt16BE(10);
  const family = Buffer.from(font.subarray(from, from + record.readUInt16BE(8)));
  const head = Buffer.from([0, 0, 0, 1, 0, 18, ...record.subarray(0, 10), 0, 0]);
  font.fill(0, start, start + font.readUInt32BE(lengthAt));
  head.copy(font, start);
  family.copy(font, start + head.length);
  font.writeUInt32BE(head.length + family.length, lengthAt);
  return font;
}
