// The second step of a sign-in on /auth. A module of its own, as few visitors of /auth need these words.
import type { FactorStepWords } from './schema.factor.ts';

export const factorStep = {
  title: 'Enter the code from your authenticator app',
  text: 'Your password or your link was right. This account also asks for a code, so that a stolen password alone opens nothing.',
  code: 'Code',
  codeHint: 'Six digits. They change every 30 seconds.',
  submit: 'Continue',
  submitting: 'Checking...',
  toRecovery: 'Use a recovery code',
  toApp: 'Use the authenticator app',
  recoveryTitle: 'Enter a recovery code',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten codes that you saved. It counts once.',
  abandon: 'Sign in as another user',
  // `explain` in machines/factorStep.machine.ts notes which of these shows; the service's own sentence has priority.
  problems: {
    codeMissing:
      'The code is missing. Open your authenticator app and enter the six digits of Axis One.',
    codeMalformed: 'A code has six digits. Enter the ones that your app shows now.',
    recoveryCodeMissing:
      'The recovery code is missing. It has four groups of four letters and digits.',
    refused: 'This code was not accepted. Enter the one that your app shows now.',
    unanswered: 'The service did not answer. Please try again.',
  },
  lost: 'You have neither the app nor a recovery code? Write to us; we ask a few questions before we switch the code off.',
} satisfies FactorStepWords;
