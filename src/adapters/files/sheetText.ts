// What the sheets of the lab are written with: Markdown in which no entry breaks a table, and the way to a file or to paper.
import type { HandOut } from '#machines/labDiagnostic.machine.ts';
import { saveFile } from './handOut.ts';

/**
 * A text as a cell of a Markdown table or an item of a list: on one line, and escaped, so that no cell, heading, list,
 * link, image or HTML starts in it.
 */
export const cell = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replaceAll(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<|]/g, (sign) => `\\${sign}`)
    .replace(/^[>#+=~-]/, (sign) => `\\${sign}`)
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
const barred = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const row = (...texts: readonly string[]) => barred(texts.map(cell));
/** A Markdown table: its head, and its rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  row(...head),
  barred(head.map(() => '---')),
  ...rows.map((texts) => row(...texts)),
];
/** Parts with a blank line between them. */
export const document = (...parts: readonly (readonly string[])[]) =>
  `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day on the reader's own calendar. */
function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/**
 * Saves the text as `<name>-<day>.md`, or opens the printer's dialog.
 * @returns the file's name, or null for paper
 */
export function handOutAs(
  as: HandOut,
  name: string,
  textOn: (day: string) => string,
): string | null {
  if (as === 'paper') {
    window.print();
    return null;
  }
  const day = today();
  const file = `${name}-${day}.md`;
  saveFile(file, new Blob([textOn(day)], { type: 'text/markdown' }));
  return file;
}
