// The benchmark of the queue in small (npm run bench:mail): a bad receiver, workers that are killed, and no mail lost.
import { expect, it } from 'vitest';
import { runMails } from '../../tools/bench/mailRun.mjs';
import { openBackend } from '../backend/support.ts';

it(
  'loses no mail of sixty when the workers are killed three times',
  { timeout: 120_000 },
  async () => {
    const world = await openBackend();
    const outcome = await runMails(world.backend, { mails: 60, kills: 3 });
    expect(outcome).toMatchObject({ lost: 0, renamed: 0, unsent: 0, kills: 3 });
    // The receiver was as bad as it should be; what came twice was accepted and not recorded.
    expect(outcome.manners.refuse).toBeGreaterThan(5);
    expect(outcome.duplicates).toBeLessThanOrEqual(outcome.manners.dropLate + 3 * 4);
    await world.close();
  },
);
