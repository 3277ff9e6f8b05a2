// Path model of Modes of Impact: seven cards and their dialog.
import { home } from '#content/home.ts';
import { identityDialogMachine } from '#machines/identityDialog.machine.ts';
import { definePaths } from './kit/define.ts';

const { cards } = home.identities;

export default definePaths({
  machine: identityDialogMachine,
  input: { page: { say: 'A visitor opens /', input: { count: cards.length } } },
  events: {
    'identity.opened': {
      say: ({ at }) => `Open ${cards[at]?.title ?? ''}`,
      samples: { first: { at: 0 }, last: { at: cards.length - 1 } },
    },
    'identity.next': { say: 'Press Next' },
    'identity.previous': { say: 'Press Previous' },
    'dialog.closed': { say: 'Close the dialog' },
  },
  states: {
    closed: 'The seven cards are in view',
    open: 'The dialog shows one of them',
  },
  details: (snapshot) =>
    snapshot.matches('open') ? [`It tells about: ${cards[snapshot.context.at]?.title ?? ''}`] : [],
  resting: ['closed', 'open'],
  // The last opened card makes no difference to the cards.
  abstraction: (snapshot) => (snapshot.matches('open') ? snapshot.context.at : null),
  invariants: {
    'The dialog shows an existing card': ({ snapshot }) => cards[snapshot.context.at] !== undefined,
  },
});
