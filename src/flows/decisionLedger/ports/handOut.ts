// The decision ledger as Markdown among the downloads, or on paper.
import { fromPromise } from 'xstate';
import { labLedger as words } from '#content/labLedger.ts';
import { linesWith } from '#machines/decisionLedger.machine.ts';
import type { LedgerLine } from '#machines/decisionLedger.machine.ts';
import type { HandOutRequest } from '#machines/handOut.machine.ts';
import { cell, document, handOutAs, table } from '#adapters/files/sheetText.ts';

type Ledger = { lines: readonly LedgerLine[] };

const cameOf = ({ outcome }: LedgerLine) =>
  outcome === null
    ? ''
    : `${outcome.what} (${words.result[outcome.result]}. ${words.reason[outcome.reason]}.)`;

/** The ledger as Markdown. `day` as in 2026-11-22. */
export function ledgerText({ lines }: Ledger, day: string): string {
  const known = words.year.fields.filter((field) => linesWith(lines, field).length > 0);
  return document(
    ['# Decision ledger', '', day],
    table(
      [words.lines.date, ...words.fields.map(({ label }) => label), words.lines.came],
      lines.map((line) => [
        line.day ?? '',
        ...words.fields.map(({ id }) => line[id]),
        cameOf(line),
      ]),
    ),
    ...(known.length === 0 ? [] : [[`## ${words.year.title}`]]),
    ...known.map((field) => [
      `**${words.result[field.result]}, ${words.reason[field.reason].toLowerCase()}:** ${field.text}.`,
      '',
      ...linesWith(lines, field).map(({ decision }) => `- ${cell(decision)}`),
    ]),
  );
}

/** Port `handOutSheet` of the ledger. */
export const handOutLedger = fromPromise<string | null, HandOutRequest>(
  async ({ input: { as, sheet } }) =>
    handOutAs(as, 'decision-ledger', (day) => ledgerText(sheet as Ledger, day)),
);
