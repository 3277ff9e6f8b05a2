// Path model of the outbox: the entries that wait in this browser, and how they reach the backend through outages,
// sign-ins and other tabs.
import { outboxMachine } from '#machines/outbox.machine.ts';
import type { Delivery, OutboxEntry } from '#machines/outbox.machine.ts';
import { probes } from './outbox.probes.ts';
import { definePaths, site } from './kit/define.ts';
import { adas, bens, refused, waiting, withFile } from './requests.samples.ts';
import { ada, ben, tooMany, unreachable } from './support.ts';

type Seen = {
  matches: (state: object) => boolean;
  context: {
    entries: readonly OutboxEntry[];
    current: OutboxEntry | null;
    member: string | null;
    failures: number;
  };
};

const holds = ({ context }: Seen, ...entries: OutboxEntry[]) =>
  JSON.stringify(context.entries) === JSON.stringify(entries);
/** Deletions do not concern what is sent: nothing else happens meanwhile, or the walk would be three times as long. */
const isDiscarding = (snapshot: Seen) => snapshot.matches({ returns: 'discarding' });
/** An outbox with exactly these entries, if it differs from the known one. */
const box =
  (...entries: OutboxEntry[]) =>
  (snapshot: Seen) =>
    holds(snapshot, ...entries) || isDiscarding(snapshot) ? undefined : { entries };
/** The same while no attempt has failed: later changes would only make the walk longer. */
const atFirst =
  (...entries: OutboxEntry[]) =>
  (snapshot: Seen) =>
    snapshot.context.failures === 0 ? box(...entries)(snapshot) : undefined;

/** The ids of the samples, so that an answer fits the entry that was sent. */
const delivery = (
  entry: OutboxEntry,
  outcome: Delivery['outcome'],
  isAttended: boolean,
  left: OutboxEntry | null,
): Delivery => ({ id: entry.id, outcome, isAttended, left });
const isSending =
  (...ids: string[]) =>
  (snapshot: Seen) =>
    ids.includes(snapshot.context.current?.id ?? '');

/** The outbox holds entries of both members, and no send has failed yet. */
const isNobodysTurn = ({ context }: Seen) =>
  context.member !== ben.id &&
  context.failures === 0 &&
  [adas, bens].every(({ id }) => context.entries.some((entry) => entry.id === id));

/** The outbox is idle and holds a refused entry of the member. */
const holdsRefused = (snapshot: Seen) =>
  holds(snapshot, refused) && snapshot.matches({ post: 'empty', network: 'there' });

