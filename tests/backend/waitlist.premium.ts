// What a waitlist owes premium members: scenes at the tables of waitlist.scenes.ts.
import { describe, expect, it } from 'vitest';
import { morning } from './requests.kit.ts';
import type { Outcome } from './support.ts';

/** So many hours after the morning of these tests. */
export const at = (hours: number) =>
  new Date(Date.parse(morning) + hours * 3_600_000).toISOString();
export const tomorrow = '2026-11-22T08:00:00+00:00';

/** The people at a table, by their places in the list of members. */
export interface Table {
  /** One seat, taken by the first; the next two wait. */
  fullTable: () => Promise<{ taken: string; second: string }>;
  /** Two premium members more. */
  premium: () => Promise<readonly [number, number]>;
  endPlan: (index: number, moment: string) => Promise<unknown>;
  apply: (index: number) => Promise<string>;
  standing: (index: number) => Promise<unknown>;
  action: (name: string, index: number, id: string) => Promise<Outcome>;
  setClock: (moment: string) => Promise<unknown>;
}

/** Declares the scenes. */
export function playPremium({
  fullTable,
  premium,
  endPlan,
  apply,
  standing,
  action,
  setClock,
}: Table): void {
  describe('Premium members', () => {
    it('come before everybody else, in the order in which they applied; the others keep theirs', async () => {
      const { taken } = await fullTable();
      const [first, second] = await premium();
      await apply(second);
      await apply(first);
      expect([
        await standing(second),
        await standing(first),
        await standing(1),
        await standing(2),
      ]).toEqual([
        ['waitlisted', 1],
        ['waitlisted', 2],
        ['waitlisted', 3],
        ['waitlisted', 4],
      ]);
      await action('withdraw_request', 0, taken);
      expect([await standing(second), await standing(first), await standing(1)]).toEqual([
        ['offered', tomorrow],
        ['waitlisted', 1],
        ['waitlisted', 2],
      ]);
    });

    it('who let an offer pass join the end of their own line', async () => {
      const { taken } = await fullTable();
      const [first, second] = await premium();
      await apply(first);
      await apply(second);
      await action('withdraw_request', 0, taken);
      await setClock(at(24));
      expect([await standing(second), await standing(first), await standing(1)]).toEqual([
        ['offered', '2026-11-23T08:00:00+00:00'],
        ['waitlisted', 1],
        ['waitlisted', 2],
      ]);
    });

    it('whose plan has ended wait as free members do, from that minute; an offer that they have stays', async () => {
      const { taken } = await fullTable();
      const [first, second] = await premium();
      await apply(first);
      await apply(second);
      await action('withdraw_request', 0, taken);
      await endPlan(first, at(1));
      await endPlan(second, at(1));
      await setClock(at(1 - 1 / 3600));
      expect([await standing(second), await standing(1)]).toEqual([
        ['waitlisted', 1],
        ['waitlisted', 2],
      ]);
      await setClock(at(1));
      expect([
        await standing(first),
        await standing(1),
        await standing(2),
        await standing(second),
      ]).toEqual([
        ['offered', tomorrow],
        ['waitlisted', 1],
        ['waitlisted', 2],
        ['waitlisted', 3],
      ]);
    });

    it('take no seat that is offered to another member already', async () => {
      const { taken, second } = await fullTable();
      await action('withdraw_request', 0, taken);
      const [first] = await premium();
      await apply(first);
      expect(await standing(first)).toEqual(['waitlisted', 1]);
      expect((await action('accept_offer', 1, second)).request).toMatchObject({
        status: 'accepted',
      });
    });
  });
}
