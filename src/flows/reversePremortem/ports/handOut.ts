// The sheet of the reverse pre-mortem as Markdown among the downloads, or on paper.
import { fromPromise } from 'xstate';
import { labPremortem as words } from '#content/labPremortem.ts';
import type { HandOutRequest } from '#machines/handOut.machine.ts';
import type { PremortemSheet } from '#machines/reversePremortem.machine.ts';
import { cell, document, handOutAs, table } from '#adapters/files/sheetText.ts';

type Sheet = Pick<PremortemSheet, 'sentences' | 'chosen' | 'signs'>;

const line = (text: string, isTwice: boolean) =>
  `- ${cell(text)}${isTwice ? ` (${words.reading.twice.toLowerCase()})` : ''}`;

/** The sheet as Markdown. `day` as in 2026-11-22. */
export function premortemText({ sentences, chosen, signs }: Sheet, day: string): string {
  const week = chosen.flatMap((id) => sentences.filter((one) => one.id === id));
  const others = sentences.filter(({ id }) => !chosen.includes(id));
  const heard = words.signs.options.filter(({ id }) => signs.includes(id));
  return document(
    ['# Reverse pre-mortem', '', day],
    ...(week.length === 0
      ? []
      : [
          [`## ${words.plan.title}`],
          table(
            [words.plan.what, ...words.plan.fields.map(({ label }) => label)],
            week.map(({ text, plan }) => [text, plan.who ?? '', plan.day ?? '', plan.cost ?? '']),
          ),
        ]),
    ...(others.length === 0
      ? []
      : [[`## ${words.plan.others}`], others.map(({ text, isTwice }) => line(text, isTwice))]),
    ...(heard.length === 0
      ? []
      : [[`## ${words.signs.label}`], heard.map(({ label }) => `- ${label}`)]),
    [words.after],
  );
}

/** Port `handOutSheet` of the reverse pre-mortem. */
export const handOutPremortem = fromPromise<string | null, HandOutRequest>(
  async ({ input: { as, sheet } }) =>
    handOutAs(as, 'reverse-premortem', (day) => premortemText(sheet as Sheet, day)),
);
