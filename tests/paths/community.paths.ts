// Path model of the community: reading, liking, writing and deleting posts, and what Premium unlocks.
import { communityMachine } from '#machines/community.machine.ts';
import type { CommunityPost } from '#machines/community.machine.ts';
import type { RemovalOutput } from '#machines/removal.machine.ts';
import { community } from '#content/community.ts';
import { probes } from './community.probes.ts';
import { definePaths, site } from './kit/define.ts';
import { fresh, mine, notAllowed, open, premium, stored } from './community.samples.ts';
import { leavingHeardFrom, unreachable } from './support.ts';

type Place =
  | { list: 'shown' }
  | { list: 'loading' }
  | { composer: 'writing' }
  | { likes: 'resting' }
  | { removal: 'idle' }
  | { membership: 'free' };
type Seen = {
  context: { posts: readonly CommunityPost[]; draft: { text: string; premium: boolean } };
  matches: (state: Place) => boolean;
};
/** The actions of a member in one region are independent of the others: only a few combinations are walked. */
const isUntouched = ({ context: { posts } }: Seen) =>
  posts.every(({ id, isLiked }) => id !== 'fresh' && !isLiked) &&
  (posts.length === 0 || posts.some(({ id }) => id === 'mine'));
const atRest = (seen: Seen) =>
  seen.matches({ list: 'shown' }) &&
  seen.matches({ composer: 'writing' }) &&
  seen.matches({ likes: 'resting' }) &&
  seen.matches({ removal: 'idle' }) &&
  seen.context.draft.text === '' &&
  isUntouched(seen);
const writes = (seen: Seen) =>
  seen.matches({ likes: 'resting' }) &&
  seen.matches({ removal: 'idle' }) &&
  !seen.matches({ list: 'loading' }) &&
  isUntouched(seen);
const holds = (seen: Seen, id: string) => seen.context.posts.some((one) => one.id === id);
/** A like can be pressed again: while it is being stored, and once it is stored. */
const isLikingAlone = (seen: Seen) =>
  seen.matches({ list: 'shown' }) &&
  seen.matches({ removal: 'idle' }) &&
  seen.context.draft.text === '' &&
  !holds(seen, 'fresh');

