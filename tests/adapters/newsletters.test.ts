// @vitest-environment happy-dom
// A newsletter form calls the database: stored, refused, or no answer.
import { beforeEach, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { service } from '#content/service.ts';
import { subscribe } from '../../src/flows/newsletterSignup/ports/subscribe.ts';
import { freshBrowser, wire } from './wire.ts';

beforeEach(freshBrowser);

const input = { address: 'ada@example.com', lists: ['next-curve'] } as const;
const asked = () => toPromise(createActor(subscribe, { input }).start());

test('the address is sent once, with its newsletter, and the answer is returned', async () => {
  const calls = wire(() => ({ body: { outcome: 'stored' } }));
  expect(await asked()).toEqual({ outcome: 'stored' });
  expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'POST', path: '/rest/v1/rpc/subscribe_newsletter', body: input },
  ]);
});

test('an invalid address is refused', async () => {
  wire(() => ({ body: { outcome: 'refused', reason: 'invalid', detail: { field: 'address' } } }));
  expect(await asked()).toMatchObject({ outcome: 'refused' });
});

test('a network failure has the site’s sentence, a failing service has none', async () => {
  wire(() => 'broken');
  await expect(asked()).rejects.toThrow(service.unreachable);
  freshBrowser();
  wire(() => ({ status: 500, body: {} }));
  await expect(asked()).rejects.toThrow(/^$/);
  freshBrowser();
  wire(() => ({ body: { outcome: 'refused', reason: 'unheard' } }));
  await expect(asked()).rejects.toThrow(/^$/);
});
