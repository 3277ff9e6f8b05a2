// A statement of the embedded database that takes too long is canceled: only that one, with an answer, and nothing is
// lost. statements.full.test.ts has two in a row, a long one, and a kill.
import { beforeAll, expect, it } from 'vitest';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { member, startImpatient, tooSlow } from './statements.kit.ts';
import { eventually, inside, keysOf, notesOf, rpc, signIn, signUp } from './support.ts';

let server: Server;
beforeAll(async () => {
  server = await startImpatient();
});

/** The number of canceled statements so far. */
const ends = () => server.output().match(/took longer than 1500 ms/g)?.length ?? 0;

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
