// How many value mutants were noticed, in a line and as a table.
import type { ValueVerdict } from './values.ts';

/** The verdicts by flow. */
export type Tallies = Map<string, readonly ValueVerdict[]>;

/** The least part of the value mutants that must be noticed, over all flows. */
export const leastNoticed = 0.95;

/** What is counted of a flow. */
type Numbers = Readonly<Record<'all' | 'survivors' | 'model' | 'record' | 'listing', number>>;

const numbersOf = (verdicts: readonly ValueVerdict[]): Numbers => {
  const count = (...by: ValueVerdict['noticed'][]) =>
    verdicts.filter(({ noticed }) => by.includes(noticed)).length;
  return {
    all: verdicts.length,
    model: count('invariant', 'coverage', 'model'),
    record: count('record'),
    listing: count('listing'),
    survivors: count('none'),
  };
};

/** How many were noticed, and which part that is. */
const noticedIn = ({ all, survivors }: Numbers) => {
  const noticed = all - survivors;
  return { noticed, percent: all === 0 ? '100' : ((100 * noticed) / all).toFixed(1) };
};

/** The part that was noticed, from 0 to 1. */
export const noticedOf = (verdicts: readonly ValueVerdict[]): number => {
  const { all, survivors } = numbersOf(verdicts);
  return all === 0 ? 1 : (all - survivors) / all;
};

/** The numbers of a flow, or of all of them, in one line. */
export function inWords(name: string, verdicts: readonly ValueVerdict[]): string {
  const numbers = numbersOf(verdicts);
  const { all, model, record, listing, survivors } = numbers;
  const { noticed, percent } = noticedIn(numbers);
  return `${name}: ${all} value mutants, ${noticed} noticed (${percent} %): by a check of the model ${model}, by the record of values ${record}, by the listing ${listing}; survivors ${survivors}`;
}

const row = (name: string, numbers: Numbers) => {
  const { all, model, record, listing, survivors } = numbers;
  const { noticed, percent } = noticedIn(numbers);
  const cells = [name, all, noticed, `${percent} %`, model, record, listing, survivors];
  return `| ${cells.join(' | ')} |`;
};

const rowPattern =
  /^\| \[(\w+)\]\(\w+\.txt\) \| (\d+) \| \d+ \| [\d.]+ % \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm;

/** The numbers of the flows that a document has. */
const numbersIn = (document: string) =>
  new Map<string, Numbers>(
    [...document.matchAll(rowPattern)].map(([, flow = '', ...cells]) => {
      const [all = 0, model = 0, record = 0, listing = 0, survivors = 0] = cells.map(Number);
      return [flow, { all, model, record, listing, survivors }];
    }),
  );

/** The flows that a document has no line for. */
export const missingIn = (document: string, flows: readonly string[]): string[] => {
  const known = numbersIn(document);
  return flows.filter((flow) => !known.has(flow));
};

const sum = (some: readonly Numbers[]): Numbers => {
  const of = (name: keyof Numbers) => some.reduce((total, one) => total + one[name], 0);
  return {
    all: of('all'),
    model: of('model'),
    record: of('record'),
    listing: of('listing'),
    survivors: of('survivors'),
  };
};

/**
 * The document: a line for each flow, and the sum.
 * @param before a document whose lines stay where a flow was not judged anew
 * @param order the flows that may have a line
 */
export function tableOf(tallies: Tallies, before = '', order = [...tallies.keys()]): string {
  const numbers = numbersIn(before);
  for (const [flow, verdicts] of tallies) numbers.set(flow, numbersOf(verdicts));
  const rows = order.flatMap((flow) => {
    const some = numbers.get(flow);
    return some === undefined ? [] : [[flow, some] as const];
  });
  return [
    '# Value mutants',
    '',
    'Made by `npm run paths:mutate -- --out`, compared by `npm run test:full`. What a value mutant is, and when it counts as noticed: [README.md](README.md). Each survivor stands with its reason in `tests/paths/survivors.ts`.',
    '',
    '| machine | mutants | noticed | part | by a check of the model | by the record of values | by the listing | survivors |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(([flow, some]) => row(`[${flow}](${flow}.txt)`, some)),
    row('**in all**', sum(rows.map(([, some]) => some))),
    '',
  ].join('\n');
}
