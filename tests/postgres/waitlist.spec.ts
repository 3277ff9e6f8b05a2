// The waitlist on a PostgreSQL server: the same scenes, and many members who take the same seats at once.
import { array, constantFrom, integer, record, sample, tuple } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { morning } from '../backend/requests.kit.ts';
import { playWaitlist } from '../backend/waitlist.scenes.ts';
import { strollProcedure } from '../backend/waitlist.walk.ts';
import { makeMembers, openCallers, openPostgres } from './support.ts';
import type { Callers, PostgresWorld } from './support.ts';

// A shared machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

describe('one after the other', () => playWaitlist(openPostgres, 40));

describe('sixty at once', () => {
  const seats = 3;
  let world: PostgresWorld;
  let callers: Callers;

  beforeAll(async () => {
    world = await openPostgres();
    callers = openCallers(world.url, 61);
    await callers.query(
      `insert into public.gathering_seats (id, seats, status) values ('crowd', ${seats}, 'accepting')`,
    );
  });
  afterAll(async () => {
    await callers.close();
    await world.close();
  });

  it('give up seats, read and take offers: at no moment are more promised than exist', async () => {
    const members = await makeMembers(callers, 60);
    const ids: string[] = [];
    // The first take the seats, so that all others wait.
    for (const [index, member] of members.entries()) {
      const { request } = await callers.submit(member, 'gathering', { gathering: 'crowd' });
      ids.push(String(request?.['id']));
      if (index < seats) await callers.move(String(ids[index]), 'accepted');
    }
    const promised = async () => {
      const [row] = await callers.query(
        "select count(*)::integer as seats from public.requests where gathering = 'crowd' and status in ('accepted', 'offered')",
      );
      return Number(row?.['seats']);
    };
    const taken = new Set<string>();
    const most: number[] = [];
    const race = { isOver: false };
    const watching = (async () => {
      while (!race.isOver) most.push(await promised());
    })();
    // A member with a seat gives it up at once; every other one tries to take it as long as they wait.
    await Promise.all(
      members.map(async (member, index) => {
        const id = String(ids[index]);
        if (index < seats) return callers.call('withdraw_request', [id], member);
        for (let attempt = 0; attempt < 6; attempt += 1) {
          const { outcome } = await callers.call('accept_offer', [id], member);
          if (outcome !== 'stored') continue;
          taken.add(id);
          return callers.call('withdraw_request', [id], member);
        }
        return null;
      }),
    );
    race.isOver = true;
    await watching;
    expect(Math.max(...most)).toBeLessThanOrEqual(seats);
    expect(taken.size).toBeGreaterThanOrEqual(seats);
    // Every free seat is promised to a member who waits.
    expect(await promised()).toBe(Math.min(seats, members.length - seats - taken.size));
  });

  it('walk at random, a thousand times, four at one table: going and offered never exceed the seats', async () => {
    const walks = 1000;
    const people = await makeMembers(callers, 60);
    await callers.query(strollProcedure);
    await callers.query(`create or replace function private.now() returns timestamptz language sql stable set search_path = ''
      as $$ select timestamptz '${morning}' + coalesce(nullif(current_setting('axis.hours', true), ''), '0')::integer * interval '1 hour' $$`);
    const opening = constantFrom('accept', 'accept', 'accept', 'withdraw');
    const action = constantFrom('apply', 'accept', 'take', 'take', 'withdraw');
    const ending = constantFrom('take', 'take', 'take', 'withdraw');
    // Five actions each after the first. Offers expire only before the last: an offer is open for some actions.
    const plan = record({
      seats: integer({ min: 1, max: 2 }),
      hours: tuple(
        integer({ min: 0, max: 1 }),
        integer({ min: 2, max: 3 }),
        integer({ min: 4, max: 5 }),
        integer({ min: 6, max: 8 }),
        integer({ min: 9, max: 60 }),
      ),
      actions: array(tuple(opening, action, action, ending, ending), {
        minLength: 4,
        maxLength: 4,
      }),
    });
    const plans = sample(plan, { seed: 20_261_122, numRuns: walks });
    await callers.query(
      `insert into public.gathering_seats (id, seats, status) values ${plans
        .map(({ seats: free }, index) => `('walk-${index}', ${free}, 'accepting')`)
        .join(', ')}`,
    );
    const walk = (index: number, lane: number) => {
      const { hours, actions: each } = plans[index] as (typeof plans)[number];
      return Promise.all(
        each.map((what, who) => {
          const steps = [
            { what: 'apply', hours: 0 },
            ...what.map((done, step) => ({ what: done, hours: hours[step] })),
          ];
          return callers.query(
            `call private.stroll('walk-${index}', '${people[lane * 4 + who]}', '${JSON.stringify(steps)}')`,
          );
        }),
      );
    };
    // Each lane has members of its own, and walks one table after the other.
    const lanes = 12;
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        for (let index = lane; index < walks; index += lanes) await walk(index, lane);
      }),
    );
    const exceeded = await callers.query(
      `select seats.id from public.gathering_seats as seats
       join public.requests as request on request.gathering = seats.id and request.status in ('accepted', 'offered')
       where seats.id like 'walk-%' group by seats.id, seats.seats having count(*) > seats.seats`,
    );
    expect(exceeded).toEqual([]);
    // The walks reached the relevant states: seats were taken, given back and offered, and offers expired.
    const reached = await callers.query(
      `select event.from_status || ' ' || event.to_status as step, count(*)::integer as often
       from public.request_events as event join public.requests as request on request.id = event.request_id
       where request.gathering like 'walk-%' group by 1`,
    );
    const often = Object.fromEntries(reached.map(({ step, often: count }) => [step, count]));
    for (const step of [
      'submitted accepted',
      'accepted withdrawn',
      'waitlisted offered',
      'offered accepted',
      'offered waitlisted',
    ])
      expect(`${step} ${Number(often[step] ?? 0) > 0}`).toBe(`${step} true`);
  });
});
