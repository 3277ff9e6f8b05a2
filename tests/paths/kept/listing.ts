// The property "kept" as a listing: how many situations and cases there are by machine, and how many of them lose something.
import { catalogue } from '#machines/catalogue.ts';
import { typedIn } from '../kit/typed.ts';
import { forms } from './forms.ts';
import { interruptions } from './interruptions.ts';
import type { Counts, Kept, Tally } from './count.ts';
import { notKeptYet, undeclared } from './undeclared.ts';

/** The results by the name of the flow. */
export type Results = Readonly<Record<string, Counts>>;

const names = Object.keys(interruptions);
const number = (value: number) => value.toLocaleString('en-US');
const row = (...cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? number(cell) : cell)).join(' | ')} |`;

/** The sum of all machines. */
export const totalOf = (results: Results): Tally =>
  Object.values(results).reduce<Tally>(
    (sum, { situations, cases, lost }) => ({
      situations: sum.situations + situations,
      cases: sum.cases + cases,
      lost: sum.lost + lost,
    }),
    { situations: 0, cases: 0, lost: 0 },
  );

/** One line for the console. */
export const lineOf = (flow: string, { situations, cases, lost }: Tally): string =>
  `${flow}: ${number(situations)} situations × ${names.length} interruptions = ${number(cases)} cases, ${number(lost)} lost`;

/** The losses of a machine, one of each kind, with the moves that lead to it. */
export function lossesOf(flow: string, { losses }: Kept): string[] {
  const seen = new Set<string>();
  return losses.flatMap(({ interruption, state, what, moves }) => {
    const kind = `${interruption}, in ${state}: ${what}`;
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [`${flow}: ${kind} (${moves})`];
  });
}

const titleOf = (flow: string) => catalogue[flow as keyof typeof catalogue].title;

/** Machines, and a sentence on each. */
const tableOf = (reasons: Readonly<Record<string, string>>) =>
  ['| Machine | Why |', '| --- | --- |']
    .concat(Object.entries(reasons).map(([flow, why]) => row(titleOf(flow), why)))
    .join('\n');

/** The text of docs/paths/kept.md. */
export function listing(results: Results): string {
  const total = totalOf(results);
  const machines = Object.entries(results).map(([flow, { situations, cases, lost }]) => {
    const form = forms[flow];
    const typed = form === undefined ? [] : typedIn(form.model.machine);
    return row(
      titleOf(flow),
      typed.map((name) => `\`${name}\``).join(', '),
      situations,
      cases,
      lost,
    );
  });
  return `# Nothing typed is ever lost

*Made by \`npm run paths -- --property kept --out\`; \`npm test\` compares it.*

**${number(total.situations)} situations × ${names.length} interruptions = ${number(total.cases)} cases: ${number(total.lost)} lost.**

A machine declares which of its data a user types or chooses: \`meta: { typed: […] }\` at its root. Each situation in which it holds
such data is run with the real draft, the real stores and the real ports of the outbox, in a simulated browser (\`tests/paths/kept\`),
once for a visitor and once for a member, and is interrupted. After each interruption everything that was typed must be on screen again, or in the
outbox, or it was ended by its owner (sent, discarded, signed out), and the page has said so. This is what WCAG 2.2 asks of signing in again
([2.2.5, Re-authenticating](https://www.w3.org/WAI/WCAG22/Understanding/re-authenticating)), for every interruption.

\`npm run paths -- --property kept <machine>\` prints what a machine loses, and how a user gets there.

| Machine | Typed | Situations | Cases | Lost |
| --- | --- | ---: | ---: | ---: |
${machines.join('\n')}

## The interruptions, and what the browser is assumed to do

| Interruption | What happens | Assumed | Lost |
| --- | --- | --- | ---: |
${Object.entries(interruptions)
  .map(([name, { say, assumes }]) => {
    const lost = Object.values(results).reduce(
      (sum, one) => sum + (one.interruptions[name] ?? 0),
      0,
    );
    return row(name, say, assumes, lost);
  })
  .join('\n')}

The storage answers at once, and the page knows who is here; the first changes of each form are also made while the browser does not answer which drafts are stored. A draft that was never stored because storage was full or refused is one of which the page has said so. A form whose
draft fails to start is not run: \`draft\` has no error of its own.

${Object.keys(notKeptYet).length === 0 ? '' : `## Not kept yet\n\n${tableOf(notKeptYet)}\n\n`}## Machines that hear what a user enters or chooses, and declare nothing

${tableOf(undeclared)}
`;
}

/** The text of docs/paths/kept.json: the counts alone, a line for each state, which the listing and the atlas are made from. */
export function countsText(results: Results): string {
  const flows = Object.entries(results).map(([flow, one]) => {
    const { situations, cases, lost, interruptions: by } = one;
    const given = { situations, cases, lost, interruptions: by };
    const counts = JSON.stringify(given).slice(0, -1);
    const states = Object.entries(one.states)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([state, count]) => `${JSON.stringify(state)}:${JSON.stringify(count)}`);
    return `${JSON.stringify(flow)}:${counts},"states":{\n${states.join(',\n')}}}`;
  });
  return `{\n${flows.join(',\n')}\n}\n`;
}
