// @vitest-environment happy-dom
// The community's ports: how posts are read, that a post is stored once, and how a draft is saved.
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import {
  deletePost,
  loadPosts,
  publishPost,
  setLike,
} from '../../src/flows/community/ports/posts.ts';
import { idOf, postDraft } from '../../src/flows/community/ports/draft.ts';
import { postStore } from '../../src/adapters/storage/draftStores.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

beforeEach(() => {
  freshBrowser();
  holdSession();
});

const run = (logic: AnyActorLogic, input?: unknown) =>
  toPromise(createActor(logic, { input }).start());

const row = {
  id: 'p1',
  member_id: 'ben',
  author_name: 'Ben',
  author_role: '',
  teaser: 'Three clauses …',
  is_premium: true,
  likes: 4,
  replies: 1,
  created_at: '2026-11-18 09:20:00+00',
  community_post_bodies: null,
  community_likes: [],
};

describe('posts', () => {
  test('a post without its text has a teaser, a post with its text is whole, in either form of an embedded row', async () => {
    wire(() => ({
      body: [
        row,
        { ...row, id: 'p2', community_post_bodies: [{ body: 'All of it.' }] },
        {
          ...row,
          id: 'p3',
          member_id: 'ada',
          community_post_bodies: { body: 'Mine.' },
          community_likes: [{ member_id: 'ada' }],
        },
      ],
    }));
    expect(await run(loadPosts)).toMatchObject([
      {
        text: 'Three clauses …',
        isWhole: false,
        isMine: false,
        createdAt: '2026-11-18T09:20:00.000Z',
      },
      { text: 'All of it.', isWhole: true, isLiked: false },
      { text: 'Mine.', isMine: true, isLiked: true },
    ]);
  });
  test('a post that staff hid says why; no other does', async () => {
    wire(() => ({
      body: [
        { ...row, member_id: 'ada', hidden_reason: 'It sells a course.' },
        { ...row, hidden_reason: null },
      ],
    }));
    const posts = (await run(loadPosts)) as Record<string, unknown>[];
    expect(posts[0]).toMatchObject({ hiddenReason: 'It sells a course.' });
    expect(posts[1]).not.toHaveProperty('hiddenReason');
  });
  test('a database that fails shows no database message to the user', async () => {
    wire(() => ({ status: 400, body: { code: '42703', message: 'column "x" does not exist' } }));
    await expect(run(loadPosts)).rejects.toThrow(/^$/);
  });
});

describe('a post that is sent', () => {
  const draft = { text: ' We raised it. ', premium: false };
  const stored = { outcome: 'stored', post: { ...row, id: 'x', member_id: 'ada', teaser: 'We' } };
  test('is returned as its author wrote it', async () => {
    wire(() => ({ body: stored }));
    expect(await run(publishPost, draft)).toMatchObject({
      outcome: 'stored',
      post: { text: 'We raised it.', isWhole: true, isMine: true },
    });
  });
  test('and not answered keeps its id for the same words, also over a reload; other words get another id', async () => {
    const calls = wire(() => 'broken');
    for (const text of ['One', 'One', 'Two'])
      await run(publishPost, { ...draft, text }).catch(() => undefined);
    const [first, again, other] = calls.map(({ body }) => (body as { id: string }).id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(idOf({ ...draft, text: 'Two' }, 'ada')).toBe(other);
    expect(idOf({ ...draft, text: 'Two' }, 'ben')).not.toBe(other);
  });
  test.each(['not_allowed', 'too_many_today', 'name_reserved'])(
    'and refused says why: %s',
    async (reason) => {
      wire(() => ({ body: { outcome: 'refused', reason, detail: {} } }));
      expect(await run(publishPost, draft)).toEqual({ outcome: 'refused', reason });
    },
  );
});

const restoreFor = (member: string | null) => postStore.find('', member, postDraft.understand);

test('a draft is restored for its author, and for no other user', async () => {
  write(keys.post, JSON.stringify({ version: 1, owner: 'ada', text: 'Begun', premium: true }));
  expect(await restoreFor('ada')).toMatchObject({
    outcome: 'found',
    owner: 'ada',
    words: { text: 'Begun', premium: true },
  });
  expect(await restoreFor('ben')).toEqual({ outcome: 'anothers' });
  expect(read(keys.post)).toContain('Begun');
});

describe('likes and deletions', () => {
  test('a like is stored for the member; liking twice is one like', async () => {
    const calls = wire(() => ({ status: 409, body: { code: '23505', message: 'duplicate' } }));
    expect(await run(setLike, { id: 'p1', liked: true })).toEqual({ id: 'p1', liked: true });
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      body: { post_id: 'p1', member_id: 'ada' },
    });
  });
  test('a like of a post that is gone fails without a database message', async () => {
    wire(() => ({ status: 409, body: { code: '23503', message: 'violates foreign key' } }));
    await expect(run(setLike, { id: 'p1', liked: true })).rejects.toThrow(/^$/);
  });
  test('both are removed with DELETE', async () => {
    const calls = wire(() => ({ status: 204 }));
    await run(setLike, { id: 'p1', liked: false });
    await run(deletePost, { id: 'p1' });
    expect(calls.map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', '/rest/v1/community_likes'],
      ['DELETE', '/rest/v1/community_posts'],
    ]);
  });
});
