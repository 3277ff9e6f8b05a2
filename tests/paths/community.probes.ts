// Probes of the community: several posts and several likes at once, and answers that are late.
import type { CommunityPost, PendingLike, communityMachine } from '#machines/community.machine.ts';
import { fresh, mine, open, premium, stored } from './community.samples.ts';
import type { ProbesOf } from './kit/define.ts';

const lists = (...posts: CommunityPost[]) => ({ port: 'loadPosts', gives: posts });
const like = (id: string) => ({ type: 'like.toggled', id }) as const;
const sets = (gives: PendingLike) => ({ port: 'setLike', gives });
const write = (text: string) => ({ type: 'draft.edited', text }) as const;
const submit = { type: 'post.submitted' } as const;
const publishes = { port: 'publishPost', gives: stored } as const;
const other = { ...open, id: 'other', isLiked: true, likes: 0 };
const own = { ...mine, id: 'own' };

export const probes: ProbesOf<typeof communityMachine> = {
  'likes of several posts, one after the other': {
    steps: [
      lists(open, other, mine),
      like(open.id),
      like(other.id),
      like(mine.id),
      like(other.id),
      like(other.id),
      like(open.id),
      sets({ id: open.id, liked: true }),
      sets({ id: open.id, liked: false }),
      { port: 'setLike', fails: '' },
      { port: 'setLike', fails: 'Not now.' },
      like(other.id),
      sets({ id: other.id, liked: false }),
      like(other.id),
      sets({ id: other.id, liked: true }),
      like('unknown'),
    ],
  },
  'a failed like leaves those that wait': {
    steps: [
      lists(open, other, mine),
      like(open.id),
      like(mine.id),
      like(other.id),
      { port: 'setLike', fails: 'Not now.' },
      sets({ id: mine.id, liked: true }),
      { type: 'member.left' },
    ],
  },
  'posts that are read while one is published': {
    steps: [
      write('  '),
      submit,
      write('We raised the price.'),
      submit,
      publishes,
      lists(open, other),
      write('Once more.'),
      submit,
      publishes,
      { type: 'member.left' },
      write('Again.'),
      submit,
      publishes,
      lists(open, fresh, other),
      write('Too often.'),
      submit,
      { port: 'publishPost', fails: '' },
    ],
  },
  'one of several own posts is removed': {
    steps: [
      lists(own, mine, fresh),
      { type: 'removal.requested', id: mine.id },
      { port: 'removal', gives: { outcome: 'kept' } },
      { type: 'removal.requested', id: mine.id },
      { port: 'removal', gives: { outcome: 'deleted' } },
    ],
  },
  'what a subscription opens': {
    steps: [
      lists(open, premium),
      like(premium.id),
      like(open.id),
      { type: 'member.premium' },
      like(open.id),
      lists(premium, open),
    ],
  },
};
