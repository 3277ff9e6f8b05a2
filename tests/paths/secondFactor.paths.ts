// Path model of the second factor: switched on, its codes kept, switched off.
import { secondFactor as words } from '#content/secondFactor.ts';
import { secondFactorMachine } from '#machines/secondFactor.machine.ts';
import { definePaths } from './kit/define.ts';
import { pauseEnds, tooMany, unreachable, wordless } from './support.ts';

const code = '271 828';
const app = {
  factorId: 'phone',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Axis%20One:ada@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const codes = ['abcd-efgh-jkmn-pqrs', 'tuvw-xyz2-3456-789a'];

const unproved = {
  gives: { outcome: 'unproved' as const },
  say: 'The service wants the password first',
};

export default definePaths({
  machine: secondFactorMachine,
  input: { page: { say: 'A member opens /account' } },
  events: {
    'retry.requested': { say: `Press ${words.unread.action}` },
    'factor.wanted': { say: `Press ${words.switchOn}` },
    'code.submitted': {
      say: ({ code: typed }) =>
        typed === '' ? 'Confirm without a code' : `Type the first code ‘${typed}’ and confirm`,
      samples: { right: { code }, empty: { code: '' }, short: { code: '27182' } },
    },
    'code.edited': {
      say: 'Type in the field',
      when: (snapshot) =>
        snapshot.context.problem !== null || snapshot.matches({ settingUp: 'pausedForTries' }),
    },
    'setup.cancelled': { say: `Press ${words.setup.cancel}` },
    'codes.wanted': { say: `Press ${words.newCodes}` },
    'codes.handedOut': {
      say: ({ as }) => `Press ${words.codes[as]}`,
      samples: { copy: { as: 'copy' }, file: { as: 'file' }, paper: { as: 'paper' } },
    },
    'codes.saved': { say: `Press ${words.codes.saved}` },
    'removal.requested': { say: `Press ${words.switchOff}` },
    'removal.confirmed': { say: `Press ${words.removal.confirm} in the dialog` },
    'removal.cancelled': { say: `Press ${words.removal.keep}` },
  },
  outcomes: {
    readFactor: {
      off: { gives: { factorId: null }, say: 'The service knows no app' },
      on: { gives: { factorId: 'phone' }, say: 'The service knows an app' },
      unreachable,
      ended: { fails: '', say: 'The session has ended' },
    },
    enroll: {
      made: { gives: { outcome: 'made', app }, say: 'The service makes a key' },
      unproved,
      unreachable,
      wordless,
    },
    confirmApp: {
      right: { gives: undefined, say: 'The first code is right' },
      refused: { fails: 'This code is not right.', say: 'The service refuses the code' },
      tooMany,
      unreachable,
      wordless,
    },
    makeCodes: {
      made: { gives: { outcome: 'made', codes }, say: 'The service makes recovery codes' },
      unproved,
      unavailable: { gives: { outcome: 'unavailable' }, say: 'The service has no recovery codes' },
      unreachable,
      wordless,
    },
    handOutCodes: {
      copied: {
        gives: 'copy',
        say: 'The browser copies them',
        when: ({ context }) => context.codes.length > 0,
      },
      refused: { fails: 'Not allowed.', say: 'The browser refuses' },
    },
    removeFactor: {
      removed: { gives: { outcome: 'removed' }, say: 'The service removes the app' },
      unproved,
      unreachable,
      wordless,
    },
    passwordAgain: {
      proved: { gives: { isProved: true }, say: 'The member enters their password' },
      declined: { gives: { isProved: false }, say: 'The member does not enter it' },
      broken: { fails: 'The question is broken.', say: 'The question breaks off' },
    },
    triesPause: pauseEnds,
  },
  states: {
    reading: 'The section says that it looks whether the second factor is on',
    unread: 'A notice says that it could not be found out',
    off: 'The section says that the second factor is off, and offers to switch it on',
    enrolling: 'The button that switches it on is busy',
    provingForSetup: 'A dialog asks for the password before it is switched on',
    'settingUp.editing': 'The picture, the key and the field of the first code are shown',
    'settingUp.confirming': 'The form is busy: the first code is being checked',
    'settingUp.pausedForTries':
      'The form counts down the seconds until the service accepts another try',
    makingCodes: 'The button that makes recovery codes is busy',
    provingForCodes: 'A dialog asks for the password before codes are made',
    'showingCodes.resting': 'The recovery codes are shown, with buttons that keep them',
    'showingCodes.handingOut': 'The buttons that keep the codes are off for a moment',
    on: 'The section says that the second factor is on, and offers codes and to switch it off',
    askingToRemove: 'A dialog asks whether to switch it off',
    removing: 'The button of that dialog is busy',
    provingForRemoval: 'A dialog asks for the password before it is switched off',
  },
  details: ({ context: { problem, kept } }) => [
    ...(problem === null
      ? []
      : [`Said in place: ${problem.message ?? words.problems[problem.key]}`]),
    ...(kept === null ? [] : [words.codes.kept[kept]]),
  ],
  resting: ['unread', 'off', 'settingUp.editing', 'showingCodes.resting', 'on', 'askingToRemove'],
  secrets: [code],
  probes: {
    'a code of blanks is missing': {
      steps: [
        'readFactor=off',
        'factor.wanted',
        'enroll=made',
        { type: 'code.submitted', code: ' ' },
      ],
    },
  },
  invariants: {
    'A key is shown only while it is set up': ({ snapshot }) =>
      (snapshot.context.app !== null) === snapshot.hasTag('setup'),
    'Codes are known only while they are shown': ({ snapshot }) =>
      snapshot.context.codes.length > 0 === snapshot.hasTag('codes'),
    'The service gets six digits': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'confirmApp' ||
          /^\d{6}$/.test((input as { code: string }).code.replace(/\s/g, '')),
      ),
    'What is removed is the app that counts': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'removeFactor' || (input as { factorId: string }).factorId === 'phone',
      ),
  },
});
