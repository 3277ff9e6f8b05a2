// Path model of a premium text: its beginning for every reader, the whole text for members with a plan.
import { premiumTextMachine } from '#machines/premiumText.machine.ts';
import type { TextAnswer } from '#machines/premiumText.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

export default definePaths({
  machine: premiumTextMachine,
  input: {
    essay: {
      say: 'A reader opens the essay The quiet no',
      input: { id: 'second-curve/the-quiet-no' },
    },
  },
  events: { 'retry.requested': { say: 'Press Try again' } },
  environment: {
    memberFeed: {
      'member.absent': { say: 'No user is signed in' },
      'member.free': { say: 'A free member is signed in' },
      'member.flagged': { say: 'A member is signed in whose browser alone says Premium' },
      'member.premium': { say: 'A premium member is signed in' },
    },
  },
  outcomes: {
    memberFeed: {
      broken: { fails: 'The session is unreachable.', say: 'The site cannot say who is here' },
    },
    readText: {
      found: {
        gives: {
          outcome: 'found',
          blocks: ['The first paragraph of the whole.', 'And the last one.'],
        } satisfies TextAnswer,
        say: 'The database delivers the whole text',
      },
      withheld: {
        gives: { outcome: 'withheld' } satisfies TextAnswer,
        say: 'The database knows of no plan',
      },
      unreachable,
    },
  },
  states: {
    closed: 'The beginning is shown, and that the rest is for Premium members',
    incomplete: 'The beginning is shown, and that the upgrade was not completed',
    fetching: 'The beginning is shown, and a skeleton of the rest',
    shown: 'The whole text is shown',
    withheld: 'The beginning is shown, and that no plan was found',
    failed: 'The beginning is shown, and that the rest could not be loaded',
  },
  resting: ['closed', 'incomplete', 'shown', 'withheld'],
  invariants: {
    'The whole text is kept only while it is shown': ({ snapshot }) =>
      (snapshot.context.blocks !== null) === snapshot.matches('shown'),
    'The whole text is loaded only when a plan is known': ({ started, snapshot }) =>
      started.every(({ port }) => port !== 'readText') || snapshot.matches('fetching'),
  },
});
