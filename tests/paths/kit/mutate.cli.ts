// `npm run paths:mutate`: every mutant of every machine, or of those that are named.
import { equivalent } from '../equivalent.ts';
import { flows } from '../models.ts';
import { main as check } from './cli.ts';
import type { Console } from './cli.ts';
import { mutate } from './mutate.ts';
import { nearest } from './nearest.ts';

/** 0 where every mutant is noticed or named equivalent, 1 where one is not, 2 where a name is unknown. */
export function main(argv: readonly string[], { root, say, complain }: Console): number {
  const known = flows.map(([flow]) => flow);
  const stranger = argv.find((name) => !known.includes(name));
  if (stranger !== undefined) {
    complain(`There is no machine ‘${stranger}’. ${nearest(stranger, known)}`);
    return 2;
  }
  let failed = 0;
  for (const flow of argv.length > 0 ? argv : known) {
    // Against a stale listing every mutant would seem to be noticed.
    if (check(['--check', flow], { root, say, complain }) !== 0) {
      failed += 1;
      continue;
    }
    const verdicts = mutate(flow, root);
    const count = (by: string) => verdicts.filter(({ noticed }) => noticed === by).length;
    say(
      `${flow}: ${verdicts.length} mutants; noticed by an invariant ${count('invariant')}, by coverage ${count('coverage')}, by the model ${count('model')}, by the listing alone ${count('listing')}; not noticed ${count('nobody')}`,
    );
    const reasons = equivalent[flow] ?? {};
    for (const { id, noticed } of verdicts) {
      const reason = reasons[id];
      if (noticed === 'nobody' && reason === undefined) {
        complain(`  ${flow}: nobody notices ‘${id}’.`);
        failed += 1;
      } else if (noticed === 'nobody') say(`  equivalent: ${id}: ${reason}`);
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
