// `npm run paths:mutate`: every mutant of every machine, or of the machines that are named.
import { main as check } from './cli.ts';
import type { Console } from './cli.ts';
import { mutate } from './mutate.ts';
import { nearest } from './nearest.ts';
import type { Project } from './project.ts';

/** 0 where every mutant is noticed or named equivalent, 1 where one is not, 2 where a name is unknown. */
export function main(
  project: Project,
  argv: readonly string[],
  { root, say, complain }: Console,
): number {
  const known = project.flows.map(([flow]) => flow);
  const unknown = argv.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    complain(`There is no machine ‘${unknown}’. ${nearest(unknown, known)}`);
    return 2;
  }
  let failed = 0;
  for (const flow of argv.length > 0 ? argv : known) {
    // Against a stale listing every mutant would seem to be noticed.
    if (check(project, ['--check', flow], { root, say, complain }) !== 0) {
      failed += 1;
      continue;
    }
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
  }
  return failed === 0 ? 0 : 1;
}
