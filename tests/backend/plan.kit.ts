// Plans of a member for the tests of the backend: granted with all rights, and moved as the member would.
import type { World } from './requests.kit.ts';
import type { Member, Row } from './support.ts';

export const start = '2026-11-26T12:00:00Z';
export const end = '2026-12-26T12:00:00Z';
export const beforeEnd = '2026-12-26T11:59:59Z';

export type Plans = { outcome: string; reason?: string; plans: Row[] };

/** What these tests do with the plans of one member. */
export function plansOf(world: World, member: Member) {
  const call = async (name: string, args: Row = {}) =>
    (await world.rpc(name, args, member)) as unknown as Plans;
  return {
    call,
    /** A membership of a month, with these columns changed. */
    grant: (change: Row = {}) => {
      const row: Row = {
        user_id: member.id,
        product: 'membership',
        tier: 'premium',
        period: 'monthly',
        started_at: start,
        renews_at: end,
        ...change,
      };
      const values = Object.values(row).map((value) =>
        value === null ? 'null' : `'${String(value)}'`,
      );
      return world.sql(
        `insert into public.subscriptions (${Object.keys(row).join(', ')}) values (${values.join(', ')})`,
      );
    },
    cancel: (product = 'membership') => call('cancel_plan', { product }),
    resume: (product = 'membership') => call('resume_plan', { product }),
    change: (period: unknown, product = 'membership') => call('change_plan', { product, period }),
    plan: async () => (await call('my_plans')).plans[0],
    /** What only a payment moves. */
    dates: () =>
      world.sql(
        `select started_at, renews_at, is_active, tier from public.subscriptions where user_id = '${member.id}'`,
      ),
    tier: async () =>
      (await world.sql(`select private.tier_of('${member.id}') as tier`))[0]?.['tier'],
  };
}

export const refused = (reason: string) => ({ outcome: 'refused', reason });
export const moments = (row: Row | undefined) =>
  [row?.['since'], row?.['until']].map((time) => new Date(String(time)).toISOString());
