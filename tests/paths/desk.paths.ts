// Path model of the gate of the desk: staff or not, and the list of keys.
import { deskMachine } from '#machines/desk.machine.ts';
import type { StaffAnswer } from '#machines/desk.machine.ts';
import { advisor } from './desk.samples.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

export default definePaths({
  machine: deskMachine,
  input: { page: { say: 'A member opens /desk' } },
  events: {
    'retry.requested': { say: 'Press Try again' },
    'keys.requested': { say: 'Press Show the keys' },
    'keys.closed': { say: 'Close the list of keys' },
  },
  environment: {
    addressFeed: {
      'section.named': {
        say: ({ section }) => `The address names ${section ?? 'the queue'}`,
        samples: {
          hours: ({ context }) => (context.section === null ? { section: 'hours' } : undefined),
          queue: ({ context }) => (context.section === null ? undefined : { section: null }),
        },
      },
    },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
    askStaff: {
      staff: {
        gives: { outcome: 'found', staff: advisor } satisfies StaffAnswer,
        say: 'The database knows the member as staff',
      },
      nobody: {
        gives: { outcome: 'refused' } satisfies StaffAnswer,
        say: 'The database knows no such page for this member',
      },
      needsFactor: {
        gives: { outcome: 'needsFactor' } satisfies StaffAnswer,
        say: 'The database knows the member as staff without a second factor',
      },
      unreachable,
    },
  },
  states: {
    asking: 'The page is that of an unknown address',
    refused: 'The page is that of an unknown address',
    shut: 'A notice says that the desk needs a second factor, and leads to the account',
    failed: 'A notice says that the service cannot be reached',
    'open.working': 'The desk is on screen',
    'open.readingKeys': 'A dialog lists the keys',
  },
  details: ({ context: { section } }) => (section === null ? [] : [`Section: ${section}`]),
  resting: ['refused', 'shut', 'failed', 'open.working'],
  invariants: {
    'The desk is on screen only for staff': ({ snapshot }) =>
      snapshot.hasTag('open') === (snapshot.context.staff !== null),
  },
});
