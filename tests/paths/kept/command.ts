// `npm run paths -- --property kept`: counts what is lost, prints it, and writes the listing.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Console } from '../kit/cli.ts';
import { count } from './count.ts';
import type { Kept } from './count.ts';
import { forms } from './forms.ts';
import { countsText, lineOf, listing, lossesOf, totalOf } from './listing.ts';
import { waysOf, waysText } from './ways.ts';
import type { Ways } from './ways.ts';

/** The files of the property, from the root of the repository. */
export const files = {
  listing: 'docs/paths/kept.md',
  counts: 'docs/paths/kept.json',
  ways: 'tests/paths/kept/ways.json',
} as const;

/** Runs the command: 0 where nothing is lost. */
export async function kept(
  names: readonly string[],
  writes: boolean,
  { root, say, complain }: Console,
): Promise<number> {
  const wanted = names.length > 0 ? names : Object.keys(forms);
  for (const name of wanted.filter((flow) => forms[flow] === undefined))
    complain(`${name} holds nothing typed (tests/paths/kept/undeclared.ts).`);
  const results: Record<string, Kept> = {};
  for (const [flow, form] of Object.entries(forms)) {
    if (!wanted.includes(flow)) continue;
    const result = await count(form);
    results[flow] = result;
    say(lineOf(flow, result));
    for (const loss of lossesOf(flow, result)) complain(loss);
  }
  const total = totalOf(results);
  say(lineOf('In all', total));
  if (writes && names.length === 0) {
    const ways: Record<string, Ways> = {};
    for (const [flow, form] of Object.entries(forms)) ways[flow] = await waysOf(form);
    for (const [file, text] of [
      [files.listing, listing(results)],
      [files.counts, countsText(results)],
      [files.ways, waysText(ways)],
    ] as const) {
      writeFileSync(join(root, file), text);
      say(`${relative(root, join(root, file))} written.`);
    }
  }
  return total.lost === 0 ? 0 : 1;
}
