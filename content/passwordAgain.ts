// The password once more, before a step that only a member may take.
import type { PasswordAgainWords } from './schema.security.ts';

export const passwordAgain = {
  title: 'Enter your password again',
  text: 'You entered it more than ten minutes ago. This step needs it again, so that nobody else can take it on a device that you left open.',
  password: 'Password',
  submit: 'Continue',
  submitting: 'Checking...',
  decline: 'Not now',
  // `explain` in machines/passwordAgain.machine.ts notes which of these shows.
  problems: {
    missing: 'The password is missing. Nothing was sent.',
    wrong: 'This is not your password. Check it and try again.',
    failed: 'The service did not answer.',
  },
  failedHint: 'Nothing has changed. Try again in a moment.',
} satisfies PasswordAgainWords;
