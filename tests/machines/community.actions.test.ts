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

const removing = () => {
  const tab = reading();
  tab.send({ type: 'removal.requested', id: 'mine' });
  return tab;
};

describe('while a post is about to be deleted', () => {
  test('it is still shown, and the dialog is asked for it', () => {
    const tab = removing();
    expect(tab.states()).toContain('removal.removing');
    expect(tab.removal.asked).toEqual([{ id: 'mine', failed: 'postFailed' }]);
    expect(tab.shown()).toEqual(['mine', 'open', 'held']);
  });
  test('deleted: the post is gone', () => {
    const tab = removing();
    tab.removal.resolve({ outcome: 'deleted' });
    expect(tab.states()).toContain('removal.idle');
    expect([tab.shown(), tab.context().doomed]).toEqual([['open', 'held'], null]);
    expect(tab.heard()).toEqual([{ type: 'toast', key: 'postDeleted' }]);
  });
  test.each(['kept', 'broken'] as const)('%s: the post stays', (end) => {
    const tab = removing();
    if (end === 'kept') tab.removal.resolve({ outcome: 'kept' });
    else tab.removal.reject('Flow removal is not provided.');
    expect(tab.states()).toContain('removal.idle');
    expect([tab.shown(), tab.context().doomed]).toEqual([['mine', 'open', 'held'], null]);
    expect(tab.heard()).toEqual([]);
  });
});

test('a like of a post that is deleted meanwhile leaves nothing behind', () => {
  const tab = reading(mine, open);
  tab.send(like('mine'));
  tab.send({ type: 'removal.requested', id: 'mine' });
  tab.removal.resolve({ outcome: 'deleted' });
  tab.setLike.resolve({ id: 'mine', liked: true });
  expect([tab.shown(), tab.context().pendingLikes]).toEqual([['open'], []]);
});
