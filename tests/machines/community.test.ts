// The community by state: subscription status, list and text field (docs/product-spec.md, "2. Screens and routes",
// "5. Validation rules", "6. Roles and permissions"; docs/product-decisions.md, "No behaviour").
import { describe, expect, test } from 'vitest';
import { communityMachine } from '#machines/community.machine.ts';
import type { CommunityEvent, PostDraft } from '#machines/community.machine.ts';
import { onRouteEntered, held, mine, open, postOf, reading } from './community.kit.ts';
import { brokenFeed, draftKit, feed, play } from './kit.ts';

const { delays } = communityMachine.implementations;

describe('the subscription status', () => {
  test.each([
    ['member.free', 'free', []],
    ['member.flagged', 'flagged', ['flagged']],
    ['member.premium', 'entitled', ['entitled']],
    ['member.absent', 'free', []],
  ] as const)('%s: %s', (type, state, tags) => {
    const tab = onRouteEntered();
    tab.memberFeed.say({ type: 'member.flagged' });
    tab.memberFeed.say({ type });
    expect(tab.states()).toContain(`membership.${state}`);
    expect(tab.tags()).toEqual(['editable', 'loading', ...tags].toSorted());
  });
  test('is unknown: treated as a free member', () => {
    const tab = play(
      communityMachine.provide({
        actors: { memberFeed: brokenFeed(), draft: draftKit<PostDraft>().logic },
      }),
    );
    expect(tab.states()).toContain('membership.free');
  });
});

describe('while the posts are loading', () => {
  test('skeletons are shown, and nothing can be liked or deleted', () => {
    const tab = onRouteEntered();
    expect(tab.states()).toContain('list.loading');
    expect(tab.can({ type: 'like.toggled', id: 'open' })).toBe(false);
    expect(tab.can({ type: 'removal.requested', id: 'mine' })).toBe(false);
  });
  test.each([
    [
      'the service refuses',
      (tab: ReturnType<typeof onRouteEntered>) => tab.loadPosts.reject('No.'),
    ],
    [
      'the port does not answer',
      (tab: ReturnType<typeof onRouteEntered>) => tab.wait(Number(delays.serviceTimeout)),
    ],
  ])('%s: the page says so, and the user can retry', (_, end) => {
    const tab = onRouteEntered();
    end(tab);
    expect([tab.states().includes('list.failed'), tab.tags()]).toEqual([
      true,
      ['editable', 'failed'],
    ]);
    tab.send({ type: 'retry.requested' });
    expect(tab.loadPosts.asked).toHaveLength(2);
    tab.loadPosts.resolve([open]);
    expect([tab.shown(), tab.tags()]).toEqual([['open'], ['editable', 'listed']]);
  });
  test('a post that is stored meanwhile is not lost to an older response', () => {
    const tab = onRouteEntered();
    tab.draft.say({ type: 'draft.restored', words: { text: 'Mine', premium: false } });
    tab.send({ type: 'post.submitted' });
    tab.publishPost.resolve({ outcome: 'stored', post: mine });
    tab.loadPosts.resolve([open]);
    expect(tab.shown()).toEqual(['mine', 'open']);
  });
});

describe('while the posts are on screen', () => {
  test('a subscription that begins loads the locked posts', () => {
    const tab = reading();
    tab.memberFeed.say({ type: 'member.premium' });
    expect(tab.states()).toContain('list.loading');
    expect(tab.shown()).toEqual([]);
    tab.loadPosts.resolve([mine, open, { ...held, isWhole: true, text: 'All of it' }]);
    tab.memberFeed.say({ type: 'member.premium' });
    expect([tab.states().includes('list.shown'), tab.loadPosts.asked.length]).toEqual([true, 2]);
  });
  test('without locked posts nothing is loaded again', () => {
    const tab = reading(open);
    tab.memberFeed.say({ type: 'member.premium' });
    expect(tab.loadPosts.asked).toHaveLength(1);
  });
});

describe('the draft', () => {
  const begun = { text: 'Begun', premium: true };
  test('is put back into the text field', () => {
    const tab = onRouteEntered();
    tab.draft.say({ type: 'draft.restored', words: begun });
    expect(tab.context().draft).toEqual(begun);
    expect(tab.states()).toContain('composer.writing');
    expect(tab.draft.heard()).toEqual([]);
  });
  test('is told of every change; a member who types already is not interrupted', () => {
    const tab = onRouteEntered();
    tab.send({ type: 'draft.edited', text: 'N' });
    expect(tab.states()).toContain('composer.writing');
    expect([tab.context().draft.text, tab.draft.heard()]).toEqual([
      'N',
      [{ type: 'words.changed', words: { text: 'N', premium: false } }],
    ]);
    tab.memberFeed.say({ type: 'member.premium' });
    tab.send({ type: 'premium.toggled' });
    expect(tab.draft.heard()).toEqual([
      { type: 'words.changed', words: { text: 'N', premium: true } },
    ]);
    tab.send({ type: 'draft.edited', text: '' });
    tab.send({ type: 'premium.toggled' });
    expect(tab.draft.heard()).toMatchObject([{ words: { premium: true } }, { words: null }]);
  });
  test('is over when the post is stored', () => {
    const tab = onRouteEntered();
    tab.draft.say({ type: 'draft.restored', words: begun });
    tab.send({ type: 'post.submitted' });
    expect(tab.draft.heard()).toEqual([]);
    tab.publishPost.resolve({ outcome: 'stored', post: mine });
    expect(tab.draft.heard()).toEqual([{ type: 'words.changed', words: null }]);
  });
  test('leaves with its member, also from a text field that is busy', () => {
    const tab = onRouteEntered();
    tab.draft.say({ type: 'draft.restored', words: begun });
    tab.send({ type: 'post.submitted' });
    tab.memberFeed.say({ type: 'member.left' });
    tab.draft.say({ type: 'draft.withdrawn' });
    expect(tab.context().draft.text).toBe('');
    expect(tab.draft.heard()).toEqual([]);
  });
  test.each([{ type: 'draft.restored', words: null }, { type: 'draft.unread' }] as const)(
    '%o: the text field is empty',
    (news) => {
      const tab = onRouteEntered();
      tab.draft.say(news);
      expect(tab.states()).toContain('composer.writing');
      expect(tab.context().draft.text).toBe('');
    },
  );
  test('fails: the text field works without it', async () => {
    const tab = play(
      communityMachine.provide({ actors: { memberFeed: feed<CommunityEvent>().logic } }),
    );
    await Promise.resolve();
    await Promise.resolve();
    expect(tab.states()).toContain('composer.writing');
  });
});

