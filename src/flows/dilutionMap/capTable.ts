// The arithmetic of the dilution weather map: a cap table over rounds, options and notes, and who gets what at a sale.
// Pure, and checked against examples that were computed by hand (tests/flows/capTable.test.ts).
import { distribute, totalOf } from './waterfall.ts';
import type { Preferred, Proceeds } from './waterfall.ts';

export type Holder = { name: string; shares: number; isPool: boolean };
export type ConvertibleNote = {
  name: string;
  amount: number;
  /** The valuation at which it converts at most; null without a cap. */
  cap: number | null;
  /** Whether the cap counts the shares of all notes (a post-money SAFE), or none of them. */
  capIs: 'before' | 'after';
  /** From 0 to less than 1. */
  discount: number;
  /** The round in which it converts: 0 is the first. */
  round: number;
};
export type FundingRound = {
  name: string;
  amount: number;
  /** The price before the money; options and converted notes are in it. */
  before: number;
  /** Options that are added, as a share of the company after the round; the earlier holders bear them alone. */
  pool: number;
  /** Whether its preference is paid first and then shares in the rest. */
  participates: boolean;
};
export type Company = {
  holders: readonly Holder[];
  notes: readonly ConvertibleNote[];
  rounds: readonly FundingRound[];
  /** The price of a sale at the end; null without one. */
  sale: number | null;
};

export type HoldingKind = 'holder' | 'pool' | 'note' | 'round';
/** What is held after a round; one line for each holder, note and round. */
export type Holding = {
  key: string;
  name: string;
  kind: HoldingKind;
  shares: number;
  part: number;
};
export type Stage = {
  /** Null at the start. */
  round: number | null;
  holdings: readonly Holding[];
  total: number;
  /** The price of a share, and of the company after the money; null at the start. */
  price: number | null;
  after: number | null;
};
/** What cannot be computed, and the round in which: the shares that are promised are the whole company, or more. */
export type CapProblem = { round: number; of: 'pool' | 'notes' };
export type CapTable = { stages: readonly Stage[]; proceeds: readonly Proceeds[] | null };

type Share = Omit<Holding, 'part'> & Preferred;

const stageOf = (round: number | null, shares: readonly Share[], after: number | null): Stage => {
  const total = totalOf(shares);
  return {
    round,
    holdings: shares.map(({ key, name, kind, shares: count }) => ({
      key,
      name,
      kind,
      shares: count,
      part: count / total,
    })),
    total,
    price: after === null ? null : after / total,
    after,
  };
};

/**
 * The shares into which notes convert. A note takes the better of two prices: that of its cap, or that of the round less
 * its discount. The second, and the cap that counts all notes, give a fixed part of the shares before the new money.
 * @param shares those that are outstanding before the round
 * @param value what these shares and those of the notes are worth in the round
 * @returns null where the notes are promised the whole of them
 */
function convert(
  notes: readonly ConvertibleNote[],
  shares: number,
  value: number,
): number[] | null {
  const partOf = ({ amount, cap, capIs, discount }: ConvertibleNote) =>
    Math.max(
      amount / ((1 - discount) * value),
      cap !== null && capIs === 'after' ? amount / cap : 0,
    );
  const fixedOf = ({ amount, cap, capIs }: ConvertibleNote) =>
    cap !== null && capIs === 'before' ? (amount * shares) / cap : 0;
  const whole = (atPart: readonly boolean[]) => {
    const parts = notes.reduce(
      (sum, note, at) => sum + (atPart[at] === true ? partOf(note) : 0),
      0,
    );
    const fixed = notes.reduce(
      (sum, note, at) => sum + (atPart[at] === true ? 0 : fixedOf(note)),
      0,
    );
    return parts >= 1 ? null : (shares + fixed) / (1 - parts);
  };
  // A note changes to the price of the round where that gives more; the whole only grows by it.
  let atPart = notes.map((note) => fixedOf(note) === 0);
  for (;;) {
    const all = whole(atPart);
    if (all === null) return null;
    const next = notes.map((note, at) => atPart[at] === true || partOf(note) * all > fixedOf(note));
    if (next.every((one, at) => one === atPart[at]))
      return notes.map((note, at) => (atPart[at] === true ? partOf(note) * all : fixedOf(note)));
    atPart = next;
  }
}

const poolKey = 'pool';

/** The options that are added join the pool; without one, they make it. */
function addOptions(shares: readonly Share[], count: number, name: string): Share[] {
  if (count === 0) return [...shares];
  const isPool = ({ kind }: Share) => kind === 'pool';
  const first = shares.findIndex(isPool);
  if (first !== -1)
    return shares.map((one, at) => (at === first ? { ...one, shares: one.shares + count } : one));
  const pool: Share = {
    key: poolKey,
    name,
    kind: 'pool',
    shares: count,
    preference: 0,
    participates: false,
  };
  return [...shares, pool];
}

/** The shares after a round, or what cannot be computed. */
function shareOut(
  shares: readonly Share[],
  { company, at, poolName }: { company: Company; at: number; poolName: string },
): Share[] | CapProblem {
  const round = company.rounds[at];
  if (round === undefined) return [...shares];
  const after = round.before + round.amount;
  const left = 1 - round.pool - round.amount / after;
  if (left <= 0) return { round: at, of: 'pool' };
  const notes = company.notes.filter((note) => note.round === at);
  const converted = convert(notes, totalOf(shares), after * left);
  if (converted === null) return { round: at, of: 'notes' };
  const withNotes: Share[] = [
    ...shares,
    ...notes.map((note, place): Share => ({
      key: `note${company.notes.indexOf(note)}`,
      name: note.name,
      kind: 'note',
      shares: converted[place] ?? 0,
      preference: note.amount,
      participates: false,
    })),
  ];
  const total = totalOf(withNotes) / left;
  return [
    ...addOptions(withNotes, total * round.pool, poolName),
    {
      key: `round${at}`,
      name: round.name,
      kind: 'round',
      shares: (total * round.amount) / after,
      preference: round.amount,
      participates: round.participates,
    },
  ];
}

/**
 * The cap table at the start and after each round, and the proceeds of the sale.
 * @param poolName the name of the options where the first round adds them
 */
export function capTable(company: Company, poolName: string): CapTable | CapProblem {
  let shares: Share[] = company.holders.map(({ name, shares: count, isPool }, at) => ({
    key: `holder${at}`,
    name,
    kind: isPool ? 'pool' : 'holder',
    shares: count,
    preference: 0,
    participates: false,
  }));
  const stages = [stageOf(null, shares, null)];
  for (const [at, round] of company.rounds.entries()) {
    const next = shareOut(shares, { company, at, poolName });
    if (!Array.isArray(next)) return next;
    shares = next;
    stages.push(stageOf(at, shares, round.before + round.amount));
  }
  return { stages, proceeds: company.sale === null ? null : distribute(shares, company.sale) };
}
