// `npm run paths -- --product <name>`: explores products, prints their counts, and with `--out` writes their page.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Console } from '../kit/cli.ts';
import { productNames } from './names.ts';
import { exploreAll, faultsOf, file, lineOf, listing } from './listing.ts';

/** Runs the command: 0 where every invariant holds. */
export function productCommand(
  names: readonly string[],
  writes: boolean,
  { root, say, complain }: Console,
): number {
  const all = exploreAll(names);
  for (const one of all) say(lineOf(one));
  const faults = all.flatMap(faultsOf);
  for (const fault of faults) complain(fault);
  if (writes) {
    const isAll = names.length === productNames.length;
    writeFileSync(join(root, file), listing(isAll ? all : exploreAll()));
    say(`${file} written.`);
  }
  return faults.length === 0 ? 0 : 1;
}