describe('while the member writes', () => {
  test.each(['', '   ', '\n\t '])('%j cannot be posted', (text) => {
    const tab = reading();
    tab.send({ type: 'draft.edited', text });
    expect(tab.can({ type: 'post.submitted' })).toBe(false);
  });
  test('only a subscription allows marking a post as premium', () => {
    const tab = reading(open);
    expect(tab.can({ type: 'premium.toggled' })).toBe(false);
    tab.memberFeed.say({ type: 'member.flagged' });
    expect(tab.can({ type: 'premium.toggled' })).toBe(false);
    tab.memberFeed.say({ type: 'member.premium' });
    tab.send({ type: 'premium.toggled' });
    expect(tab.context().draft.premium).toBe(true);
    tab.send({ type: 'premium.toggled' });
    expect(tab.context().draft.premium).toBe(false);
  });
});

const posting = () => {
  const tab = reading(open);
  tab.send({ type: 'draft.edited', text: 'We raised the price.' });
  tab.send({ type: 'post.submitted' });
  return tab;
};

describe('while a post is being sent', () => {
  test('its text stays, and cannot be changed or sent twice', () => {
    const tab = posting();
    expect([tab.states().includes('composer.posting'), tab.tags()]).toEqual([
      true,
      ['busy', 'listed'],
    ]);
    expect(tab.publishPost.asked).toEqual([{ text: 'We raised the price.', premium: false }]);
    expect(tab.can({ type: 'draft.edited', text: 'x' })).toBe(false);
    expect(tab.can({ type: 'post.submitted' })).toBe(false);
  });
  test('stored: it is the first of the list, the text field is empty, and the toast confirms it', () => {
    const tab = posting();
    tab.publishPost.resolve({ outcome: 'stored', post: mine });
    expect([tab.shown(), tab.context().draft]).toEqual([
      ['mine', 'open'],
      { text: '', premium: false },
    ]);
    expect(tab.heard()).toEqual([{ type: 'toast', key: 'postSubmitted' }]);
  });
  test('stored before: it is listed once', () => {
    const tab = reading(mine, open);
    tab.send({ type: 'draft.edited', text: 'Again' });
    tab.send({ type: 'post.submitted' });
    tab.publishPost.resolve({ outcome: 'stored', post: mine });
    expect(tab.shown()).toEqual(['mine', 'open']);
  });
  test.each([
    [
      'refused',
      (tab: ReturnType<typeof posting>) =>
        tab.publishPost.resolve({ outcome: 'refused', reason: 'not_allowed' }),
      { key: 'not_allowed' },
      { type: 'toast', key: 'postFailed' },
    ],
    [
      'no answer',
      (tab: ReturnType<typeof posting>) => tab.publishPost.reject('Unreachable.'),
      { key: 'failed', message: 'Unreachable.' },
      { type: 'toast', key: 'postFailed', message: 'Unreachable.' },
    ],
    [
      'no answer for 15 seconds',
      (tab: ReturnType<typeof posting>) => tab.wait(15_000),
      { key: 'failed' },
      { type: 'toast', key: 'postFailed' },
    ],
  ])(
    '%s: the words stay with the reason, and go out again on another press',
    (_, end, problem, toast) => {
      const tab = posting();
      end(tab);
      expect(tab.states()).toContain('composer.writing');
      expect(tab.context()).toMatchObject({ draft: { text: 'We raised the price.' }, problem });
      expect(tab.heard()).toEqual([toast]);
      tab.send({ type: 'post.submitted' });
      expect([tab.context().problem, tab.publishPost.asked.length]).toEqual([null, 2]);
    },
  );
  test('typing again clears the reason', () => {
    const tab = posting();
    tab.publishPost.reject('No.');
    tab.send({ type: 'draft.edited', text: 'Shorter' });
    expect(tab.context().problem).toBeNull();
  });
});

test('a member cannot like a locked post, or delete the post of another', () => {
  const tab = reading(postOf('other'), held);
  expect(tab.can({ type: 'like.toggled', id: 'nothing' })).toBe(false);
  expect(tab.can({ type: 'like.toggled', id: 'held' })).toBe(false);
  expect(tab.can({ type: 'like.toggled', id: 'other' })).toBe(true);
  expect(tab.can({ type: 'removal.requested', id: 'other' })).toBe(false);
});
