// Path model of the toaster: messages appear, are replaced, held and dismissed, and time out.
import { toasts } from '#content/toasts.ts';
import { toasterMachine } from '#machines/toaster.machine.ts';
import { probes } from './toaster.probes.ts';
import { definePaths, site } from './kit/define.ts';

export default definePaths({
  machine: toasterMachine,
  input: { site: { say: 'The site opens' } },
  events: {
    'toast.dismissed': { say: 'Dismiss the message' },
    'attention.gained': { say: 'Point at the message, or move the focus into it' },
    'attention.lost': { say: 'Point elsewhere and move the focus out' },
  },
  environment: {
    [site]: {
      'toast.shown': {
        say: ({ key, message }) =>
          message === undefined
            ? `A flow asks to have ‘${key}’ said`
            : `A flow asks to have ‘${key}’ said, with the service's sentence: ${message}`,
        samples: {
          plain: { key: 'signedIn' },
          sentence: { key: 'signInFailed', message: 'Invalid login credentials' },
        },
      },
    },
  },
  states: {
    hidden: 'No message is on screen',
    showing: 'The message is on screen and disappears after five seconds',
    held: 'The message is on screen and stays',
  },
  details: (snapshot) => {
    const { toast } = snapshot.context;
    if (toast === null || !snapshot.hasTag('visible')) return [];
    return [`It says: ${toast.message ?? toasts[toast.key].title}`];
  },
  probes,
  resting: ['hidden'],
  // The number of earlier messages makes no difference to what can happen next.
  abstraction: ({ context }) => context.toast,
  invariants: {
    'A message on screen has a text': ({ snapshot }) =>
      !snapshot.hasTag('visible') || snapshot.context.toast !== null,
  },
});
