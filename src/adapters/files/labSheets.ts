// The sheets of the lab's two tools, to be taken along: as Markdown among the downloads, or on paper.
import { fromPromise } from 'xstate';
import { labCanvas } from '#content/labCanvas.ts';
import { labTimer } from '#content/labTimer.ts';
import { evidences, notesAt, stakes } from '#machines/labCanvas.machine.ts';
import type { Note } from '#machines/labCanvas.machine.ts';
import { countOf, readingOf, turnedIn } from '#machines/labDiagnostic.machine.ts';
import type { Answer, HandOut, TimerSheet } from '#machines/labDiagnostic.machine.ts';
import { saveFile } from './handOut.ts';

/**
 * A text as a cell of a Markdown table or an item of a list: on one line, and escaped, so that no cell, heading, list,
 * link, image or HTML starts in it.
 */
const cell = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replaceAll(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<|]/g, (sign) => `\\${sign}`)
    .replace(/^[>#+=~-]/, (sign) => `\\${sign}`)
    .replace(/^(\d+)([.)])/, '$1\\$2');
const barred = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const row = (...texts: readonly string[]) => barred(texts.map(cell));
const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  row(...head),
  barred(head.map(() => '---')),
  ...rows.map((texts) => row(...texts)),
];
const document = (...parts: readonly (readonly string[])[]) =>
  `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;

const said = (answer: Answer | undefined) =>
  answer === undefined ? '' : answer === 'yes' ? labTimer.yes : labTimer.no;

/** The timer's sheet as Markdown. `day` as in 2026-11-22. */
export function timerText(sheet: TimerSheet, day: string): string {
  const { questions, turned: words, readings, writeDown } = labTimer;
  const turned = turnedIn(questions, sheet.answers);
  const count = countOf(questions, sheet);
  const reading = readings[readingOf(count)];
  const doubled =
    count === turned.length ? [] : [words.doubled.replace('{count}', () => String(count))];
  return document(
    ['# Second curve timer', '', day],
    [
      [
        turned.length === 0
          ? words.none
          : turned.length === 1
            ? words.one
            : words.many.replace('{count}', () => String(turned.length)),
        ...doubled,
      ].join(' '),
    ],
    [`**${reading.range}:** ${reading.text}`],
    table(
      ['No.', labTimer.question, labTimer.before, labTimer.now, 'Turned'],
      questions.map((question, place) => [
        String(place + 1),
        question.text,
        said(sheet.answers[question.id]?.before),
        said(sheet.answers[question.id]?.now),
        turned.includes(question)
          ? question.countsDouble && sheet.alike.includes(question.id)
            ? 'yes, double'
            : 'yes'
          : '',
      ]),
    ),
    [`## ${writeDown.title}`],
    writeDown.lines.map((line) => `- ${line}:`),
    [labTimer.warning],
  );
}

const labelOf = (list: readonly { id: string; label: string }[], id: string) =>
  list.find((one) => one.id === id)?.label ?? id;

/** The canvas' sheet as Markdown. `day` as in 2026-11-22. */
export function canvasText(notes: readonly Note[], day: string): string {
  const { evidence, stakes: rows, quarter, learning, note: words } = labCanvas;
  const textsAt = (place: Note['cell']) => notesAt(notes, place).map(({ text }) => text);
  const unplaced = textsAt(null);
  const inCorner = notesAt(notes, 'dies-madeUp');
  const learnt = notes.flatMap((note) =>
    note.learnt.map(({ what, whom }) => [note.text, what, whom]),
  );
  return document(
    ['# Assumption canvas', '', day],
    table(
      ['', ...evidences.map((id) => labelOf(evidence, id))],
      stakes.map((stake) => [
        labelOf(rows, stake),
        ...evidences.map((id) => textsAt(`${stake}-${id}`).join(' / ')),
      ]),
    ),
    ...(unplaced.length === 0
      ? []
      : [[`## ${words.tray}`], unplaced.map((text) => `- ${cell(text)}`)]),
    [`## ${quarter.title}`],
    table(
      [quarter.assumption, ...quarter.fields.map(({ label }) => label)],
      inCorner.map(({ text, line }) => [
        text,
        line.falsify ?? '',
        line.cheapest ?? '',
        line.who ?? '',
        line.by ?? '',
      ]),
    ),
    ...(learnt.length === 0
      ? []
      : [
          [`## ${learning.log}`],
          table([quarter.assumption, learning.what, learning.whom], learnt),
        ]),
  );
}

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
function handOut(as: HandOut, name: string, textOn: (day: string) => string): string | null {
  if (as === 'paper') {
    window.print();
    return null;
  }
  const day = today();
  const file = `${name}-${day}.md`;
  saveFile(file, new Blob([textOn(day)], { type: 'text/markdown' }));
  return file;
}

/** Port `handOutTimer`. */
export const handOutTimer = fromPromise<string | null, { as: HandOut; sheet: TimerSheet }>(
  async ({ input: { as, sheet } }) =>
    handOut(as, 'second-curve-timer', (day) => timerText(sheet, day)),
);

/** Port `handOutCanvas`. */
export const handOutCanvas = fromPromise<string | null, { as: HandOut; notes: readonly Note[] }>(
  async ({ input: { as, notes } }) =>
    handOut(as, 'assumption-canvas', (day) => canvasText(notes, day)),
);
