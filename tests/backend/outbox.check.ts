// The outbox machine with its own adapters against a real engine, over a network that fails three times in ten, before or after
// the commit: each submission is stored exactly once, nothing is lost, nothing is left behind.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBackend } from './support.ts';
import { beABrowser, manyOpen, misfortune, sendMany } from './thousand.ts';

type House = Awaited<ReturnType<typeof openBackend>>;

/**
 * Declares the test with so many submissions.
 * @returns the engine, for further tests of the same file
 */
export function storedOnce(total: number): () => House {
  let house: House;

  beforeAll(async () => {
    house = await openBackend();
    await house.sql(manyOpen);
    beABrowser();
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await house.close();
  });

  test(
    `${total} submissions, three failures in ten: each stored exactly once`,
    { timeout: 300_000 },
    async () => {
      const { member } = await house.signUp();
      const { draw, met } = misfortune({ lostBefore: 15, lostAfter: 15 });
      const { ids, said } = await sendMany(total, member, async (name, args, sender) => {
        const failure = draw();
        if (failure === 'lostBefore') throw new Error('The request was lost.');
        const { status, body } = await house.call(`/rest/v1/rpc/${name}`, {
          method: 'POST',
          bearer: sender?.token,
          body: args,
        });
        expect(status).toBe(200);
        if (failure === 'lostAfter') throw new Error('The answer was lost.');
        return body;
      });
      const { rows } = await house.call('/rest/v1/requests?select=id&limit=5000', {
        key: house.backend.keys.secretKey,
      });
      expect(rows.map((row) => String(row['id'])).toSorted()).toEqual(ids.toSorted());
      expect(new Set(ids).size).toBe(total);
      expect(said).toEqual(Array(total).fill('requestDelivered'));
      // Of 1.43 attempts for each, three in ten failed, half of them after the commit.
      expect(met['lostBefore']).toBeGreaterThan(total * 0.15);
      expect(met['lostAfter']).toBeGreaterThan(total * 0.15);
    },
  );
  return () => house;
}
