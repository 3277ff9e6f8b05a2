// The waitlist on a PostgreSQL server: the same scenes, and a crowd that reaches for the same seats at once.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { playWaitlist } from '../backend/waitlist.scenes.ts';
import { makeMembers, openCallers, openPostgres } from './support.ts';
import type { Callers, PostgresWorld } from './support.ts';

// A machine that others share.
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

  it('give up seats, look and take offers: at no moment are more promised than there are', async () => {
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
    // Whoever has a seat gives it up at once; everybody else reaches for it as long as they wait.
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
    // Every seat that is left is promised to one who waits.
    expect(await promised()).toBe(Math.min(seats, members.length - seats - taken.size));
  });
});
