// @vitest-environment happy-dom
// A member's requests are read with the stored session, before the auth library is here; what that cannot do is left to the library.
import { beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, holdSession, wire } from './wire.ts';

const path = '/rest/v1/rpc/my_requests';
const row = { id: 'one', kind: 'asyncq', subject: 'A question', status: 'submitted', events: [] };
const ended = new AbortController();
ended.abort();

beforeEach(() => {
  freshBrowser();
  delete window.axisRead;
  vi.resetModules();
});

const open = async () => ({
  ...(await import('../../src/adapters/supabase/requests.ts')),
  ...(await import('../../src/adapters/supabase/client.ts')),
});

/** Whether a call is the library's own, which says what it is. */
const isOfLibrary = ({ headers }: { headers: Headers }) => headers.has('x-client-info');

test('the first reading is one request, with the stored token, as the library would send it', async () => {
  holdSession();
  const calls = wire(() => ({ body: [row] }));
  const { readRequests } = await open();
  expect((await readRequests()).map(({ id }) => id)).toEqual(['one']);
  expect(calls.map((call) => [call.path, call.method, isOfLibrary(call)])).toEqual([
    [path, 'POST', false],
  ]);
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer header.e30.signature');
  expect(calls[0]?.headers.get('apikey')).toBe('publishable');
  expect(calls[0]?.body).toEqual({});
});

test('once the library is here, it reads', async () => {
  holdSession();
  const calls = wire(() => ({ body: [row] }));
  const { readRequests, loadClient } = await open();
  await loadClient();
  await readRequests();
  expect(calls.filter(({ path: asked }) => asked === path).map(isOfLibrary)).toEqual([true]);
});

test.each([
  ['expired', 'expired' as const],
  ['missing', null],
])('where the session is %s, nothing is asked before the library', async (_, session) => {
  if (session !== null) holdSession(session);
  const calls = wire(() => ({ body: [] }));
  const { readRequests } = await open();
  await readRequests().catch(() => undefined);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => !isOfLibrary(call) && call.path === path)).toEqual([]);
});

test.each([
  ['refused', { status: 401, body: { message: 'No.' } }],
  ['cut off', 'broken' as const],
  ['no answer of the database', { html: '<p>' }],
])('an early reading that is %s is read again by the library', async (_, reply) => {
  holdSession();
  const calls = wire((call) => (isOfLibrary(call) ? { body: [row] } : reply));
  const { readRequests } = await open();
  expect((await readRequests()).map(({ id }) => id)).toEqual(['one']);
  expect(calls.filter((call) => call.path === path).map(isOfLibrary)).toEqual([false, true]);
});

test('an early reading that is aborted ends there', async () => {
  holdSession();
  const calls = wire(() => 'broken');
  const { readRequests } = await open();
  await expect(readRequests(ended.signal)).rejects.toThrow();
  expect(calls.filter(isOfLibrary)).toEqual([]);
});

/** The reading that the page's HTML has begun. */
const begin = (token: string) => {
  window.axisRead = { token, answer: Promise.resolve(Response.json([{ ...row, id: 'begun' }])) };
};

test.each(['before the library is here', 'after it'])(
  'what the HTML has begun to read for this member is taken once, %s',
  async (when) => {
    holdSession();
    const calls = wire(() => ({ body: [row] }));
    const { readRequests, loadClient } = await open();
    if (when === 'after it') await loadClient();
    begin('header.e30.signature');
    expect((await readRequests()).map(({ id }) => id)).toEqual(['begun']);
    expect(calls).toEqual([]);
    expect((await readRequests()).map(({ id }) => id)).toEqual(['one']);
  },
);

test('what was begun with another token is not taken, then or later', async () => {
  holdSession();
  wire(() => ({ body: [row] }));
  const { readRequests } = await open();
  begin('another');
  expect((await readRequests()).map(({ id }) => id)).toEqual(['one']);
  expect(window.axisRead).toBeUndefined();
});

test('a reading of the HTML that failed is begun again by the library', async () => {
  holdSession();
  const calls = wire(() => ({ body: [row] }));
  const { readRequests } = await open();
  window.axisRead = { token: 'header.e30.signature', answer: Promise.resolve(null) };
  expect((await readRequests()).map(({ id }) => id)).toEqual(['one']);
  expect(calls.map(isOfLibrary)).toEqual([true]);
});
