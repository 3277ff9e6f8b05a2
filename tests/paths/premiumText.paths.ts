// Premium text: its beginning for everybody, the whole for who holds a plan.
import { premiumTextMachine } from '#machines/premiumText.machine.ts';
import type { TextAnswer } from '#machines/premiumText.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

export default definePaths({
  machine: premiumTextMachine,
  input: {
    essay: {
      say: 'Somebody opens the essay The quiet no',
      input: { id: 'second-curve/the-quiet-no' },
    },
  },
  events: { 'retry.requested': { say: 'Press Try again' } },
  environment: {
    memberFeed: {
      'member.absent': { say: 'Nobody is signed in' },
      'member.free': { say: 'A free member is signed in' },
      'member.flagged': { say: 'A member is signed in whose browser alone says Premium' },
      'member.premium': { say: 'A premium member is signed in' },
    },
  },
  outcomes: {
    memberFeed: { broken: { fails: 'Nobody can say.', say: 'The site cannot say who is here' } },
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
    fetching: 'The beginning is shown, and the shape of the rest',
    shown: 'The whole text is shown',
    withheld: 'The beginning is shown, and that no plan was found',
    failed: 'The beginning is shown, and that the rest did not arrive',
  },
  resting: ['closed', 'incomplete', 'shown', 'withheld'],
  invariants: {
    'Nothing of the rest is kept unless it is shown': ({ snapshot }) =>
      (snapshot.context.blocks !== null) === snapshot.matches('shown'),
    'The rest is asked for only where a plan is known': ({ started, snapshot }) =>
      started.every(({ port }) => port !== 'readText') || snapshot.matches('fetching'),
  },
});
