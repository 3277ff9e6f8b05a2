// Path model of the password once more: entered, compared, declined.
import { passwordAgain as words } from '#content/passwordAgain.ts';
import { passwordAgainMachine } from '#machines/passwordAgain.machine.ts';
import { definePaths } from './kit/define.ts';
import { password, pauseEnds, tooMany, unreachable, wordless } from './support.ts';

export default definePaths({
  machine: passwordAgainMachine,
  input: { step: { say: 'A member takes a step that needs a proof' } },
  events: {
    'password.submitted': {
      say: ({ password: typed }) =>
        typed === '' ? `Press ${words.submit} without a password` : `Enter ‘${typed}’ and submit`,
      samples: { typed: { password }, empty: { password: '' } },
    },
    'password.edited': {
      say: 'Type in the field',
      when: (snapshot) => snapshot.context.problem !== null || snapshot.matches('pausedForTries'),
    },
    'proof.declined': { say: `Press ${words.decline}` },
  },
  outcomes: {
    provePassword: {
      proved: { gives: { outcome: 'proved' }, say: 'The service takes the password' },
      wrong: { gives: { outcome: 'wrong' }, say: 'The password is not right' },
      tooMany,
      unreachable,
      wordless,
    },
    triesPause: pauseEnds,
  },
  states: {
    asking: 'A dialog asks for the password',
    proving: 'The dialog is busy: the password is being compared',
    pausedForTries: 'The dialog counts down the seconds until the service accepts another try',
    over: 'The dialog is closed',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`In the dialog: ${problem.message ?? words.problems[problem.key]}`],
  resting: ['asking'],
  secrets: [password],
  invariants: {
    'The service gets the password that was typed': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'provePassword' || (input as { password: string }).password === password,
      ),
    'A proof is what the service has taken, and nothing else': ({ snapshot, transitions }) =>
      !snapshot.matches('over') ||
      snapshot.context.isProved === transitions.some((id) => id.startsWith('proving')),
    'A problem is shown only while it can be corrected': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('asking'),
  },
});
