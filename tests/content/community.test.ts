// The words of the notifications and the community that the specification fixes, and what the site may know of the
// sample posts.
import { expect, it } from 'vitest';
import { community } from '#content/community.ts';
import { notifications } from '#content/notifications.ts';
import { posts } from '#content/posts.ts';

it('the bell says that nothing is new, to the letter', () => {
  expect(notifications.label).toBe('Notifications');
  expect(notifications.empty).toBe('No new notifications');
});

it('there are posts for every member and posts for Premium members; one channel of three is locked', () => {
  expect(new Set(posts.map(({ isPremium }) => isPremium))).toEqual(new Set([true, false]));
  expect(community.channels.items.map(({ name, premium }) => [name, premium])).toEqual([
    ['Founders', false],
    ['Deep Tech', false],
    ['Open Circle', true],
  ]);
});
