// Path model of the notifications: the count on the bell, the list in the menu, and which are seen.
import { changesAfter, notificationsMachine } from '#machines/notifications.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import { probes } from './notifications.probes.ts';
import { definePaths } from './kit/define.ts';
import { reading } from './kit/reads.ts';
import { requestOf } from './requests.samples.ts';
import { unreachable } from './support.ts';

const asked = {
  actor: 'member',
  to: 'submitted',
  at: '2026-11-21T20:00:00.000Z',
  note: null,
} as const;
const read = {
  actor: 'advisor',
  to: 'inReview',
  at: '2026-11-22T09:00:00.000Z',
  note: null,
} as const;
const late = { actor: 'clock', to: 'expired', at: '2026-11-22T10:00:00.000Z', note: null } as const;

const quiet = [requestOf('r1', 'submitted')];
const moved = [requestOf('r1', 'inReview', { history: [asked, read] })];
const movedTwice = [
  ...moved,
  requestOf('r2', 'expired', { kind: 'office-hours', history: [asked, late] }),
];

type Seen = {
  context: { requests: readonly MemberRequest[]; seenUntil: string; since: string };
};
/** A list that is known already is not reported again. */
const list = (requests: readonly MemberRequest[]) => (snapshot: Seen) =>
  JSON.stringify(snapshot.context.requests) === JSON.stringify(requests) ? undefined : { requests };

export default definePaths({
  machine: notificationsMachine,
  input: { page: { say: 'A member opens /dashboard' } },
  events: {
    'menu.opened': {
      say: 'Press the bell',
      when: (snapshot) => snapshot.matches({ menu: 'closed' }),
    },
    'menu.closed': {
      say: 'Close the menu',
      when: (snapshot) => snapshot.matches({ menu: 'open' }),
    },
    'retry.requested': {
      say: 'Press Try again',
      when: (snapshot) => snapshot.matches({ menu: 'open' }),
    },
  },
  environment: {
    requestsFeed: {
      'requests.known': {
        say: ({ requests }) =>
          `My requests has read: ${requests.map(({ subject, status }) => `${subject} (${status})`).join(', ')}`,
        samples: { quiet: list(quiet), moved: list(moved), movedTwice: list(movedTwice) },
      },
      'requests.unreadable': { say: 'My requests could not be read' },
    },
    seenFeed: {
      'seen.known': {
        say: 'Another tab has shown the first change',
        samples: {
          first: ({ context }: Seen) => (context.seenUntil === '' ? { until: read.at } : undefined),
        },
      },
    },
  },
  outcomes: {
    requestsFeed: {
      closed: { fails: 'No such event.', say: 'The page cannot listen to the requests' },
    },
    seenFeed: {
      closed: { fails: 'Storage is refused.', say: "The browser's storage cannot be read" },
    },
    loadRequests: {
      moved: { gives: movedTwice, say: 'The backend lists two requests that have moved' },
      unreachable,
    },
  },
  states: {
    'source.waiting': 'The menu, if it is open, says that the requests are being read',
    'source.known': 'The menu, if it is open, lists what is new, or says that nothing is',
    'source.failed': 'The menu, if it is open, says that the requests cannot be read',
    'source.retrying': 'The menu says that it looks again',
    'menu.closed': 'The bell says how much is new',
    'menu.open': 'The menu is open under the bell',
  },
  details: ({ context: { requests, seenUntil } }) => {
    const { length } = changesAfter(requests, seenUntil);
    return length === 0 ? [] : [`On the bell: ${length} new`];
  },
  probes,
  reads: {
    // The number on the bell, and the list of the menu.
    changesAfter: reading(changesAfter, (changes, { context }: Seen) => [
      changes(context.requests, context.seenUntil).length,
      changes(context.requests, context.since),
    ]),
  },
  resting: ['source.known', 'source.failed'],
  invariants: {
    'Notifications in the open menu are not new any more': ({ snapshot }) =>
      !snapshot.matches({ menu: 'open' }) ||
      changesAfter(snapshot.context.requests, snapshot.context.seenUntil).length === 0,
    'Only notifications that were new when the menu opened, or arrived since, are stored as seen':
      ({ emitted, snapshot }) =>
        emitted.every(
          (event) =>
            event.type !== 'news.seen' ||
            (snapshot.matches({ menu: 'open' }) && event['until'] === snapshot.context.seenUntil),
        ),
    'The backend is asked only when the member retries': ({ started, transitions }) =>
      started.every(({ port }) => port !== 'loadRequests') ||
      transitions.some((id) => id.includes('retry.requested')),
  },
});
