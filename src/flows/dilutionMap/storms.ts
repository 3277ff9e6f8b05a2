// The storms of the dilution weather map: what each clause costs the first holders.
import { capTable } from './capTable.ts';
import type { CapTable, Company, FundingRound } from './capTable.ts';

/** What the first holders have together at the end, as a part. */
const foundersPart = (table: CapTable) =>
  (table.stages.at(-1)?.holdings ?? []).reduce(
    (sum, { kind, part }) => sum + (kind === 'holder' ? part : 0),
    0,
  );

export type Storm = {
  of: 'note' | 'pool' | 'preference';
  name: string;
  /** What the first holders have at the end with it and without it: a part, or an amount where `of` is a preference. */
  withIt: number;
  without: number;
};

const foundersGet = ({ stages, proceeds }: CapTable) => {
  const keys = (stages.at(-1)?.holdings ?? []).flatMap(({ kind, key }) =>
    kind === 'holder' ? [key] : [],
  );
  return (proceeds ?? []).reduce(
    (sum, { key, amount }) => sum + (keys.includes(key) ? amount : 0),
    0,
  );
};

/** What each clause costs the first holders: the map is computed once more without it. */
export function storms(company: Company, poolName: string): Storm[] {
  const base = capTable(company, poolName);
  if (!('stages' in base)) return [];
  const against = (changed: Partial<Company>, measure: (table: CapTable) => number) => {
    const other = capTable({ ...company, ...changed }, poolName);
    return 'stages' in other
      ? { withIt: measure(base), without: measure(other) }
      : { withIt: measure(base), without: measure(base) };
  };
  const roundsWith = (at: number, changed: Partial<FundingRound>) =>
    company.rounds.map((round, place) => (place === at ? { ...round, ...changed } : round));
  return [
    ...company.notes.map((note): Storm => ({
      of: 'note',
      name: note.name,
      ...against({ notes: company.notes.filter((one) => one !== note) }, foundersPart),
    })),
    ...company.rounds.flatMap((round, at): Storm[] =>
      round.pool > 0
        ? [
            {
              of: 'pool',
              name: round.name,
              ...against({ rounds: roundsWith(at, { pool: 0 }) }, foundersPart),
            },
          ]
        : [],
    ),
    ...company.rounds.flatMap((round, at): Storm[] =>
      round.participates && company.sale !== null
        ? [
            {
              of: 'preference',
              name: round.name,
              ...against({ rounds: roundsWith(at, { participates: false }) }, foundersGet),
            },
          ]
        : [],
    ),
  ];
}
