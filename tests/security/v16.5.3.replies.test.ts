// ASVS 5.0, 16.5.3 and 8.2.2: a statement that the database cannot parse is answered once, and later answers match
// their requests.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackend } from '../backend/support.ts';

let world: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());

it.each<[string, string, object | undefined]>([
  // Each refers to a missing function or operator: PostgreSQL refuses it before it is executed.
  ['a list where a function takes one object', '/rest/v1/rpc/quota', [{}]],
  [
    'a comparison that a column does not know',
    '/rest/v1/published_files?published_on=like.2*',
    undefined,
  ],
  ['a list of arguments', '/rest/v1/rpc/subscribe_newsletter', [{ address: 'a', lists: [] }]],
])('%s', async (_, path, body) => {
  for (let count = 0; count < 3; count += 1) {
    const asked = world
      .call(path, body === undefined ? {} : { method: 'POST', body })
      .then(({ status }) => status);
    await expect(asked.catch((error: Error) => error.message)).resolves.toBeGreaterThanOrEqual(400);
    // The next one reads its own answer.
    expect(await world.sql(`select ${count} as mine`)).toEqual([{ mine: count }]);
    expect((await world.call('/rest/v1/published_files?select=id&limit=1')).rows).toHaveLength(1);
  }
});