export default definePaths({
  machine: communityMachine,
  input: { tab: { say: 'A member opens the Community tab of /dashboard' } },
  events: {
    'retry.requested': { say: 'Press Try again' },
    'draft.edited': {
      say: ({ text }) => (text === '' ? 'Empty the box' : `Write ‘${text}’`),
      samples: {
        words: (seen: Seen) =>
          writes(seen) && seen.context.draft.text === '' ? { text: fresh.text } : undefined,
        nothing: (seen: Seen) =>
          writes(seen) && seen.context.draft.text !== '' ? { text: '' } : undefined,
      },
    },
    'premium.toggled': {
      say: 'Tick or untick For Premium members',
      when: (seen) => writes(seen),
    },
    'post.submitted': { say: 'Press Post', when: (seen) => writes(seen) },
    'like.toggled': {
      say: ({ id }) => `Press Like of ${id}`,
      samples: {
        open: (seen: Seen) =>
          holds(seen, 'open') && (atRest(seen) || isLikingAlone(seen)) ? { id: 'open' } : undefined,
      },
    },
    'removal.requested': {
      say: ({ id }) => `Press Delete of ${id}`,
      samples: {
        mine: (seen: Seen) => (atRest(seen) && holds(seen, 'mine') ? { id: 'mine' } : undefined),
      },
    },
  },
  environment: {
    memberFeed: {
      'member.left': {
        say: 'Another member signs in, in another tab',
        when: (seen) => atRest(seen) || seen.matches({ composer: 'posting' }),
      },
      'member.absent': { say: 'The member has signed out', when: atRest },
      'member.free': { say: 'The member is on the free plan', when: atRest },
      'member.flagged': {
        say: 'This browser says Premium, and no subscription does',
        when: atRest,
      },
      'member.premium': { say: 'The member has a subscription', when: atRest },
    },
    draft: {
      'draft.restored': {
        say: ({ words }) => (words === null ? 'There is no draft' : 'There is a draft'),
        samples: {
          nothing: (seen: Seen) =>
            writes(seen) && seen.context.draft.text === '' ? { words: null } : undefined,
          begun: (seen: Seen) =>
            writes(seen) && seen.context.draft.text === ''
              ? { words: { text: fresh.text, premium: false } }
              : undefined,
        },
      },
    },
    // Presses that were made on an earlier list.
    [site]: {
      'like.toggled': {
        say: ({ id }) => `A press on Like of ${id} arrives late: it is a teaser now`,
        samples: {
          teaser: (seen: Seen) =>
            atRest(seen) &&
            seen.context.posts.some(({ id, isWhole }) => id === 'premium' && !isWhole)
              ? { id: 'premium' }
              : undefined,
        },
      },
      'removal.requested': {
        say: ({ id }) => `A press on Delete of ${id} arrives late: another member wrote it`,
        samples: {
          anothers: (seen: Seen) =>
            atRest(seen) && holds(seen, 'open') ? { id: 'open' } : undefined,
        },
      },
    },
  },
  outcomes: {
    memberFeed: {
      closed: { fails: 'No such event.', say: 'The page cannot listen to the session' },
    },
    loadPosts: {
      teasers: {
        gives: [mine, open, premium],
        say: 'The backend lists three posts, one as a teaser',
        when: (seen) => !seen.matches({ membership: 'entitled' }),
      },
      whole: {
        gives: [
          mine,
          open,
          { ...premium, isWhole: true, text: 'Three clauses, and what each cost.' },
        ],
        say: 'The backend lists three posts, all of them whole',
        when: (seen) => seen.matches({ membership: 'entitled' }),
      },
      unreachable,
    },
    draft: { closed: { fails: 'No storage.', say: 'The post can have no draft' } },
    publishPost: {
      stored: { gives: stored, say: 'The backend has stored it' },
      refused: { gives: notAllowed, say: 'The backend refuses it' },
      unreachable,
    },
    setLike: {
      liked: {
        gives: { id: 'open', liked: true },
        say: 'The backend has stored the like',
        when: ({ context }) => context.posts.some(({ id, isLiked }) => id === 'open' && !isLiked),
      },
      unliked: {
        gives: { id: 'open', liked: false },
        say: 'The backend has removed the like',
        when: ({ context }) => context.posts.some(({ id, isLiked }) => id === 'open' && isLiked),
      },
      unreachable,
    },
    removal: {
      deleted: {
        gives: { outcome: 'deleted' } satisfies RemovalOutput,
        say: 'The member deletes it',
      },
      kept: { gives: { outcome: 'kept' } satisfies RemovalOutput, say: 'The member keeps it' },
      broken: { fails: 'No dialog.', say: 'The dialog cannot be shown' },
    },
  },
  states: {
    'membership.free': 'A premium post that is held back says why, and how to unlock it',
    'membership.flagged': 'A premium post that is held back says how to complete the upgrade',
    'membership.entitled': 'The box offers to mark a post as premium',
    'list.loading': 'Skeletons are shown in place of the posts',
    'list.failed': 'A notice says that the posts cannot be read',
    'list.shown': 'The posts are on screen',
    'composer.writing': 'The box can be written in',
    'composer.posting': 'The box is disabled, and its button says Posting...',
    'likes.resting': 'No like is being stored',
    'likes.storing': 'The like is shown as pressed',
    'removal.idle': 'Nothing is about to be deleted',
    'removal.removing': 'A dialog has been asked whether to delete the post',
  },
  details: ({ context: { draft, problem, unliked } }) => [
    ...(draft.text === '' ? [] : [`In the box: ${draft.text}${draft.premium ? ' (premium)' : ''}`]),
    ...[problem, unliked].flatMap((one) =>
      one === null ? [] : [`Said in place: ${one.message ?? community.problems[one.key]}`],
    ),
  ],
  probes,
  unheard: leavingHeardFrom('memberFeed'),
  resting: ['list.shown', 'list.failed'],
  refused: {
    'like.toggled/teaser': 'A member likes only what they can read.',
    'removal.requested/anothers': 'A member deletes only posts of their own.',
  },
  invariants: {
    'Nothing blank is posted': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'publishPost' || (input as { text: string }).text.trim() !== '',
      ),
    'The box is emptied only when the post is stored or the member empties it': ({
      snapshot,
      transitions,
      emitted,
    }) =>
      snapshot.context.draft.text !== '' ||
      !transitions.some((id) => id.startsWith('composer.posting')) ||
      emitted.some((event) => event['key'] === 'postSubmitted'),
    'A teaser is never shown as the whole text': ({ snapshot }) =>
      snapshot.context.posts.every(
        ({ isWhole, text }) => isWhole || (snapshot.context.posts.length > 0 && text.endsWith('…')),
      ),
    'A member deletes only posts of their own': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'removal' ||
          snapshot.context.posts.some(
            ({ id, isMine }) => id === (input as { id: string }).id && isMine,
          ),
      ),
    'A like is sent only as a change': ({ started, snapshot }) =>
      started.every(({ port, input }) => {
        if (port !== 'setLike') return true;
        const pendingLike = input as { id: string; liked: boolean };
        return snapshot.context.posts.some(
          ({ id, isLiked }) => id === pendingLike.id && isLiked !== pendingLike.liked,
        );
      }),
  },
});
