// The waitlist of a gathering, tested on both engines: seats are freed, offered, taken, and expire.
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { morning, move, store, submit } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import type { Member, Outcome, Row } from './support.ts';
import { at, playPremium, tomorrow } from './waitlist.premium.ts';
import { actions, opening, walkFunction } from './waitlist.walk.ts';

type Opened = Pick<World, 'call' | 'signUp' | 'signUpPremium' | 'rpc' | 'setClock' | 'sql'> & {
  close: () => Promise<void>;
};

/** Runs every scene in the world that `open` opens, and this many random walks in it. */
export function playWaitlist(open: () => Promise<Opened>, walks: number): void {
  let world: Opened & World;
  let people: Member[];
  let count = 0;
  let gathering: string;

  beforeAll(async () => {
    world = (await open()) as Opened & World;
    people = await Promise.all(
      Array.from({ length: 6 }, async () => (await world.signUp()).member),
    );
  });
  afterAll(() => world.close());
  beforeEach(() => world.setClock(morning));

  /** A gathering that no other test uses. */
  const invite = async (seats: number, status = 'accepting', reserved = 0) => {
    gathering = `table-${(count += 1)}`;
    await world.sql(
      `insert into public.gathering_seats (id, seats, reserved, status) values ('${gathering}', ${seats}, ${reserved}, '${status}')`,
    );
  };
  const person = (index: number) => people[index] as Member;
  const apply = async (index: number) =>
    (await store(world, person(index), 'gathering', { gathering })).id;
  /** The status of a member's request, as My requests shows it. */
  const standing = async (index: number) => {
    const mine = (await world.rpc('my_requests', {}, person(index))) as unknown as Row[];
    const row = mine.find((one) => one['gathering'] === gathering);
    return row && [row['status'], row['position'] ?? row['offered_until'] ?? null];
  };
  const action = (name: string, index: number, id: string): Promise<Outcome> =>
    world.rpc(name, { id }, person(index));
  /** One seat, taken by the first; the next two wait. */
  const fullTable = async () => {
    await invite(1);
    const taken = await apply(0);
    await move(world, taken, 'accepted');
    return { taken, second: await apply(1), third: await apply(2) };
  };
  const premium = async () => {
    people.push(await world.signUpPremium(), await world.signUpPremium());
    return [people.length - 2, people.length - 1] as const;
  };
  const endPlan = (index: number, moment: string) =>
    world.sql(
      `update public.subscriptions set renews_at = '${moment}' where user_id = '${person(index).id}'`,
    );

  describe('a freed seat', () => {
    it('is offered to the first in line for 24 hours, and the others move up', async () => {
      const { taken } = await fullTable();
      expect([await standing(1), await standing(2)]).toEqual([
        ['waitlisted', 1],
        ['waitlisted', 2],
      ]);
      await action('withdraw_request', 0, taken);
      expect([await standing(1), await standing(2)]).toEqual([
        ['offered', tomorrow],
        ['waitlisted', 1],
      ]);
    });

    it('is reserved for them until the last moment, and for no other member', async () => {
      const { taken, second, third } = await fullTable();
      await action('withdraw_request', 0, taken);
      await world.setClock(at(24 - 1 / 3600));
      expect(await action('accept_offer', 2, third)).toMatchObject({ reason: 'illegal_move' });
      expect(await action('accept_offer', 2, second)).toMatchObject({ reason: 'not_found' });
      expect(await submit(world, person(3), 'gathering', { gathering })).toMatchObject({
        request: { status: 'waitlisted', position: 2 },
      });
      expect((await action('accept_offer', 1, second)).request).toMatchObject({
        status: 'accepted',
        offered_until: null,
      });
      // Pressed twice, it is still taken once.
      expect((await action('accept_offer', 1, second)).request).toMatchObject({
        status: 'accepted',
      });
      expect(await standing(2)).toEqual(['waitlisted', 1]);
    });

    it('goes to the next when its time is up, whichever request reads it; the late one joins the end', async () => {
      const { taken, second } = await fullTable();
      await action('withdraw_request', 0, taken);
      await world.setClock(at(24));
      expect(await standing(2)).toEqual(['offered', '2026-11-23T08:00:00+00:00']);
      expect(await standing(1)).toEqual(['waitlisted', 1]);
      expect(await action('accept_offer', 1, second)).toMatchObject({ reason: 'illegal_move' });
      await world.setClock(at(48));
      expect(await standing(1)).toEqual(['offered', '2026-11-24T08:00:00+00:00']);
      const history = await world.sql(
        `select actor, from_status, to_status from public.request_events where request_id = '${second}' order by id`,
      );
      expect(history.map((step) => Object.values(step).join(' '))).toEqual([
        'member draft waitlisted',
        'clock waitlisted offered',
        'clock offered waitlisted',
        'clock waitlisted offered',
      ]);
    });

    it.each(['the member withdraws', 'the advisor declines'])(
      'goes to the next when %s',
      async (why) => {
        const { taken, second } = await fullTable();
        await action('withdraw_request', 0, taken);
        if (why === 'the member withdraws') await action('withdraw_request', 1, second);
        else await move(world, second, 'declined');
        expect(await standing(2)).toEqual(['offered', tomorrow]);
      },
    );

    it('that was promised outside of the site is offered when the content frees it', async () => {
      await invite(4, 'waitlist', 4);
      await apply(0);
      await apply(1);
      expect(await standing(0)).toEqual(['waitlisted', 1]);
      await world.sql(`update public.gathering_seats set reserved = 3 where id = '${gathering}'`);
      expect([await standing(0), await standing(1)]).toEqual([
        ['offered', tomorrow],
        ['waitlisted', 1],
      ]);
    });
  });

  playPremium({
    fullTable,
    premium,
    endPlan,
    apply,
    standing,
    action,
    setClock: (moment) => world.setClock(moment),
  });

  describe('a gathering', () => {
    it('that keeps a waitlist lets no member skip it, also while a seat is free', async () => {
      await invite(2, 'waitlist', 1);
      const answer = await submit(world, person(0), 'gathering', { gathering });
      expect(answer.request).toMatchObject({ status: 'waitlisted', position: 1 });
      expect(await standing(0)).toEqual(['offered', tomorrow]);
      await apply(1);
      expect(await standing(1)).toEqual(['waitlisted', 1]);
    });

    it('that is full accepts no member, and still offers the seats that are due to those in line', async () => {
      const { taken } = await fullTable();
      await world.sql(
        `update public.gathering_seats set status = 'full' where id = '${gathering}'`,
      );
      expect(await submit(world, person(3), 'gathering', { gathering })).toMatchObject({
        reason: 'gathering_full',
      });
      await action('withdraw_request', 0, taken);
      expect(await standing(1)).toEqual(['offered', tomorrow]);
    });

    it('that has passed offers nothing: the waiting members are informed', async () => {
      const { taken, second } = await fullTable();
      await action('withdraw_request', 0, taken);
      await world.sql(
        `update public.gathering_seats set status = 'past' where id = '${gathering}'`,
      );
      expect([await standing(1), await standing(2)]).toEqual([
        ['expired', null],
        ['expired', null],
      ]);
      expect(await action('accept_offer', 1, second)).toMatchObject({ reason: 'illegal_move' });
    });

    it('can be applied for once a member, and again after withdrawing', async () => {
      await invite(1);
      const id = await apply(0);
      expect(await submit(world, person(0), 'gathering', { gathering })).toMatchObject({
        reason: 'already_applied',
      });
      await action('withdraw_request', 0, id);
      await apply(0);
    });

    it('gives no seat twice: the advisor cannot accept beyond the seats that are free or held', async () => {
      const { taken, third } = await fullTable();
      await invite(1);
      const [one, other] = [await apply(0), await apply(1)];
      await move(world, one, 'accepted');
      const beyond = { id: other, to_status: 'accepted', note: null };
      expect(await world.rpc('move_request', beyond, 'server')).toMatchObject({
        reason: 'gathering_full',
      });
      const offer = { id: third, to_status: 'offered', note: null };
      expect(await world.rpc('move_request', offer, 'server')).toMatchObject({
        reason: 'gathering_full',
      });
      expect(taken).not.toBe(one);
    });
  });

  it('whatever members do in whatever order, no member is promised a seat that does not exist', async () => {
    await world.sql(walkFunction);
    // The hours that have passed, as the walk counts them.
    await world.sql(`create or replace function private.now() returns timestamptz language sql stable set search_path = ''
      as $$ select timestamptz '${morning}' + current_setting('axis.hours')::integer * interval '1 hour' $$`);
    const members = `array['${people
      .slice(0, 6)
      .map(({ id }) => id)
      .join("', '")}']::uuid[]`;
    const reached = { seats: 0, offered: 0, taken: 0, waiting: 0, stale: 0, refused: 0 };
    const step = record({ what: constantFrom(...actions), who: nat(5) });
    await assert(
      asyncProperty(nat(2), array(step, { minLength: 24, maxLength: 24 }), async (held, steps) => {
        await invite(3, 'accepting', held);
        const walk = [...opening, ...steps];
        const [row] = await world.sql(
          `select private.walk('${gathering}', ${members}, '${JSON.stringify(walk)}') as looks`,
        );
        const looks = (
          typeof row?.['looks'] === 'string' ? JSON.parse(row['looks']) : row?.['looks']
        ) as (typeof reached)[];
        expect(looks).toHaveLength(walk.length);
        for (const seen of looks) {
          for (const name of Object.keys(reached) as (keyof typeof reached)[])
            reached[name] += seen[name];
          expect(seen.taken + seen.offered).toBeLessThanOrEqual(3 - held);
          if (seen.waiting > 0) expect(seen.taken + seen.offered).toBe(3 - held);
          expect(seen.stale).toBe(0);
        }
      }),
      { seed: 20_261_122, numRuns: walks },
    );
    // The walks reached the relevant states.
    for (const [name, often] of Object.entries(reached))
      if (name !== 'stale') expect(`${name} ${often > walks}`).toBe(`${name} true`);
  });
}
