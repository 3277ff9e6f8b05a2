// Path model of What Are You Looking For?: a choice of five, and where it leads.
import { home } from '#content/home.ts';
import { intentDialogMachine } from '#machines/intentDialog.machine.ts';
import { definePaths } from './kit/define.ts';

const [first, second] = home.intent.choices.map(({ id, href }) => ({ id, to: href }));

export default definePaths({
  machine: intentDialogMachine,
  input: { page: { say: 'A visitor opens /' } },
  events: {
    'dialog.opened': { say: 'Press What Are You Looking For?' },
    'intent.chosen': {
      say: ({ id }) => `Choose ‘${id}’`,
      samples: {
        first: ({ context }) => (context.intent?.id === first?.id ? undefined : first),
        second: ({ context }) => (context.intent?.id === second?.id ? undefined : second),
      },
    },
    'intent.confirmed': { say: 'Press Continue' },
    'dialog.closed': { say: 'Close the dialog' },
  },
  states: {
    closed: 'The page is in view',
    'open.undecided': 'The dialog shows five choices; Continue is disabled',
    'open.decided': 'One of the five is chosen; Continue is enabled',
  },
  details: ({ context: { intent } }) => (intent === null ? [] : [`Chosen: ${intent.id}`]),
  resting: ['closed', 'open.undecided', 'open.decided'],
  invariants: {
    'A choice lasts only while the dialog is open': ({ snapshot }) =>
      (snapshot.context.intent !== null) === snapshot.matches({ open: 'decided' }),
  },
});
