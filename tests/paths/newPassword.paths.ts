// Path model of the new password: typed twice after a recovery link, and stored or refused by the service.
import { newPassword } from '#content/newPassword.ts';
import { newPasswordMachine } from '#machines/newPassword.machine.ts';
import { definePaths } from './kit/define.ts';
import { password, pauseEnds, shortPassword, tooMany, unreachable, wordless } from './support.ts';

export default definePaths({
  machine: newPasswordMachine,
  input: { page: { say: 'A member arrives through the recovery link' } },
  events: {
    'password.submitted': {
      say: ({ password: first, repeated }) => {
        if (first === '') return 'Save without a password';
        return first === repeated
          ? `Type the password ‘${first}’ twice and save`
          : `Type the password ‘${first}’, then ‘${repeated}’, and save`;
      },
      samples: {
        good: { password, repeated: password },
        empty: { password: '', repeated: '' },
        // Five characters and six: the service's minimum.
        short: { password: shortPassword, repeated: shortPassword },
        shortest: { password: 'sixsix', repeated: 'sixsix' },
        different: { password, repeated: 'corect horse' },
      },
    },
    'password.edited': {
      say: 'Type in a password field',
      when: (snapshot) => snapshot.context.problem !== null || snapshot.matches('pausedForTries'),
    },
  },
  outcomes: {
    savePassword: {
      saved: { gives: undefined, say: 'The service stores the new password' },
      weak: { fails: 'Password should be at least 6 characters.' },
      same: { fails: 'New password should be different from the old password.' },
      missing: { fails: 'Auth session missing!' },
      tooMany,
      unreachable,
      wordless,
    },
    triesPause: pauseEnds,
  },
  states: {
    editing: 'The form asks for the new password, twice',
    saving: 'The form is busy: the password is being saved',
    pausedForTries: 'The form counts down the seconds until the service accepts another try',
    saved: 'The new password is valid; the form is done',
  },
  details: ({ context: { problem } }) =>
    problem === null
      ? []
      : [`In the form: ${problem.message ?? newPassword.problems[problem.key]}`],
  resting: ['editing'],
  secrets: [password, shortPassword, 'sixsix', 'corect horse'],
  invariants: {
    'The service gets the password that was typed, six characters at least': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'savePassword' || (input as { password: string }).password.length >= 6,
      ),
    'A problem is shown at the fields only while it can be corrected': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('editing'),
  },
});
