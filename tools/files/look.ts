// How a file looks on paper: colors of the site's light theme, sizes in points, and the drawing of its title page.
import { palettes } from '../../src/ui/tokens.ts';

export const colors = palettes.paper;

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, side: 62, top: 78, bottom: 70 };

export const measure = page.width - 2 * page.side;

/** The mark of the site on its square of 32. */
export const mark = `<svg viewBox="0 0 32 32" width="26" height="26" fill="none" stroke-linecap="round" xmlns="http://www.w3.org/2000/svg">
<path d="M5 4v23h23" stroke="${colors.muted}" stroke-width="1.25"/>
<path d="M5 25c6 0 7-13 13-14 4-.6 7 1.2 10 2.5" stroke="${colors.muted}" stroke-width="1.5"/>
<path d="M10.5 24.5c7 .2 9-18.5 17.5-19.5" stroke="${colors.accent}" stroke-width="2"/>
<circle cx="15.7" cy="20.9" r="2" fill="${colors.background}" stroke="${colors.accent}" stroke-width="1.5"/></svg>`;

const ticks = [
  ...Array.from({ length: 12 }, (_, at) => `M${8 + (at + 1) * 39} 404v5`),
  ...Array.from({ length: 11 }, (_, at) => `M8 ${404 - (at + 1) * 34}h5`),
].join('');

/** The motif: the first curve at its best, the second one already begun. */
export const curve = `<svg viewBox="0 0 484 424" width="${measure}" fill="none" stroke-linecap="round" xmlns="http://www.w3.org/2000/svg">
<path d="M8 20V404H480${ticks}" stroke="${colors.strong}" stroke-width="1"/>
<path d="M208 186V404" stroke="${colors.strong}" stroke-width="1" stroke-dasharray="2 5"/>
<path d="M8 374C112 356 118 232 208 186C262 160 356 166 480 190" stroke="${colors.controlBorder}" stroke-width="1.5"/>
<path d="M112 371C152 370 178 364 208 351C310 304 330 88 480 72" stroke="${colors.accent}" stroke-width="2"/>
<circle cx="208" cy="186" r="4" fill="${colors.background}" stroke="${colors.muted}" stroke-width="1.5"/>
<circle cx="208" cy="351" r="4" fill="${colors.background}" stroke="${colors.accent}" stroke-width="1.5"/></svg>`;

const longestWord = (text: string) => Math.max(0, ...text.split(/\s+/).map(({ length }) => length));

/**
 * How wide the columns of a table are, as shares of one: by what is in them, and never narrower than their longest word;
 * a column to be filled in by hand gets its room.
 */
export function sharesOf(head: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const wanted = head.map((title, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const isBlank = cells.every((text) => text === '');
    const longest = Math.max(title.length, ...cells.map(({ length }) => length));
    const word = Math.max(longestWord(title), ...cells.map(longestWord));
    const least = word + 2;
    return {
      least,
      ideal: isBlank ? Math.max(least, 16) : Math.max(least, 4 * Math.sqrt(longest)),
    };
  });
  const sum = wanted.reduce((total, { ideal }) => total + ideal, 0);
  return wanted.map(({ ideal }) => ideal / sum);
}
