// The community by state: likes that are reverted when the backend refuses them, and deleting one's own posts.
import { describe, expect, test } from 'vitest';
import { withPendingLikes } from '#machines/community.machine.ts';
import { mine, open, postOf, reading } from './community.kit.ts';

/** The likes of a post as the view shows them. */
const seen = ({ context }: ReturnType<typeof reading>, id = 'open') => {
  const { posts, pendingLikes } = context();
  const post = posts.find((one) => one.id === id);
  if (post === undefined) throw new Error(`${id} is not there.`);
  const { likes, isLiked } = withPendingLikes(post, pendingLikes);
  return [likes, isLiked];
};

const like = (id = 'open') => ({ type: 'like.toggled', id }) as const;

describe('a like', () => {
  test('is shown at once and counted when it is stored', () => {
    const tab = reading();
    tab.send(like());
    expect([tab.states().includes('likes.storing'), seen(tab)]).toEqual([true, [4, true]]);
    expect(tab.setLike.asked).toEqual([{ id: 'open', liked: true }]);
    tab.setLike.resolve({ id: 'open', liked: true });
    expect([tab.states().includes('likes.resting'), seen(tab)]).toEqual([true, [4, true]]);
    expect(tab.context().pendingLikes).toEqual([]);
  });
  test('is removed the same way', () => {
    const tab = reading(postOf('open', { isLiked: true }));
    tab.send(like());
    expect(seen(tab)).toEqual([2, false]);
    tab.setLike.resolve({ id: 'open', liked: false });
    expect(seen(tab)).toEqual([2, false]);
  });
  test.each([
    ['refused', (tab: ReturnType<typeof reading>) => tab.setLike.reject('No.'), { message: 'No.' }],
    ['not answered', (tab: ReturnType<typeof reading>) => tab.wait(15_000), {}],
  ])('%s is reverted, and the post says so until the next press', (_, end, message) => {
    const tab = reading();
    tab.send(like());
    end(tab);
    expect(seen(tab)).toEqual([3, false]);
    expect(tab.context().unliked).toEqual({ id: 'open', key: 'failed', ...message });
    tab.send(like());
    expect([tab.context().unliked, seen(tab)]).toEqual([null, [4, true]]);
  });
  test('pressed twice while the first request is pending ends where it began', () => {
    const tab = reading();
    tab.send(like());
    tab.send(like());
    expect([seen(tab), tab.setLike.asked.length]).toEqual([[3, false], 1]);
    tab.setLike.resolve({ id: 'open', liked: true });
    expect(tab.setLike.asked.at(-1)).toEqual({ id: 'open', liked: false });
    tab.setLike.resolve({ id: 'open', liked: false });
    expect([seen(tab), tab.states().includes('likes.resting')]).toEqual([[3, false], true]);
  });
  test('waits for the previous one; a like that was removed meanwhile is never sent', () => {
    const tab = reading(mine, open, postOf('last'));
    for (const id of ['open', 'mine', 'last', 'mine']) tab.send(like(id));
    expect([seen(tab), seen(tab, 'mine'), seen(tab, 'last')]).toEqual([
      [4, true],
      [3, false],
      [4, true],
    ]);
    tab.setLike.resolve({ id: 'open', liked: true });
    tab.setLike.resolve({ id: 'last', liked: true });
    expect(tab.setLike.asked.map(({ id }) => id)).toEqual(['open', 'last']);
  });
});

const confirming = () => {
  const tab = reading();
  tab.send({ type: 'removal.requested', id: 'mine' });
  return tab;
};

describe('while the dialog asks for confirmation', () => {
  test('the post is still shown, and can be kept', () => {
    const tab = confirming();
    expect(tab.tags()).toEqual(['dialogOpen', 'editable', 'listed']);
    tab.send({ type: 'removal.cancelled' });
    expect([tab.shown(), tab.context().doomed]).toEqual([['mine', 'open', 'held'], null]);
    expect(tab.deletePost.asked).toEqual([]);
  });
});

const deleting = () => {
  const tab = confirming();
  tab.send({ type: 'removal.confirmed' });
  return tab;
};

describe('while it is deleted', () => {
  test('the dialog stays open and cannot be closed', () => {
    const tab = deleting();
    expect(tab.tags()).toEqual(['dialogOpen', 'editable', 'listed', 'removing']);
    expect(tab.can({ type: 'removal.cancelled' })).toBe(false);
    expect(tab.deletePost.asked).toEqual([{ id: 'mine' }]);
  });
  test('done: the post is gone', () => {
    const tab = deleting();
    tab.deletePost.resolve();
    expect([tab.shown(), tab.context().doomed]).toEqual([['open', 'held'], null]);
    expect(tab.heard()).toEqual([{ type: 'toast', key: 'postDeleted' }]);
  });
  test.each([
    ['refused', (tab: ReturnType<typeof deleting>) => tab.deletePost.reject('No.'), 'No.'],
    ['not answered', (tab: ReturnType<typeof deleting>) => tab.wait(15_000), undefined],
  ])('%s: the post stays, and the dialog says why', (_, end, message) => {
    const tab = deleting();
    end(tab);
    const said = message === undefined ? {} : { message };
    expect(tab.states()).toContain('removal.confirming');
    expect(tab.context()).toMatchObject({
      doomed: 'mine',
      removalProblem: { key: 'failed', ...said },
    });
    expect(tab.heard()).toEqual([{ type: 'toast', key: 'postFailed', ...said }]);
    tab.send({ type: 'removal.confirmed' });
    expect(tab.context().removalProblem).toBeNull();
  });
});

test('a like of a post that is deleted meanwhile leaves nothing behind', () => {
  const tab = reading(mine, open);
  tab.send(like('mine'));
  tab.send({ type: 'removal.requested', id: 'mine' });
  tab.send({ type: 'removal.confirmed' });
  tab.deletePost.resolve();
  tab.setLike.resolve({ id: 'mine', liked: true });
  expect([tab.shown(), tab.context().pendingLikes]).toEqual([['open'], []]);
});
