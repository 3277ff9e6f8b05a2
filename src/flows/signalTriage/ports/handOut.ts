// The log of the signal triage as Markdown among the downloads, or on paper.
import { fromPromise } from 'xstate';
import { labTriage as words } from '#content/labTriage.ts';
import type { HandOutRequest } from '#machines/handOut.machine.ts';
import type { TriageSheet } from '#machines/signalTriage.machine.ts';
import { document, handOutAs, table } from '#adapters/files/sheetText.ts';

type Log = Pick<TriageSheet, 'lines' | 'stopped'>;

/** The log as Markdown. `day` as in 2026-11-22. */
export function triageText({ lines, stopped }: Log, day: string): string {
  const ended = words.questions.filter(({ id }) => stopped[id] > 0);
  return document(
    ['# Signal triage', '', day],
    [`## ${words.log.title}`],
    table(
      [words.log.date, words.log.signal, ...words.fields.map(({ label }) => label)],
      lines.map((line) => [
        line.day ?? '',
        line.signal,
        line.payer,
        line.changes,
        line.wrongIf,
        line.would,
      ]),
    ),
    ...(ended.length === 0
      ? []
      : [[`## ${words.dropped.title}`], ended.map(({ id, text }) => `- ${text} ${stopped[id]}`)]),
  );
}

/** Port `handOutSheet` of the triage. */
export const handOutTriage = fromPromise<string | null, HandOutRequest>(
  async ({ input: { as, sheet } }) =>
    handOutAs(as, 'signal-triage', (day) => triageText(sheet as Log, day)),
);
