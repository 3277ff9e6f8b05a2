// Path model of the seats of the gatherings: when they are read, and what the cards show of them.
import { gatheringSeatsMachine } from '#machines/gatheringSeats.machine.ts';
import type { Seats } from '#machines/gatheringSeats.machine.ts';
import { definePaths } from './kit/define.ts';
import { ada, ben } from './support.ts';

/** Takes applications in the content of the build. */
export const open = 'paris-walk-2026-12-03';

type Seen = {
  context: { member: string | null; statuses: Seats };
  matches: (state: 'unread' | 'known' | 'unreadable') => boolean;
};

export default definePaths({
  machine: gatheringSeatsMachine,
  input: { page: { say: 'A visitor opens /open-circle' } },
  events: {},
  environment: {
    memberFeed: {
      'member.arrived': {
        say: ({ member }) => `${member === ada.id ? ada.email : ben.email} is signed in`,
        samples: {
          ada: ({ context }: Seen) => (context.member === null ? { member: ada.id } : undefined),
          ben: ({ context }: Seen) => (context.member === ada.id ? { member: ben.id } : undefined),
          // A token that was refreshed.
          again: ({ context }: Seen) =>
            context.member === ben.id ? { member: ben.id } : undefined,
        },
      },
      'member.absent': {
        say: 'No member is signed in, here or in any other tab',
        when: ({ context }: Seen) => context.member !== null,
      },
    },
    browserFeed: {
      'gatherings.pressed': {
        say: 'Press something among the gatherings',
        when: (snapshot: Seen) => snapshot.matches('unread') || snapshot.matches('unreadable'),
      },
      'page.shown': {
        say: 'The tab becomes visible',
        when: (snapshot: Seen) => snapshot.matches('unreadable'),
      },
    },
  },
  outcomes: {
    memberFeed: {
      closed: { fails: 'No session.', say: 'The page cannot listen to the session' },
    },
    browserFeed: {
      closed: { fails: 'No page.', say: 'The page cannot be watched' },
    },
    readSeats: {
      filled: { gives: { [open]: 'full' }, say: 'The backend says that a gathering is full' },
      waitlisted: {
        gives: { [open]: 'waitlist' },
        say: 'The backend says that a gathering has a waitlist',
      },
      refused: {
        fails: 'The seats are being counted.',
        say: 'The backend does not list the seats',
      },
    },
  },
  states: {
    unread: 'The cards show the seats of the build; the service is not asked',
    reading: 'The service is asked, and the cards stay as they are',
    known: 'The cards show the seats of the database',
    unreadable: 'The cards stay as they are',
  },
  details: ({ context: { statuses } }) =>
    statuses[open] === undefined ? [] : [`${open} is shown as ${statuses[open]}`],
  resting: ['unread', 'known', 'unreadable'],
  refused: {
    'memberFeed>member.arrived/again': 'The same member is no reason to ask the service again.',
  },
  invariants: {
    'The service is asked once at a time': ({ started, snapshot }) =>
      started.every(({ port }) => port !== 'readSeats') || snapshot.matches('reading'),
    'Only what was read is told': ({ emitted, snapshot }) =>
      emitted.length === 0 || snapshot.matches('known'),
  },
});
