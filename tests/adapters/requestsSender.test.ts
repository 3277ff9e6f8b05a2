// @vitest-environment happy-dom
// What is sent, for which member, and what every answer of a service means for the queue (docs/product-decisions.md,
// "Outbox").
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requests } from '#content/requests.ts';
import { requestsBackend } from '../../src/adapters/supabase/requestsBackend.ts';
import { deliverAttachment, deliverRequest } from '../../src/adapters/supabase/requestsSender.ts';
import { queued, entryOf, grantLocks, leave } from './outboxWorld.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const files = vi.hoisted(() => new Map<string, Blob>());
vi.mock('../../src/adapters/outbox/files.ts', async (original) => ({
  ...(await original<object>()),
  readFile: async (id: string) => files.get(id) ?? null,
  forgetFiles: async (ids: string[]) => ids.forEach((id) => files.delete(id)),
}));

const entry = entryOf();
const { id } = entry;
const queueItem = { id, member: 'ada' };
const { signal } = new AbortController();
const stored = { outcome: 'stored', request: { id, kind: 'meeting', status: 'submitted' } };
const deck = { id: 'deck', name: 'deck.pdf', type: 'application/pdf', size: 5 };
const notes = { id: 'notes', name: 'notes.pdf', type: 'application/pdf', size: 5 };
const send = () => deliverRequest(requestsBackend, queueItem, signal);
const asNobody = () => deliverRequest(requestsBackend, { id, member: null }, signal);
const sendFile = () => deliverAttachment(requestsBackend, queueItem, signal);

beforeEach(() => {
  freshBrowser();
  grantLocks();
  holdSession();
  files.clear();
  leave(entry);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a request', () => {
  test('is sent with its words under its own id, and removed when it is stored', async () => {
    const calls = wire(() => ({ body: stored }));
    expect(await send()).toEqual({ id, outcome: 'stored', left: null, isAttended: false });
    expect(calls).toMatchObject([
      {
        path: '/rest/v1/rpc/submit_request',
        body: { id, kind: 'meeting', subject: 'Halden', answers: entry.answers },
      },
    ]);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer header.e30.signature');
    expect(queued()).toEqual([]);
  });

  test('with files stays until they have been uploaded', async () => {
    leave(entryOf({ attachments: [deck] }));
    wire(() => ({ body: stored }));
    expect(await send()).toMatchObject({ outcome: 'stored', left: { isStored: true } });
    expect(queued()).toMatchObject([{ isStored: true, attachments: [deck] }]);
  });

  test('refused by the database is marked with the reason, its words intact', async () => {
    wire(() => ({ body: { outcome: 'refused', reason: 'quota_spent', detail: { limit: 1 } } }));
    const refusal = { reason: 'quota_spent', detail: { limit: 1 } };
    expect(await send()).toMatchObject({ outcome: 'returned', left: { refusal } });
    expect(queued()).toEqual([{ ...entry, refusal }]);
    const calls = wire(() => ({ body: stored }));
    expect(await send()).toMatchObject({ outcome: 'gone', left: { refusal } });
    expect(calls).toEqual([]);
  });

  test.each([
    [400, 'invalid'],
    [403, 'not_allowed'],
    [404, 'not_taken'],
    [405, 'not_taken'],
    [410, 'not_taken'],
    [413, 'too_large'],
    [415, 'not_taken'],
    [422, 'invalid'],
  ] as const)('that a service answers with %s can never succeed: %s', async (status, reason) => {
    wire(() => ({ status, body: { message: 'No.', code: 'X' } }));
    expect(await send()).toMatchObject({ outcome: 'returned' });
    expect(queued()).toEqual([{ ...entry, refusal: { reason, detail: {} } }]);
    expect(requests.problems[reason]).toMatch(/\.$/);
  });

  test.each([401, 408, 409, 425, 429, 500, 502, 503, 504])(
    'that a service answers with %s stays queued, and is sent again',
    async (status) => {
      wire(() => ({ status, body: { message: 'Later.' } }));
      await expect(send()).rejects.toThrow();
      expect(queued()).toEqual([entry]);
    },
  );

  test.each([
    ['no network', 'broken'],
    ['a login page of another network', { html: '<title>Sign in to the hotel</title>' }],
    ['nothing', { body: null }],
    ['a word that is none of ours', { body: { outcome: 'perhaps' } }],
    [
      'a session that the database does not know',
      {
        body: { outcome: 'refused', reason: 'not_signed_in' },
      },
    ],
  ] as const)('that meets %s stays queued', async (_, reply) => {
    wire(() => reply);
    await expect(send()).rejects.toThrow();
    expect(queued()).toEqual([entry]);
  });

  test('a session that the backend rejects is checked: the library finds out whether it lives', async () => {
    const calls = wire(({ path }) =>
      path === '/auth/v1/token'
        ? { status: 400, body: { code: 400, error_code: 'refresh_token_not_found', msg: 'Gone' } }
        : { status: 401, body: { message: 'JWT expired' } },
    );
    // The library takes its fetch function when it is created.
    vi.resetModules();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fresh = await import('../../src/adapters/supabase/requestsBackend.ts');
    const sendAfresh = () => deliverRequest(fresh.requestsBackend, queueItem, signal);
    await expect(sendAfresh()).rejects.toThrow('JWT expired');
    expect(calls.map(({ path }) => path)).toEqual([
      '/rest/v1/rpc/submit_request',
      '/auth/v1/token',
      '/auth/v1/logout',
    ]);
    // It does not: from now on no user is signed in, and the entry waits for its owner.
    await expect(sendAfresh()).rejects.toThrow('Auth session missing!');
    expect(calls).toHaveLength(3);
    expect(queued()).toEqual([entry]);
  });

  test('is never sent for another member, nor without its owner', async () => {
    const calls = wire(() => ({ body: stored }));
    const asBen = deliverRequest(requestsBackend, { id, member: 'ben' }, signal);
    expect(await asBen).toMatchObject({ outcome: 'gone' });
    localStorage.removeItem('sb-axis-one-auth-token');
    await expect(send()).rejects.toThrow('Auth session missing!');
    expect(calls).toEqual([]);
    expect(queued()).toEqual([entry]);
  });

  test('that another tab has sent meanwhile is not sent again', async () => {
    leave();
    const calls = wire(() => ({ body: stored }));
    expect(await send()).toEqual({ id, outcome: 'gone', left: null, isAttended: false });
    expect(calls).toEqual([]);
  });

  test('for advice is sent without an account; a rejected key is no answer to it', async () => {
    localStorage.removeItem('sb-axis-one-auth-token');
    const advice = entryOf({ owner: null, kind: 'advisory' });
    leave(advice);
    wire(() => ({ status: 403, body: { message: 'Wrong key' } }));
    await expect(asNobody()).rejects.toThrow('Wrong key');
    expect(queued()).toEqual([advice]);
    wire(() => ({ body: stored }));
    expect(await asNobody()).toMatchObject({ outcome: 'stored', left: null });
  });
});

