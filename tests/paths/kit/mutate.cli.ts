// `npm run paths:mutate`: every mutant of every machine, or of the machines that are named.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main as check } from './cli.ts';
import type { Console } from './cli.ts';
import { mutate } from './mutate.ts';
import { nearest } from './nearest.ts';
import type { Project } from './project.ts';
import { inWords, missingIn, tableOf } from './tally.ts';
import type { Tallies } from './tally.ts';
import { checkValues, unexplained } from './values.ts';

/** The arrows of a flow: how many of its mutants are not noticed and not named equivalent. */
function checkArrows(project: Project, flow: string, { root, say, complain }: Console): number {
  let failed = 0;
  const verdicts = mutate(project, flow, root);
  const count = (by: string) => verdicts.filter(({ noticed }) => noticed === by).length;
  say(
    `${flow}: ${verdicts.length} mutants; noticed by an invariant ${count('invariant')}, by coverage ${count('coverage')}, by the model ${count('model')}, by the listing alone ${count('listing')}; not noticed ${count('none')}`,
  );
  const reasons = project.equivalentMutants[flow] ?? {};
  for (const { id, noticed } of verdicts) {
    const reason = reasons[id];
    if (noticed === 'none' && reason === undefined) {
      complain(`  ${flow}: no test notices ‘${id}’.`);
      failed += 1;
    } else if (noticed === 'none') say(`  equivalent: ${id}: ${reason}`);
    else if (reason !== undefined) {
      complain(`  ${flow}: ‘${id}’ is named equivalent, and is noticed.`);
      failed += 1;
    }
  }
  for (const id of Object.keys(reasons)) {
    if (verdicts.every((verdict) => verdict.id !== id)) {
      complain(`  ${flow}: there is no mutant ‘${id}’.`);
      failed += 1;
    }
  }
  return failed;
}

/**
 * 0 where every mutant is noticed or named with its reason, 1 where one is not, 2 where a name is unknown. With
 * `--values` only the value mutants; with `--out` only these, and their table is written: of the machines that are named, the lines
 * of the others stay. `--missing` names the machines that the table has no line for.
 */
export async function main(
  project: Project,
  argv: readonly string[],
  console: Console,
): Promise<number> {
  const { root, say, complain } = console;
  const known = project.flows.map(([flow]) => flow);
  const options = ['--values', '--out', '--missing'];
  const isOut = argv.includes('--out');
  const table = join(root, project.files.mutants);
  const before = existsSync(table) ? readFileSync(table, 'utf8') : '';
  const missing = argv.includes('--missing') ? missingIn(before, known) : [];
  const words = argv.filter((word) => !options.includes(word));
  const isPart = words.length > 0 || argv.includes('--missing');
  const names = [...new Set([...words, ...missing])];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    complain(`There is no machine ‘${unknown}’. ${nearest(unknown, known)}`);
    return 2;
  }
  let failed = 0;
  const tallies: Tallies = new Map();
  for (const flow of isPart ? names : known) {
    // Against a stale listing or record every mutant would seem to be noticed.
    if (check(project, ['--check', flow], console) !== 0) {
      failed += 1;
      continue;
    }
    if (words.length === argv.length) failed += checkArrows(project, flow, console);
    const verdicts = await checkValues(project, flow, root);
    tallies.set(flow, verdicts);
    say(inWords(flow, verdicts));
    for (const { id, noticed } of verdicts) {
      const reason = project.survivors[flow]?.[id];
      if (noticed === 'none' && reason !== undefined) say(`  survives: ${id}: ${reason}`);
    }
    const faults = unexplained(project, flow, verdicts);
    for (const fault of faults) complain(`  ${fault}`);
    failed += faults.length;
  }
  say(inWords('In all', [...tallies.values()].flat()));
  const after = isPart ? tableOf(tallies, before, known) : tableOf(tallies);
  if (isOut) writeFileSync(table, after);
  else if (!isPart && before !== after) {
    complain(`${project.files.mutants} is out of date: npm run paths:mutate -- --out`);
    failed += 1;
  }
  return failed === 0 ? 0 : 1;
}
