// Path model of a thread: opening, reading, writing and deleting replies.
import { threadMachine } from '#machines/thread.machine.ts';
import type { Reply } from '#machines/thread.machine.ts';
import type { RemovalOutput } from '#machines/removal.machine.ts';
import { thread } from '#content/thread.ts';
import { definePaths, site } from './kit/define.ts';
import { leavingHeardFrom, unreachable } from './support.ts';
import { anothers, fresh, notFound, other, own, post, stored } from './thread.samples.ts';
import { probes } from './thread.probes.ts';

type Place =
  | 'closed'
  | { open: { list: 'shown' } }
  | { open: { list: 'loading' } }
  | { open: { composer: 'writing' } }
  | { open: { removal: 'idle' } };
type Seen = {
  context: {
    post: string;
    replies: readonly Reply[];
    text: string;
    counts: Readonly<Record<string, number>>;
  };
  matches: (state: Place) => boolean;
};
const holds = (seen: Seen, id: string) => seen.context.replies.some((one) => one.id === id);
/** The regions are independent of each other: only a few combinations are walked. */
const writes = (seen: Seen) =>
  seen.matches({ open: { removal: 'idle' } }) &&
  !seen.matches({ open: { list: 'loading' } }) &&
  !holds(seen, 'fresh');
const atRest = (seen: Seen) =>
  seen.matches({ open: { list: 'shown' } }) &&
  seen.matches({ open: { composer: 'writing' } }) &&
  seen.matches({ open: { removal: 'idle' } }) &&
  seen.context.text === '' &&
  !holds(seen, 'fresh');

export default definePaths({
  machine: threadMachine,
  input: { tab: { say: 'A member opens the Community tab of /dashboard' } },
  events: {
    'thread.opened': {
      say: ({ id }) => `Open the thread of ${id}`,
      samples: {
        // A count that was read changes nothing that comes later: one visit of each thread is walked.
        one: (seen: Seen) =>
          seen.matches('closed') && Object.keys(seen.context.counts).length === 0
            ? { id: post }
            : undefined,
        another: (seen: Seen) =>
          seen.context.post === post && atRest(seen) ? { id: other } : undefined,
      },
    },
    'thread.closed': {
      say: 'Press Hide replies',
      when: (seen) => writes(seen) && seen.matches({ open: { list: 'shown' } }),
    },
    'retry.requested': { say: 'Press Try again' },
    'reply.edited': {
      say: ({ text }) => (text === '' ? 'Empty the box' : `Write ‘${text}’`),
      samples: {
        words: (seen: Seen) =>
          writes(seen) && seen.context.text === '' ? { text: fresh.text } : undefined,
        nothing: (seen: Seen) =>
          writes(seen) && seen.context.text !== '' ? { text: '' } : undefined,
      },
    },
    'reply.submitted': { say: 'Press Post reply', when: (seen) => writes(seen) },
    'removal.requested': {
      say: ({ id }) => `Press Delete of ${id}`,
      samples: {
        own: (seen: Seen) => (atRest(seen) && holds(seen, 'own') ? { id: 'own' } : undefined),
      },
    },
  },
  environment: {
    memberFeed: {
      'member.left': {
        say: 'Another member signs in, in another tab',
        when: (seen) =>
          seen.matches('closed') ||
          atRest(seen) ||
          !seen.matches({ open: { composer: 'writing' } }),
      },
    },
    draft: {
      'draft.restored': {
        say: ({ words }) => (words === null ? 'There is no draft' : 'There is a draft'),
        samples: {
          nothing: (seen: Seen) => (atRest(seen) ? { words: null } : undefined),
          begun: (seen: Seen) => (atRest(seen) ? { words: { text: fresh.text } } : undefined),
        },
      },
    },
    // A press that was made on an earlier list.
    [site]: {
      'removal.requested': {
        say: ({ id }) => `A press on Delete of ${id} arrives late: another member wrote it`,
        samples: {
          anothers: (seen: Seen) =>
            atRest(seen) && holds(seen, 'anothers') ? { id: 'anothers' } : undefined,
        },
      },
    },
  },
  outcomes: {
    memberFeed: {
      closed: { fails: 'No such event.', say: 'The page cannot listen to the session' },
    },
    draft: { closed: { fails: 'No storage.', say: 'The reply can have no draft' } },
    loadReplies: {
      some: {
        gives: [anothers, own],
        say: 'The backend lists two replies',
        when: (seen) => seen.context.post === post,
      },
      none: {
        gives: [],
        say: 'The backend lists no reply',
        when: (seen) => seen.context.post === other,
      },
      unreachable,
    },
    sendReply: {
      stored: { gives: stored, say: 'The backend has stored it' },
      refused: { gives: notFound, say: 'The backend refuses it' },
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
    closed: 'No thread is open',
    'open.list.loading': 'A line says that the replies are being loaded',
    'open.list.failed': 'A notice says that the replies cannot be loaded',
    'open.list.shown': 'The replies are on screen',
    'open.composer.writing': 'The box can be written in',
    'open.composer.sending': 'The box is disabled, and its button says Posting...',
    'open.removal.idle': 'Nothing is about to be deleted',
    'open.removal.removing': 'A dialog has been asked whether to delete the reply',
  },
  details: ({ context: { text, problem } }) => [
    ...(text === '' ? [] : [`In the box: ${text}`]),
    ...(problem === null
      ? []
      : [`Said in place: ${problem.message ?? thread.problems[problem.key]}`]),
  ],
  probes,
  unheard: leavingHeardFrom('memberFeed'),
  resting: ['closed', 'open.list.shown', 'open.list.failed'],
  refused: { 'removal.requested/anothers': 'A member deletes only replies of their own.' },
  invariants: {
    'Nothing blank is sent': ({ started }) =>
      started.every(
        ({ port, input }) => port !== 'sendReply' || (input as { text: string }).text.trim() !== '',
      ),
    'A reply is sent to the post whose thread is open': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'sendReply' || (input as { post: string }).post === snapshot.context.post,
      ),
    'A member deletes only replies of their own': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'removal' ||
          snapshot.context.replies.some(
            ({ id, isMine }) => id === (input as { id: string }).id && isMine,
          ),
      ),
    'The count of a post is that of its replies': ({ snapshot }) =>
      !snapshot.hasTag('listed') ||
      snapshot.context.counts[snapshot.context.post] === snapshot.context.replies.length,
  },
});
