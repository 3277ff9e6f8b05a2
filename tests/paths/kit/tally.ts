// How many value mutants were noticed, in a line and as a table.
import type { ValueVerdict } from './values.ts';

/** The verdicts by flow. */
export type Tallies = Map<string, readonly ValueVerdict[]>;

/** The least part of the value mutants that must be noticed, over all flows. */
export const leastNoticed = 0.95;

const numbersOf = (verdicts: readonly ValueVerdict[]) => {
  const count = (...by: ValueVerdict['noticed'][]) =>
    verdicts.filter(({ noticed }) => by.includes(noticed)).length;
  const all = verdicts.length;
  return {
    all,
    noticed: all - count('none'),
    percent: all === 0 ? '100' : ((100 * (all - count('none'))) / all).toFixed(1),
    model: count('invariant', 'coverage', 'model'),
    record: count('record'),
    listing: count('listing'),
    survivors: count('none'),
  };
};

/** The part that was noticed, from 0 to 1. */
export const noticedOf = (verdicts: readonly ValueVerdict[]): number => {
  const { all, noticed } = numbersOf(verdicts);
  return all === 0 ? 1 : noticed / all;
};

/** The numbers of a flow, or of all of them, in one line. */
export function inWords(name: string, verdicts: readonly ValueVerdict[]): string {
  const { all, noticed, percent, model, record, listing, survivors } = numbersOf(verdicts);
  return `${name}: ${all} value mutants, ${noticed} noticed (${percent} %): by a check of the model ${model}, by the record of values ${record}, by the listing ${listing}; survivors ${survivors}`;
}

const row = (name: string, verdicts: readonly ValueVerdict[]) => {
  const { all, noticed, percent, model, record, listing, survivors } = numbersOf(verdicts);
  const cells = [name, all, noticed, `${percent} %`, model, record, listing, survivors];
  return `| ${cells.join(' | ')} |`;
};

/** The document: a line for each flow, and the sum. */
export function tableOf(tallies: Tallies): string {
  return [
    '# Value mutants',
    '',
    'Made by `npm run paths:mutate -- --out`, compared by `npm run test:full`. What a value mutant is, and when it counts as noticed: [README.md](README.md). Each survivor stands with its reason in `tests/paths/survivors.ts`.',
    '',
    '| machine | mutants | noticed | part | by a check of the model | by the record of values | by the listing | survivors |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...tallies].map(([flow, verdicts]) => row(`[${flow}](${flow}.md)`, verdicts)),
    row('**in all**', [...tallies.values()].flat()),
    '',
  ].join('\n');
}
