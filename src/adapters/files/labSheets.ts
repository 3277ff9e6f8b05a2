// The sheets of the lab's two older tools, to be taken along: as Markdown among the downloads, or on paper.
import { fromPromise } from 'xstate';
import { labCanvas } from '#content/labCanvas.ts';
import { labTimer } from '#content/labTimer.ts';
import { evidences, notesAt, stakes } from '#machines/labCanvas.machine.ts';
import type { Note } from '#machines/labCanvas.machine.ts';
import { countOf, readingOf, turnedIn } from '#machines/labDiagnostic.machine.ts';
import type { Answer, HandOut, TimerSheet } from '#machines/labDiagnostic.machine.ts';
import { cell, document, handOutAs, table } from './sheetText.ts';

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

/** Port `handOutTimer`. */
export const handOutTimer = fromPromise<string | null, { as: HandOut; sheet: TimerSheet }>(
  async ({ input: { as, sheet } }) =>
    handOutAs(as, 'second-curve-timer', (day) => timerText(sheet, day)),
);

/** Port `handOutCanvas`. */
export const handOutCanvas = fromPromise<string | null, { as: HandOut; notes: readonly Note[] }>(
  async ({ input: { as, notes } }) =>
    handOutAs(as, 'assumption-canvas', (day) => canvasText(notes, day)),
);
