// @vitest-environment happy-dom
// The ports of a thread: how replies are read, sent and deleted.
import { beforeEach, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { deleteReply, loadReplies, sendReply } from '../../src/flows/thread/ports/replies.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

beforeEach(() => {
  freshBrowser();
  holdSession();
});

const run = (logic: AnyActorLogic, input?: unknown) =>
  toPromise(createActor(logic, { input }).start());

const row = {
  id: 'r1',
  member_id: 'ben',
  author_name: 'Ben',
  author_role: 'Founder',
  body: 'And then?',
  created_at: '2026-11-18 09:20:00+00',
};

test('the replies to a post are read, the oldest first; one’s own are known', async () => {
  const calls = wire(() => ({ body: [row, { ...row, id: 'r2', member_id: 'ada' }] }));
  expect(await run(loadReplies, { post: 'p1' })).toEqual([
    {
      id: 'r1',
      author: 'Ben',
      role: 'Founder',
      text: 'And then?',
      createdAt: '2026-11-18T09:20:00.000Z',
      isMine: false,
    },
    expect.objectContaining({ id: 'r2', isMine: true }),
  ]);
  expect(calls.at(-1)).toMatchObject({ method: 'GET', path: '/rest/v1/community_replies' });
});

test('a database that fails shows no database message', async () => {
  wire(() => ({ status: 400, body: { code: '42703', message: 'column "x" does not exist' } }));
  await expect(run(loadReplies, { post: 'p1' })).rejects.toThrow(/^$/);
  await expect(run(deleteReply, { id: 'r1' })).rejects.toThrow(/^$/);
});

test('a reply is sent to its post, and returned as it was stored', async () => {
  const calls = wire(() => ({
    body: { outcome: 'stored', reply: { ...row, member_id: 'ada', body: 'Mine.' } },
  }));
  expect(await run(sendReply, { post: 'p1', text: ' Mine. ' })).toMatchObject({
    outcome: 'stored',
    reply: { text: 'Mine.', isMine: true },
  });
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/rest/v1/rpc/reply_to_post',
    body: { post: 'p1', body: ' Mine. ' },
  });
});

test.each(['not_signed_in', 'not_found', 'invalid', 'too_many_today', 'name_reserved'])(
  'a refused reply says why: %s',
  async (reason) => {
    wire(() => ({ body: { outcome: 'refused', reason, detail: {} } }));
    expect(await run(sendReply, { post: 'p1', text: 'Mine.' })).toEqual({
      outcome: 'refused',
      reason,
    });
  },
);

test('a reply is deleted by its id', async () => {
  const calls = wire(() => ({ status: 204 }));
  await run(deleteReply, { id: 'r1' });
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/rest/v1/community_replies' });
});
