// The check of desk.days.test.ts and desk.days.full.test.ts.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { drawDays, faultOf, withoutLimits } from './desk.days.ts';
import { advisor, wholeQueue } from './desk.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';

/** Declares the test over so many days: each begins with what the one before has left. */
export function ranksInOrder(count: number): void {
  vi.setConfig({ testTimeout: 600_000 });
  let world: World;
  beforeAll(async () => {
    world = await openBackend();
  });
  afterAll(() => world.close());

  it(`ranks by what is due first, for ${count} days`, async () => {
    await world.sql(withoutLimits);
    const ada = await advisor(world);
    const members = [];
    for (let index = 0; index < 6; index += 1)
      members.push(
        index % 2 === 0
          ? { id: (await world.signUp()).member.id, tier: 'free' as const }
          : { id: (await world.signUpPremium()).id, tier: 'premium' as const },
      );
    const days = drawDays(20_261_126, members);
    let longest = 0;
    for (let day = 1; day <= count; day += 1) {
      const { statements } = days.next();
      await world.sql(statements);
      const rows = await wholeQueue(world, ada, {}, 100);
      longest = Math.max(longest, rows.length);
      expect(`day ${day}: ${faultOf(rows, days.open()) ?? 'in order'}`).toBe(
        `day ${day}: in order`,
      );
    }
    // Never vacuous: there was a line, with deadlines in it.
    expect(longest).toBeGreaterThan(20);
  });
}