export default definePaths({
  machine: outboxMachine,
  input: { site: { say: 'The site opens' } },
  events: {},
  environment: {
    entriesFeed: {
      'entries.changed': {
        say: ({ entries }) =>
          entries.length === 0
            ? 'The outbox is empty'
            : `The outbox holds ${entries.map(({ id }) => id).join(' and ')}`,
        samples: {
          empty: box(),
          waiting: atFirst(waiting),
          both: box(bens, adas),
          file: box(withFile),
          refused: atFirst(adas, refused),
          onlyRefused: atFirst(refused),
        },
      },
    },
    network: {
      'network.found': {
        say: 'The browser has a network again',
        when: (snapshot) => snapshot.matches({ network: 'lost' }) && !isDiscarding(snapshot),
      },
      'network.lost': {
        say: 'The browser loses its network',
        when: (snapshot) => snapshot.matches({ network: 'there' }) && !isDiscarding(snapshot),
      },
    },
    [site]: {
      'refusal.taken': {
        say: ({ id }) => `A form has the words of ${id} again`,
        samples: {
          refused: (snapshot) =>
            holdsRefused(snapshot) ? { id: refused.id, needed: [] } : undefined,
        },
      },
      'member.arrived': {
        say: ({ member }) => `${member === ada.id ? ada.email : ben.email} is signed in`,
        samples: {
          ada: (snapshot) =>
            snapshot.context.member === ada.id || isDiscarding(snapshot)
              ? undefined
              : { member: ada.id },
          // Only when both members have entries, or the walk would be twice as long.
          ben: (snapshot) =>
            isNobodysTurn(snapshot) &&
            snapshot.matches({ network: 'there' }) &&
            !isDiscarding(snapshot)
              ? { member: ben.id }
              : undefined,
        },
      },
      'member.left': {
        say: 'The member signs out',
        when: (snapshot) => snapshot.context.member !== null && !isDiscarding(snapshot),
      },
    },
  },
  outcomes: {
    entriesFeed: { closed: { fails: 'Storage is refused.', say: 'The outbox cannot be opened' } },
    network: { closed: { fails: 'No such event.', say: 'The network cannot be watched' } },
    adoptEntries: {
      done: { gives: undefined, say: 'Entries without an owner now belong to the member' },
      closed: { fails: 'Storage is refused.', say: 'The outbox cannot be written' },
    },
    discardEntry: {
      done: { gives: undefined, say: 'The entry of the form is deleted' },
      closed: { fails: 'Storage is refused.', say: 'The entry of the form cannot be deleted' },
    },
    sendRequest: {
      stored: {
        gives: delivery(adas, 'stored', false, null),
        say: 'The backend has stored it, and no form watches it',
        when: isSending('adas'),
      },
      seen: {
        gives: delivery(adas, 'stored', true, null),
        say: 'The backend has stored it, and its form says so',
        when: isSending('adas'),
      },
      refused: {
        gives: delivery(adas, 'returned', false, { ...adas, refusal: refused.refusal }),
        say: 'The backend refuses it, and no form watches it',
        when: isSending('adas'),
      },
      bens: {
        gives: delivery(bens, 'stored', false, null),
        say: "The backend has stored the other member's, and no form watches it",
        when: isSending('bens'),
      },
      gone: {
        gives: delivery(adas, 'gone', false, null),
        say: 'Another tab has sent it',
        when: isSending('adas'),
      },
      // Later samples would only make the walk longer.
      tooMany: { ...tooMany, when: ({ context }) => context.failures === 0 },
      unreachable,
    },
    sendAttachment: {
      stored: {
        gives: delivery(withFile, 'stored', false, null),
        say: 'The last file has arrived',
      },
      gone: { gives: delivery(withFile, 'gone', true, null), say: 'Another tab has sent it' },
      lost: {
        gives: delivery(withFile, 'returned', false, {
          ...withFile,
          refusal: { reason: 'file_lost', detail: {} },
        }),
        say: 'The browser has deleted the file',
      },
      // Later samples would only make the walk longer.
      tooMany: { ...tooMany, when: ({ context }) => context.failures === 0 },
      unreachable,
    },
  },
  states: {
    'network.there': 'The browser has a network',
    'network.lost': 'The browser has no network',
    'returns.none': 'No entry is to be deleted',
    'returns.discarding': 'An entry whose words a form has again is being deleted',
    'post.opening': 'The outbox is being opened',
    'post.adopting': "Entries without an owner become the member's",
    'post.sorting': 'The outbox checks whether an entry can be sent',
    'post.empty': 'No entry waits',
    'post.waitingForAccount': 'An entry waits for an account',
    'post.waitingForNetwork': 'An entry waits for the network',
    'post.sending.request': 'A request is being sent',
    'post.sending.file': 'A file is being sent',
    'post.answered': 'An attempt was answered',
    'post.failed': 'An attempt has failed',
    'post.pausing.backingOff':
      'The next attempt follows in one second, later in two, five, then ten seconds',
    'post.pausing.forTries': 'The next attempt follows when the service accepts one again',
  },
  probes,
  resting: [
    'returns.none',
    'post.empty',
    'post.waitingForAccount',
    'post.waitingForNetwork',
    'post.pausing.backingOff',
  ],
  // Beyond the fourth failure in a row every pause is as long; the kind of failure matters only in the failed state.
  abstraction: (snapshot) => [
    snapshot.context.entries,
    snapshot.context.member,
    Math.min(snapshot.context.failures, 4),
    snapshot.matches({ post: 'sending' }) || snapshot.context.failures > 0
      ? snapshot.context.current
      : null,
  ],
  invariants: {
    'An entry is sent only for its owner': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          !port.startsWith('send') ||
          ((input as { member: string | null }).member === snapshot.context.member &&
            snapshot.context.current?.owner === snapshot.context.member),
      ),
    'A refused entry is not sent again automatically': ({ started, snapshot }) =>
      started.every(({ port }) => !port.startsWith('send') || !snapshot.context.current?.refusal),
    'Nothing is sent without a network': ({ snapshot }) =>
      !snapshot.matches({ network: 'lost' }) || !snapshot.matches({ post: 'sending' }),
    'A file follows its request': ({ started, snapshot }) =>
      started.every(
        ({ port }) => port !== 'sendAttachment' || snapshot.context.current?.isStored === true,
      ),
    'The outbox is never idle while an entry of the member could be sent': ({ snapshot }) =>
      !snapshot.matches({ post: 'empty' }) ||
      snapshot.context.entries.every(
        ({ owner, refusal }) => owner !== snapshot.context.member || refusal !== null,
      ),
  },
});
