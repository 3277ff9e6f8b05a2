// Path model of a lease: this advisor's, another's, and taken over.
import { deskLeaseMachine } from '#machines/deskLease.machine.ts';
import type { LeaseAnswer } from '#machines/deskLease.machine.ts';
import { lease } from './desk.samples.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

export default definePaths({
  machine: deskLeaseMachine,
  input: { request: { say: 'An advisor opens a request', input: { id: 'r1' } } },
  events: { 'takeover.requested': { say: 'Press Take it over' } },
  environment: { presence: {} },
  outcomes: {
    presence: { stopped: { fails: 'No line.', say: 'It cannot be given back later' } },
    sayPresent: {
      mine: {
        gives: {
          lease: lease(true),
          present: [lease(true), lease(false)],
        } satisfies LeaseAnswer,
        say: 'The lease is this advisor’s; another looks on',
      },
      theirs: {
        gives: {
          lease: lease(false),
          present: [lease(true), lease(false)],
        } satisfies LeaseAnswer,
        say: 'Another advisor has the lease',
      },
      gone: {
        gives: { lease: null, present: [] } satisfies LeaseAnswer,
        say: 'The request is gone',
      },
      unreachable,
    },
  },
  states: {
    asking: 'Nothing is said of others',
    unknown: 'Nothing is said of others, or what was said last',
    'mine.resting': 'The others who look on are named',
    'mine.renewing': 'The others who look on are named',
    'theirs.resting': 'A notice names the other advisor and offers to take over',
    'theirs.looking': 'A notice names the other advisor and offers to take over',
    taking: 'The button says that the request is being taken over',
  },
  details: ({ context: { isFromOther } }) =>
    isFromOther ? ['It was another advisor’s before'] : [],
  resting: ['unknown', 'mine.resting', 'theirs.resting'],
  invariants: {
    'A lease is taken from another only on purpose': ({ started, transitions }) =>
      started.every(
        ({ input }) =>
          (input as { take?: boolean }).take !== true ||
          transitions.some((id) => id.includes('takeover.requested')),
      ),
  },
});
