// The test kit of the cap table: companies with few words, and what is read from them.
import { capTable } from '../../src/flows/dilutionMap/capTable.ts';
import type {
  CapTable,
  Company,
  ConvertibleNote,
  FundingRound,
} from '../../src/flows/dilutionMap/capTable.ts';

export const holder = (name: string, shares: number, isPool = false) => ({ name, shares, isPool });
export const round = (
  name: string,
  before: number,
  amount: number,
  more: Partial<FundingRound> = {},
) => ({
  name,
  before,
  amount,
  pool: 0,
  participates: false,
  ...more,
});
export const note = (amount: number, more: Partial<ConvertibleNote> = {}): ConvertibleNote => ({
  name: 'Note',
  amount,
  cap: null,
  capIs: 'before',
  discount: 0,
  round: 0,
  ...more,
});
export const company = (more: Partial<Company>): Company => ({
  holders: [holder('Ada', 1_000_000)],
  notes: [],
  rounds: [],
  sale: null,
  ...more,
});
export const computed = (of: Company): CapTable => {
  const table = capTable(of, 'Options');
  if (!('stages' in table)) throw new Error(`It cannot be computed: ${table.of}`);
  return table;
};
/** Percent and shares by name after the last round. */
export const last = (of: Company) => {
  const { stages } = computed(of);
  const stage = stages.at(-1);
  return {
    price: Number(stage?.price?.toFixed(4)),
    percent: Object.fromEntries(
      (stage?.holdings ?? []).map(({ name, part }) => [name, Number((100 * part).toFixed(2))]),
    ),
    shares: Object.fromEntries(
      (stage?.holdings ?? []).map(({ name, shares }) => [name, Math.round(shares)]),
    ),
  };
};
export const sold = (of: Company) =>
  Object.fromEntries(
    (computed(of).proceeds ?? []).map(({ name, amount }) => [name, Math.round(amount)]),
  );

export const two = [holder('Ada', 500_000), holder('Ben', 500_000)];
export const seed = round('Seed', 4_000_000, 1_000_000);