describe('its files', () => {
  const waiting = entryOf({ isStored: true, attachments: [deck, notes] });
  beforeEach(() => {
    leave(waiting);
    files.set('deck', new Blob(['%PDF-']));
    files.set('notes', new Blob(['words']));
  });

  test('are uploaded one by one; each is deleted here when the backend has it, and the entry is removed with the last', async () => {
    const calls = wire(() => ({ body: { outcome: 'stored', request: {} } }));
    expect(await sendFile()).toMatchObject({ outcome: 'stored', left: { attachments: [notes] } });
    expect([...files.keys()]).toEqual(['notes']);
    expect(await sendFile()).toMatchObject({ outcome: 'stored', left: null });
    expect(files.size).toBe(0);
    expect(queued()).toEqual([]);
    expect(calls.map(({ body }) => body)).toEqual([
      { ...bodyOf(deck), body: btoa('%PDF-') },
      { ...bodyOf(notes), body: btoa('words') },
    ]);
  });

  test.each(['broken', { status: 503, body: {} }, { status: 429, body: {} }] as const)(
    'stay queued with their bytes when no answer arrives: %j',
    async (reply) => {
      wire(() => reply);
      await expect(sendFile()).rejects.toThrow();
      expect(queued()).toEqual([waiting]);
      expect(files.size).toBe(2);
    },
  );

  test('that the browser has deleted are named, and nothing is sent', async () => {
    files.clear();
    const calls = wire(() => ({ body: stored }));
    expect(await sendFile()).toMatchObject({ outcome: 'returned' });
    expect(queued()).toMatchObject([
      { refusal: { reason: 'file_lost', detail: { name: 'deck.pdf' } } },
    ]);
    expect(calls).toEqual([]);
  });

  test.each([
    [{ status: 413, body: {} }, 'too_large'],
    [{ body: { outcome: 'refused', reason: 'wrong_type', detail: {} } }, 'wrong_type'],
  ] as const)('that are refused are named: %j', async (reply, reason) => {
    wire(() => reply);
    expect(await sendFile()).toMatchObject({ outcome: 'returned' });
    expect(queued()).toMatchObject([{ refusal: { reason, detail: { name: 'deck.pdf' } } }]);
  });
});

const bodyOf = ({ id: file, name, type }: typeof deck) => ({
  id: file,
  request_id: id,
  name,
  type,
});
