// The second factor in the member's account: what it is for, how it is switched on, and the codes for a lost device.
import type { SecondFactorWords } from './schema.factor.ts';

export const secondFactor = {
  title: 'Second factor',
  text: 'With it, each sign-in also asks for a code from an authenticator app on your phone or computer. A stolen password alone then opens nothing.',
  loading: 'Looking whether the second factor is on...',
  unread: { title: 'We could not find out whether the second factor is on.', action: 'Try again' },
  isOff: 'It is off: your password alone signs in.',
  isOn: 'It is on: each sign-in asks for a code.',
  switchOn: 'Switch on',
  switchingOn: 'Switching on...',
  setup: {
    title: 'Add Axis One to your app',
    text: 'Open your authenticator app, add an account, and scan this picture. If you cannot scan it, type the key.',
    picture: 'Picture of the key for your authenticator app. The same key follows as text.',
    secret: 'Key',
    code: 'First code',
    codeHint:
      'The six digits that your app shows for Axis One. Your other devices are signed out when you continue.',
    submit: 'Confirm',
    submitting: 'Checking...',
    cancel: 'Not now',
  },
  codes: {
    title: 'Save your recovery codes',
    text: 'Each of them replaces the app once, if you lose it. They are shown only now: keep them where you would look without your phone.',
    label: 'Recovery codes',
    copy: 'Copy',
    file: 'Download',
    paper: 'Print',
    saved: 'I have saved them',
    kept: { copy: 'Copied.', file: 'Downloaded.', paper: 'The printer dialog was opened.' },
  },
  newCodes: 'Make new recovery codes',
  makingCodes: 'Making codes...',
  newCodesHint: 'The codes you have now stop counting.',
  switchOff: 'Switch off',
  removal: {
    title: 'Switch the second factor off?',
    text: 'Your password alone will sign in. Your recovery codes stop counting, and your app may forget Axis One.',
    confirm: 'Switch off',
    keep: 'Keep it on',
    busy: 'Switching off...',
  },
  // `explain` and `sayFailure` in machines/secondFactor.machine.ts, and the like, note which of these shows; the service's own sentence has priority.
  problems: {
    failed: 'The service did not answer. Nothing has changed; please try again.',
    codeMissing: 'The code is missing. Enter the six digits that your app shows.',
    codeMalformed: 'A code has six digits. Enter the ones that your app shows now.',
    refused: 'This code was not accepted. Enter the one that your app shows now.',
    codesFailed:
      'The second factor is on, but the recovery codes could not be made. Make them now.',
    handOutFailed: 'Your browser refused. Select the codes and copy them yourself.',
  },
} satisfies SecondFactorWords;
