// A statement of the embedded database that takes too long is canceled: only that one, with an answer, and nothing is
// lost.
import { beforeAll, expect, it } from 'vitest';
import type { Server } from '../../tools/lib/throwaway.mjs';
import {
  call,
  eventually,
  keysOf,
  inside,
  notesOf,
  rpc,
  signIn,
  signUp,
  slowData,
  start,
} from './support.ts';

let server: Server;
beforeAll(async () => {
  server = await start({ data: await slowData(), env: { AXIS_STATEMENT_TIMEOUT: '1500' } });
});

const member = { email: 'slow@example.com', password: 'correct horse' };
/** The number of canceled statements so far. */
const ends = () => server.output().match(/took longer than 1500 ms/g)?.length ?? 0;
const tooSlow = async (answer: Response) => {
  const text = await answer.text();
  expect([answer.status, text]).toEqual([503, expect.stringContaining('The server is busy')]);
  expect(text).not.toMatch(inside);
  expect(JSON.parse(text)).toEqual({
    code: '503',
    message: expect.any(String) as unknown,
    request: answer.headers.get('x-request-id'),
  });
};

it.each([
  ['waits', 'slow', { seconds: 60 }],
  ['is busy', 'busy', {}],
])(
  'a statement that %s is canceled; pages are served meanwhile, and the next call is answered',
  async (_, name, args) => {
    const before = ends();
    const order: string[] = [];
    const asked = rpc(server, name, args).then(async (answer) => {
      order.push('slow');
      await tooSlow(answer);
    });
    for (let count = 0; count < 20; count += 1)
      expect((await fetch(`${server.url}/dashboard`)).status).toBe(200);
    order.push('pages');
    await asked;
    expect(order).toEqual(['pages', 'slow']);
    expect((await rpc(server, 'keep', { note: `after ${name}` })).status).toBe(200);
    expect(ends()).toBe(before + 1);
  },
);

it('keeps every row that was confirmed, and none of a running transaction', async () => {
  expect((await signUp(server, member)).status).toBe(200);
  for (const note of ['one', 'two', 'three'])
    expect((await rpc(server, 'keep', { note })).status).toBe(200);
  await tooSlow(await rpc(server, 'keep', { note: 'half', seconds: 60 }));
  expect(await notesOf(server)).toEqual(expect.arrayContaining(['one', 'two', 'three']));
  expect(await notesOf(server)).not.toContain('half');
  expect((await signIn(server, member)).status).toBe(200);
});

it('answers the requests that waited behind it: each once, and each confirmed one is stored', async () => {
  const slow = rpc(server, 'slow', { seconds: 60 });
  const notes = Array.from({ length: 12 }, (_, index) => `waited ${index}`);
  const waiting = notes.map(async (note) => {
    const answer = await rpc(server, 'keep', { note });
    return { note, status: answer.status };
  });
  const signedIn = signIn(server, member);
  await tooSlow(await slow);
  const answers = await Promise.all(waiting);
  for (const { status } of answers) expect([200, 503]).toContain(status);
  expect([200, 503]).toContain((await signedIn).status);
  const confirmed = answers.filter(({ status }) => status === 200).map(({ note }) => note);
  const kept = (await notesOf(server)).filter((note) => note.startsWith('waited'));
  expect(kept.toSorted()).toEqual(confirmed.toSorted());
  // Only the slow statement is refused.
  expect(confirmed).toHaveLength(notes.length);
});

it('cancels two slow statements that follow each other, and stays usable', async () => {
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => rpc(server, 'keep', { note: 'never', seconds: 60 })),
  );
  for (const answer of answers) await tooSlow(answer);
  expect(await notesOf(server)).not.toContain('never');
  expect((await signIn(server, member)).status).toBe(200);
});

it('cancels a statement that is nested too deeply, and says so', async () => {
  const answer = await rpc(server, 'deep', { n: 0 });
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toMatch(inside);
  await eventually(() => /nested too deeply/.test(server.output()) || undefined);
  expect(await notesOf(server)).toEqual(expect.arrayContaining(['one', 'two', 'three']));
  // JSON that this process cannot serialize is refused before it reaches the database.
  const depth = 100_000;
  const body = `{"note":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const headers = { apikey: keysOf(server).publishableKey, 'content-type': 'application/json' };
  const url = `${server.url}/rest/v1/rpc/keep`;
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(400);
});

it('is not ready while a statement holds the database, and alive all the while', async () => {
  const own = await start({ data: await slowData() });
  const slow = rpc(own, 'slow', { seconds: 4 });
  const unready = await eventually(async () => {
    const answer = await fetch(`${own.url}/readyz`);
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
    return answer.status === 503 ? answer : undefined;
  });
  expect(await unready.json()).toEqual({ status: 'the database does not answer' });
  expect((await slow).status).toBe(200);
  expect((await fetch(`${own.url}/readyz`)).status).toBe(200);
});

it('keeps confirmed rows through a kill in the middle of a slow statement', async () => {
  // Its limit is long: the statement must not be canceled before the server is seen busy and killed.
  const own = await start({ data: await slowData(), env: { AXIS_STATEMENT_TIMEOUT: '120000' } });
  expect((await signUp(own, member)).status).toBe(200);
  expect((await rpc(own, 'keep', { note: 'before the kill' })).status).toBe(200);
  const slow = rpc(own, 'keep', { note: 'cut off', seconds: 60 }).catch(() => undefined);
  await eventually(async () => ((await call(own, '/readyz')).status === 200 ? undefined : true));
  await own.kill();
  await slow;
  await own.restart();
  const notes = await notesOf(own);
  expect(notes).toContain('before the kill');
  expect(notes).not.toContain('cut off');
  expect((await signIn(own, member)).status).toBe(200);
});
