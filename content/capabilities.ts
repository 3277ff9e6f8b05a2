// Capability × tier × limit, once for all: plans and locks on the pages, and the table that the database obeys
// (docs/product-spec.md, "6. Roles and permissions", "9. Business constants and limits"; `npm run content:sql` writes it into
// supabase/seed.sql).
import type { Allowance, Capability } from './schema.capabilities.ts';

// `Lock` in src/pages/parts/Lock.tsx shows `lock` on what a plan lacks; `planPoints` below puts `plan` into the lists.
export const capabilities = [
  {
    id: 'full-signal-stack',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'page',
    plan: { free: 'Basic signal stack', premium: 'Full signal stack' },
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
  },
  {
    id: 'premium-files',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: { free: 'Basic tools', premium: 'All tools' },
    lock: 'This file is for Premium members.',
  },
  {
    id: 'premium-posts',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: { free: 'Limited premium content', premium: 'Unrestricted premium content' },
    lock: 'This post is for Premium members.',
  },
  {
    id: 'advisory-calls',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: { free: 'No advisory calls', premium: '15-minute advisory calls' },
    lock: 'Part of Premium.',
  },
  {
    id: 'premium-events',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'database',
    plan: { premium: 'Priority access to premium events and Open Circle' },
    lock: 'This event is for Premium members.',
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
    keptBy: 'page',
    plan: { premium: 'Founder tools' },
  },
  {
    id: 'full-labs',
    free: 'none',
    premium: 'unlimited',
    keptBy: 'page',
    plan: { premium: 'Full Labs access' },
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

/** The lines of a plan's list, with the figures of the table in them. */
export const planPoints = (tier: Tier): string[] =>
  rows.flatMap(({ plan, [tier]: allowance }) => {
    const line = plan[tier];
    return line === undefined ? [] : [line.replace('{count}', String(allowance))];
  });
