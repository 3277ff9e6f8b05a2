// Path model of reset password: a visitor requests a link, and the service sends it or refuses.
import { reset } from '#content/reset.ts';
import { resetPasswordMachine } from '#machines/resetPassword.machine.ts';
import { probes } from './resetPassword.probes.ts';
import { definePaths } from './kit/define.ts';
import { ada, pauseEnds, tooMany, unreachable, wordless } from './support.ts';

export default definePaths({
  machine: resetPasswordMachine,
  input: { page: { say: 'A visitor opens /reset-password' } },
  events: {
    'email.edited': {
      say: ({ email }) => (email.trim() === '' ? 'Clear the email' : `Type the email ${email}`),
      samples: {
        good: ({ context }) => (context.email === ada.email ? undefined : { email: ada.email }),
        malformed: ({ context }) =>
          context.email === 'ada@example' ? undefined : { email: 'ada@example' },
        empty: ({ context }) => (context.email === '' ? undefined : { email: '' }),
      },
    },
    'link.requested': { say: 'Send the reset link' },
  },
  outcomes: {
    sendResetLink: {
      sent: { gives: undefined, say: 'The service sends the link' },
      tooOften: { fails: 'For security purposes, you can only request this after 60 seconds.' },
      tooMany,
      unreachable,
      wordless,
    },
    triesPause: pauseEnds,
  },
  states: {
    idle: 'The form asks for an email',
    sending: 'The form is busy: the button says Sending...',
    pausedForTries: 'The form counts down the seconds until the service accepts another try',
    sent: 'A confirmation has replaced the form',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`Beside the field: ${problem.message ?? reset.problems[problem.key]}`],
  probes,
  resting: ['idle'],
  invariants: {
    'Nothing is sent without an address': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'sendResetLink' || /^\S+@\S+\.\S+$/.test((input as { email: string }).email),
      ),
    'A problem is shown at the field only while it can be corrected': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('idle'),
  },
});
