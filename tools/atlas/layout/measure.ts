// The width of text, without a browser: the advances of our two faces, read off the font files once with Chromium.

export type Face = 'text' | 'strong' | 'mono';

const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}“”‘’–—…·€`;

/** Thousandths of an em, letter by letter: Instrument Sans 400 and 600. JetBrains Mono is 600 everywhere. */
const advances: Record<Exclude<Face, 'mono'>, readonly number[]> = {
  // prettier-ignore
  text: [200,273,384,716,608,786,755,232,406,406,408,531,255,506,255,443,666,391,545,574,600,574,599,532,582,610,255,255,531,531,531,567,853,728,636,741,752,638,602,765,736,254,455,692,588,906,736,786,656,787,656,608,648,712,728,1089,688,676,623,406,443,406,531,426,354,533,606,533,606,564,354,606,599,240,240,535,240,922,599,584,606,606,375,473,377,589,523,767,551,523,496,406,242,406,531,409,409,255,255,586,886,655,255,701],
  // prettier-ignore
  strong: [193,295,449,727,637,786,768,256,439,439,430,544,275,493,275,444,677,387,557,579,615,581,615,561,598,619,275,275,544,544,544,580,867,733,645,747,755,630,594,764,725,254,427,712,589,898,725,794,667,806,664,637,664,704,733,1087,707,700,631,439,444,439,544,466,354,558,621,552,621,571,370,621,612,260,260,558,260,941,612,597,621,621,390,494,406,604,536,800,587,536,513,439,234,439,544,471,471,275,275,599,899,728,275,715],
};
const monoAdvance = 600;
/** A letter that is not in the tables counts as a wide one. */
const unknownAdvance = 900;

const index = new Map([...characters].map((letter, at) => [letter, at]));

/** The width of a line in px, at a size in px. Kerning, which only narrows, is left out. */
export function widthOf(line: string, face: Face, size: number): number {
  let sum = 0;
  for (const letter of line) {
    // No-break spaces are as wide as plain ones; the mark of a goal as its relative, the less-than.
    const known = letter === '\u00A0' ? ' ' : letter === '›' ? '<' : letter;
    sum +=
      face === 'mono' ? monoAdvance : (advances[face][index.get(known) ?? -1] ?? unknownAdvance);
  }
  return (sum * size) / 1000;
}

/** Breaks text into lines no wider than `most` px; a wider word gets its own line. */
export function wrap(text: string, face: Face, size: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, face, size) > most) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}
