// Path model of what a member has asked: who reads it, when it is read again, and what the page is told of it.
import { memberRequestsMachine } from '#machines/memberRequests.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { probes } from './memberRequests.probes.ts';
import { definePaths, site } from './kit/define.ts';
import { adas, requestOf } from './requests.samples.ts';
import { ada, ben, unreachable } from './support.ts';

const read = {
  actor: 'advisor',
  to: 'inReview',
  at: '2026-11-22T09:00:00.000Z',
  note: null,
} as const;
/** A request that the advisor has moved: the bell counts it. */
export const moved = [
  requestOf('r1', 'inReview', { history: [...requestOf('r1', 'submitted').history, read] }),
];
const quiet = [requestOf('r1', 'submitted')];

type Place = 'unknown' | 'signedOut' | { signedIn: 'known' | 'settling' | 'unreadable' };
type Seen = {
  context: {
    member: string | null;
    entries: readonly OutboxEntry[];
    requests: readonly MemberRequest[];
  };
  matches: (state: { reader: Place } | { demand: 'absent' | 'present' }) => boolean;
};
const isAt = (snapshot: Seen, ...places: Place[]) =>
  places.some((reader) => snapshot.matches({ reader }));
const isNeeded = (snapshot: Seen) => snapshot.matches({ demand: 'present' });
const holds = ({ context }: Seen, ...entries: OutboxEntry[]) =>
  JSON.stringify(context.entries) === JSON.stringify(entries);
/** An outbox with exactly these entries, if it differs from the known one. */
const box =
  (...entries: OutboxEntry[]) =>
  (snapshot: Seen) =>
    holds(snapshot, ...entries) ? undefined : { entries };

export default definePaths({
  machine: memberRequestsMachine,
  input: { site: { say: 'A page opens that shows requests', input: { visit: 'this' } } },
  events: {},
  environment: {
    memberFeed: {
      'member.arrived': {
        say: ({ member }) => `${member === ada.id ? ada.email : ben.email} is signed in`,
        samples: {
          ada: (snapshot: Seen) =>
            isAt(snapshot, 'unknown', 'signedOut') ? { member: ada.id } : undefined,
          ben: ({ context }: Seen) => (context.member === ada.id ? { member: ben.id } : undefined),
          // A token that was refreshed.
          again: ({ context }: Seen) =>
            context.member === ben.id ? { member: ben.id } : undefined,
        },
      },
      'member.absent': {
        say: 'No member is signed in, here or in any other tab',
        when: (snapshot) => !snapshot.matches({ reader: 'signedOut' }),
      },
    },
    browserFeed: {
      'entries.changed': {
        say: ({ entries }) =>
          entries.length === 0
            ? 'The outbox is empty'
            : `The outbox holds ${entries.map(({ id }) => id).join(' and ')}`,
        samples: { empty: box(), adas: box(adas) },
      },
      'page.shown': {
        say: 'The tab becomes visible',
        when: (snapshot: Seen) => isAt(snapshot, { signedIn: 'known' }, { signedIn: 'unreadable' }),
      },
    },
    [site]: {
      'requests.needed': {
        say: 'A part of the page starts that depends on the requests',
        when: (snapshot: Seen) =>
          !isNeeded(snapshot) || isAt(snapshot, { signedIn: 'known' }, { signedIn: 'unreadable' }),
      },
      'requests.read': {
        say: ({ member }) =>
          `My requests has read those of ${member === ada.id ? ada.email : ben.email}`,
        samples: {
          moved: ({ context }: Seen) =>
            context.member === ada.id && context.requests.length === 0
              ? { member: ada.id, requests: moved }
              : undefined,
          anothers: ({ context }: Seen) =>
            context.member === ben.id ? { member: ada.id, requests: moved } : undefined,
        },
      },
      'requests.failed': {
        say: ({ member }) =>
          `My requests could not read those of ${member === ada.id ? ada.email : ben.email}`,
        samples: {
          adas: (snapshot: Seen) =>
            snapshot.context.member === ada.id && !isAt(snapshot, { signedIn: 'unreadable' })
              ? { member: ada.id }
              : undefined,
          anothers: ({ context }: Seen) =>
            context.member === ben.id ? { member: ada.id } : undefined,
        },
      },
    },
  },
  outcomes: {
    memberFeed: {
      closed: { fails: 'No session.', say: 'The page cannot listen to the session' },
    },
    browserFeed: {
      closed: { fails: 'Storage is refused.', say: 'The outbox cannot be watched' },
    },
    readRequests: {
      moved: { gives: moved, say: 'The backend lists a request that the advisor has moved' },
      quiet: { gives: quiet, say: 'The backend lists a request that has not moved' },
      unreachable,
    },
  },
  states: {
    'demand.absent': 'No part of the page depends on a reading of its own',
    'demand.present': 'A part of the page depends on a reading',
    'reader.unknown': 'The bell says nothing: the session is not known',
    'reader.signedOut': 'The bell says nothing: no member is signed in',
    'reader.signedIn.unread': 'The bell says nothing: nothing was read',
    'reader.signedIn.reading': 'The requests are being read',
    'reader.signedIn.known': 'The bell says how many changes are new',
    'reader.signedIn.refreshing': 'The bell stays as it is while the requests are read again',
    'reader.signedIn.settling': 'The page keeps what it shows until the next reading',
    'reader.signedIn.unreadable': 'The menu under the bell says that the requests cannot be read',
  },
  probes,
  resting: ['reader.signedOut', 'reader.signedIn.unread', 'reader.signedIn.known'],
  refused: {
    'memberFeed>member.arrived/again': 'The same member is no reason to read the requests again.',
    'requests.read/anothers':
      'What was read for a member who has left is not shown to the next one.',
    'requests.failed/anothers': 'A failure concerns the member for whom the requests were read.',
  },
  invariants: {
    'Requests are told only to the member whose they are': ({ snapshot, emitted }) =>
      snapshot.context.member !== null ||
      emitted.every(
        (event) => !('requests' in event) || (event['requests'] as readonly unknown[]).length === 0,
      ),
    'The service is asked only for a part of the page that depends on it': ({
      started,
      snapshot,
    }) =>
      started.every(({ port }) => port !== 'readRequests') ||
      snapshot.matches({ demand: 'present' }),
    'Nothing is told while an entry that has left is looked for': ({ snapshot, emitted }) =>
      !snapshot.matches({ reader: { signedIn: 'settling' } }) || emitted.length === 0,
  },
});
