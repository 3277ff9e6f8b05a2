// Capability × tier × limit, once for all: plans and locks on the pages, and the table that the database obeys
// (docs/product-spec.md, "6. Roles and permissions", "9. Business constants and limits"; `npm run content:sql` writes it into
// supabase/seed.sql).
import type { Allowance, Capability } from './schema.capabilities.ts';

// `Lock` in src/pages/parts/Lock.tsx shows `lock` on what a plan lacks; `planLines` below puts `plan` into the lists, as links to `opens`.
export const capabilities = [
  {
    id: 'full-signal-stack',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: { free: 'Basic signal stack', premium: 'Full signal stack' },
    lock: 'The full stack is for Premium members.',
    opens: '/signal-stack',
  },
  {
    id: 'asynq',
    free: 1,
    premium: 4,
    keptBy: 'database',
    plan: {
      free: '{count} AsynQ per month',
      premium: '{count} AsynQ per month with priority response',
    },
    opens: '/asyncq',
  },
  {
    id: 'premium-files',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: { free: 'Basic tools', premium: 'All tools' },
    lock: 'This file is for Premium members.',
    opens: '/ops-cabinet',
  },
  {
    id: 'premium-posts',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: { free: 'Limited premium content', premium: 'Unrestricted premium content' },
    lock: 'This post is for Premium members.',
    opens: '/library',
  },
  {
    id: 'advisory-calls',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: { free: 'No advisory calls', premium: '15-minute advisory calls' },
    lock: 'Part of Premium.',
    opens: '/advisory',
  },
  {
    id: 'premium-events',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: { premium: 'Priority access to premium events and Open Circle' },
    lock: 'This event is for Premium members.',
    opens: '/open-circle',
  },
  {
    id: 'channel:founders',
    free: 'unlimited',
    premium: 'unlimited',
    keptBy: 'database',
    plan: {},
  },
  {
    id: 'channel:deep-tech',
    free: 'unlimited',
    premium: 'unlimited',
    keptBy: 'database',
    plan: {},
  },
  {
    id: 'channel:open-circle',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: {},
    lock: 'This channel is for Premium members.',
  },
  {
    id: 'founder-tools',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: { premium: 'Founder tools' },
    opens: '/ops-cabinet',
  },
  {
    id: 'full-labs',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'page',
    plan: { premium: 'Full Labs access' },
    opens: '/from-lab',
  },
] as const satisfies readonly Capability[];

export type CapabilityId = (typeof capabilities)[number]['id'];
export type Tier = 'free' | 'premium';

const rows: readonly Capability[] = capabilities;

const rowOf = (id: CapabilityId): Capability => {
  const row = rows.find((capability) => capability.id === id);
  if (row === undefined) throw new Error(`There is no capability ${id}.`);
  return row;
};

/** How much of a capability a tier has: none, unlimited, or so many a month. */
export const allowanceOf = (id: CapabilityId, tier: Tier): Allowance => rowOf(id)[tier];

/** Whether a tier includes a capability at all: what a lock asks. */
export const includes = (tier: Tier, id: CapabilityId): boolean => allowanceOf(id, tier) !== 'none';

/** What the lock of a capability says. */
export const lockOf = (id: CapabilityId): string => rowOf(id).lock ?? 'Part of Premium.';

/** A line of a plan's list, and the page that gives what it says. */
export type PlanLine = { text: string; href: string };

const linesOf = (listed: readonly Capability[], tier: Tier): PlanLine[] =>
  listed.flatMap(({ plan, opens, [tier]: allowance }) => {
    const line = plan[tier];
    return line === undefined || opens === undefined
      ? []
      : [{ text: line.replace('{count}', String(allowance)), href: opens }];
  });

/** The lines of a plan's list, with the figures of the table in them. */
export const planLines = (tier: Tier): PlanLine[] => linesOf(rows, tier);

/** The same without the pages. */
export const planPoints = (tier: Tier): string[] => planLines(tier).map(({ text }) => text);

/** Those of Premium that the free plan lacks, or has less of: what the end of Premium locks. */
export const premiumPoints = (): string[] =>
  linesOf(
    rows.filter(({ free, premium }) => free !== premium),
    'premium',
  ).map(({ text }) => text);
