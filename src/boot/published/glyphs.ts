// Sets text on a drawing: measures lines with the font, and breaks a text into few lines of similar length.

/** The faces of the site, as its fonts are cut. */
export type Face = 'display' | 'text' | 'mono';

/** The fonts, as far as a drawing needs them. Sizes and widths are in units of the drawing. */
export type Glyphs = {
  /** The width of a line. */
  widthOf: (face: Face, text: string, size: number) => number;
  /** A line as path data, from 0, 0 on its baseline. Throws where the font lacks a glyph. */
  outlineOf: (face: Face, text: string, size: number) => string;
};

type Measure = (text: string) => number;

/** Breaks a text between its words wherever the next word would exceed the width. */
function greedy(words: readonly string[], room: number, widthOf: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * The lines of a text: as few as possible, and of widths as even as possible.
 * @param room the maximum width of a line
 * @param widthOf measures a line
 * @returns no lines where a single word is wider than the maximum
 */
export function balanced(text: string, room: number, widthOf: Measure): string[] | undefined {
  const words = text.split(' ');
  if (words.some((word) => widthOf(word) > room)) return undefined;
  const fewest = greedy(words, room, widthOf).length;
  // The smallest width at which the text needs no more lines.
  let [narrow, wide] = [0, room];
  while (wide - narrow > 1) {
    const between = (narrow + wide) / 2;
    const lines = greedy(words, between, widthOf);
    const fits = lines.length <= fewest && lines.every((line) => widthOf(line) <= between);
    [narrow, wide] = fits ? [narrow, between] : [between, wide];
  }
  return greedy(words, wide, widthOf);
}

/** How a text is set; the leading is from baseline to baseline, in sizes. */
export type Setting = { face: Face; size: number; leading: number; lines: readonly string[] };

/** The possible sizes of a text, largest first, each with its number of lines and their width. */
export type Room = { sizes: readonly number[]; width: number; lines: number; leading: number };

/**
 * Sets a text at the largest of its sizes at which it fits.
 * @throws where it fits at none: nothing is ever cut off
 */
export function fitted(face: Face, text: string, room: Room, glyphs: Glyphs): Setting {
  for (const size of room.sizes) {
    const known = new Map<string, number>();
    const widthOf = (line: string) => {
      const width = known.get(line) ?? glyphs.widthOf(face, line, size);
      known.set(line, width);
      return width;
    };
    const lines = balanced(text, room.width, widthOf);
    if (lines !== undefined && lines.length <= room.lines)
      return { face, size, leading: room.leading, lines };
  }
  throw new Error(`“${text}” does not fit on the picture of its link.`);
}
