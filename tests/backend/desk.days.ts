// Days of arrivals at the desk, drawn from a seed, beside a list that this file keeps itself: the same order on both.
import { randomUUID } from 'node:crypto';
import type { Row } from './support.ts';

/** The same random numbers in every run (mulberry32). */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const hour = 3_600_000;
/** What was promised by kind (docs/product-decisions.md, "Due dates"); null where nothing was. */
const promises: Record<string, number | null> = {
  asynq: 72 * hour,
  advisory: 48 * hour,
  meeting: 168 * hour,
  contributor: null,
  perk: null,
};
/** A question that is asked with Premium is due sooner; nothing else is. */
const promiseOf = (kind: string, tier: Waiting['tier']) =>
  kind === 'asynq' && tier === 'premium' ? 48 * hour : (promises[kind] ?? null);
const answers: Record<string, Row> = {
  asynq: { domain: 'gtm', subcategory: 'a', blockers: ['b'], question: 'c', context: null },
  advisory: {
    name: 'a',
    email: 'a@example.com',
    company: 'b',
    role: 'c',
    challenge: 'd',
    timeline: 'e',
  },
  meeting: { reason: 'a', project: 'b', value: 'c' },
  contributor: { way: 'join' },
  perk: { partner: 'cloud' },
};
/** What the advisor does next with what is open. */
const steps: Record<string, readonly string[]> = {
  submitted: ['inReview', 'inReview', 'answered', 'declined'],
  inReview: ['needsYou', 'answered', 'answered', 'declined'],
  needsYou: ['inReview', 'declined'],
  followedUp: ['answered'],
};

export interface Waiting {
  id: string;
  kind: string;
  tier: 'free' | 'premium';
  status: string;
  due: number | null;
  created: number;
}

export interface Days {
  /** The statements of the next day, on the database's clock of that day. */
  next: () => { now: number; statements: string };
  /** What is open, in any order. */
  open: () => Waiting[];
}

const iso = (moment: number) => new Date(moment).toISOString();

/** Makes arrivals and steps, day after day, of members who are free or premium. */
export function drawDays(
  seed: number,
  members: readonly { id: string; tier: 'free' | 'premium' }[],
): Days {
  const chance = random(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
  const known = new Map<string, Waiting>();
  const askedAgain = new Set<string>();
  let now = Date.parse('2026-01-05T06:00:00Z');

  const clock = () =>
    `create or replace function private.now() returns timestamptz language sql stable set search_path = '' as $$ select timestamptz '${iso(now)}' $$;`;
  const open = () => [...known.values()].filter(({ status }) => Object.hasOwn(steps, status));

  /** One arrival, on a clock that went on a little. */
  function arrive(): string {
    now += Math.floor(chance() * hour);
    const { id: member, tier } = pick(members);
    const kind = pick(Object.keys(promises));
    const promise = promiseOf(kind, tier);
    const one: Waiting = {
      id: randomUUID(),
      kind,
      tier,
      status: 'submitted',
      due: promise === null ? null : now + promise,
      created: now,
    };
    known.set(one.id, one);
    return `${clock()} select private.sign('member');
      insert into public.requests (id, member_id, kind, subject, answers)
      values ('${one.id}', '${member}', '${kind}', 'About ${kind}', '${JSON.stringify(answers[kind])}');`;
  }

  function step(one: Waiting): string {
    one.status = pick(steps[one.status] ?? []);
    return `select private.sign('advisor'); update public.requests set status = '${one.status}' where id = '${one.id}';`;
  }

  /** A member asks once more: the promise is made anew, unless it was broken. */
  function followUp(one: Waiting): string {
    if (one.due !== null && one.due >= now) one.due = now + (promiseOf(one.kind, one.tier) ?? 0);
    one.status = 'followedUp';
    askedAgain.add(one.id);
    return `select private.sign('member'); update public.requests set status = 'followedUp' where id = '${one.id}';`;
  }

  return {
    open,
    next() {
      now += 24 * hour - (now % (24 * hour)) + 6 * hour;
      const lines = [clock()];
      for (let count = Math.floor(chance() * 5); count > 0; count -= 1) lines.push(arrive());
      // As many as came, on average: the queue neither empties nor grows without end.
      for (const one of open()) if (chance() < 0.09) lines.push(step(one));
      for (const one of known.values())
        if (one.status === 'answered' && one.kind === 'asynq') {
          // Asked at once or never: one question each.
          if (chance() < 0.2 && one.due !== null && one.due >= now && !askedAgain.has(one.id))
            lines.push(followUp(one));
          else known.delete(one.id);
        }
      return { now, statements: lines.join('\n') };
    },
  };
}

/** Why a queue is in a wrong order, or undefined: within a tier a later deadline above an earlier one, or one that lacks. */
export function faultOf(rows: readonly Row[], waiting: readonly Waiting[]): string | undefined {
  const known = new Map(waiting.map((one) => [one.id, one]));
  if (rows.length !== waiting.length) return `${rows.length} rows for ${waiting.length} requests`;
  const last: Record<string, number> = {};
  for (const row of rows) {
    const one = known.get(String(row['id']));
    if (one === undefined) return `${String(row['id'])} is not open`;
    if (row['tier'] !== one.tier) return `${one.id} is ${one.tier}`;
    const due = row['due_at'] === null ? null : Date.parse(String(row['due_at']));
    if (due !== one.due)
      return `${one.kind} ${one.status} is due ${String(row['due_at'])}, not ${String(one.due && iso(one.due))}`;
    const rank = one.due ?? Infinity;
    if (rank < (last[one.tier] ?? -Infinity)) return `${one.kind} stands below a later deadline`;
    last[one.tier] = rank;
  }
  return undefined;
}

/** Lets the members of a throwaway database ask as often as they like. */
export const withoutLimits = `
  create or replace function private.open_requests(member uuid) returns integer language sql stable set search_path = '' as $$ select 0 $$;
  create or replace function private.asynq_used(member uuid, month text) returns integer language sql stable set search_path = '' as $$ select 0 $$;`;
