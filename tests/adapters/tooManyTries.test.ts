// @vitest-environment happy-dom
// A service that refuses because of too many tries: every port that calls it rejects with the seconds that it named.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';
import { service } from '#content/service.ts';
import * as account from '../../src/adapters/supabase/account.ts';
import { loadClient, toError, tokenKey } from '../../src/adapters/supabase/client.ts';
import { subscribe } from '../../src/flows/newsletterSignup/ports/subscribe.ts';
import { signUpWithAnswers } from '../../src/flows/onboarding/ports/account.ts';
import { requestsBackend } from '../../src/adapters/supabase/requestsBackend.ts';
import { answers } from '../machines/onboarding.kit.ts';
import { freshBrowser, holdSession } from './wire.ts';

beforeEach(freshBrowser);
afterEach(() => vi.useRealTimers());

const sentence = 'Too many tries.';
const body = { code: 'too_many_tries', message: sentence, retry_after: 40 };

/** A service that refuses everything with a 429. */
function refuses(headers: Record<string, string>, said: unknown = body) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(said, { status: 429, headers })));
}
const ask = <Output, Input>(port: PromiseActorLogic<Output, Input>, input: Input) =>
  toPromise(createActor(port, { input }).start());

const email = 'ada@example.com';
const password = 'correct horse';
const ports = {
  signIn: () => ask(account.signIn, { email, password }),
  signUp: () => ask(account.signUp, { email, password }),
  sendResetLink: () => ask(account.sendResetLink, { email }),
  savePassword: () => {
    holdSession();
    return ask(account.savePassword, { password });
  },
  'signUp of onboarding': () => ask(signUpWithAnswers, { email, password, answers }),
  subscribe: () => ask(subscribe, { address: email, lists: ['next-curve'] }),
  'the outbox': () =>
    requestsBackend.call('submit_request', {}, null, new AbortController().signal),
};

describe.each(Object.entries(ports))('%s', (_, asks) => {
  test('rejects with the seconds of the header, and with the sentence of the service', async () => {
    refuses({ 'Retry-After': '7' });
    const refusal = asks();
    await expect(refusal).rejects.toBeInstanceOf(Error);
    await expect(refusal).rejects.toMatchObject({ message: sentence, retryAfter: 7 });
  });
});

describe('the seconds', () => {
  test.each([
    ['of the body, where no header can be read', {}, body, 40],
    ['are rounded up', { 'Retry-After': '1.2' }, body, 2],
    ['are a minute where the service names none', {}, { msg: sentence }, 60],
    ['and where it names a date', { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }, body, 60],
    ['are at least one', { 'Retry-After': '-5' }, body, 1],
    ['and at most a day', { 'Retry-After': '9999999' }, body, 86_400],
  ])('%s', async (_, headers, said, seconds) => {
    refuses(headers, said);
    await expect(ports.signIn()).rejects.toMatchObject({ retryAfter: seconds, message: sentence });
  });

  test('are a minute for a page of a proxy', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Slow down</h1>', { status: 429 }));
    await expect(ports.subscribe()).rejects.toMatchObject({ retryAfter: 60, message: '' });
  });
});

test('any other refusal carries none', () => {
  expect(toError({ message: 'Invalid login credentials', status: 400 })).not.toHaveProperty(
    'retryAfter',
  );
});

test('a session that is not renewed because of too many tries does not end', async () => {
  refuses({ 'Retry-After': '7' });
  const client = await loadClient();
  // Its access token has expired: the library ends such a session at any refusal but this one.
  holdSession('expired');
  const kept = localStorage.getItem(tokenKey);
  vi.useFakeTimers();
  const renewing = client.auth.refreshSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(toError((await renewing).error)).toMatchObject({ message: service.unreachable });
  expect(localStorage.getItem(tokenKey)).toBe(kept);
});
