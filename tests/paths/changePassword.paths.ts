// Path model of a new password while signed in: typed with the present one, stored or refused.
import { changePassword as words } from '#content/changePassword.ts';
import { changePasswordMachine } from '#machines/changePassword.machine.ts';
import type { SessionsListener } from '#machines/changePassword.machine.ts';
import { definePaths } from './kit/define.ts';
import {
  listeningSession,
  password,
  pauseEnds,
  shortPassword,
  tooMany,
  unreachable,
  wordless,
} from './support.ts';

const present = 'old horse';

export default definePaths({
  machine: changePasswordMachine,
  input: {
    page: {
      say: 'A member opens /account',
      input: { devices: listeningSession as unknown as SessionsListener },
    },
  },
  events: {
    'form.opened': { say: `Press ${words.open}` },
    'form.closed': { say: `Press ${words.close}` },
    'passwords.submitted': {
      say: (typed) => `Enter ‘${typed.present}’ and ‘${typed.password}’, and save`,
      samples: {
        good: { present, password },
        // Six characters: the service's minimum.
        shortest: { present, password: 'sixsix' },
        without: { present: '', password },
        empty: { present, password: '' },
        short: { present, password: shortPassword },
        same: { present: password, password },
      },
    },
    'passwords.edited': {
      say: 'Type in a field',
      when: (snapshot) => snapshot.context.problem !== null || snapshot.matches('pausedForTries'),
    },
  },
  outcomes: {
    changePassword: {
      changed: { gives: { outcome: 'changed' }, say: 'The service stores the new password' },
      wrong: { gives: { outcome: 'wrong' }, say: 'The present password is not right' },
      weak: { fails: 'Password is known to be weak.' },
      tooMany,
      unreachable,
      wordless,
    },
    triesPause: pauseEnds,
  },
  states: {
    closed: 'The page offers to change the password',
    editing: 'The form asks for the present password and a new one',
    saving: 'The form is busy: the password is being saved',
    pausedForTries: 'The form counts down the seconds until the service accepts another try',
    saved: 'The page says that the password is changed, and that other devices are signed out',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`In the form: ${problem.message ?? words.problems[problem.key]}`],
  resting: ['closed', 'editing', 'saved'],
  secrets: [password, present, shortPassword, 'sixsix'],
  invariants: {
    'The service gets both passwords, six new characters at least': ({ started }) =>
      started.every(({ port, input }) => {
        if (port !== 'changePassword') return true;
        const sent = input as { present: string; password: string };
        return sent.present === present && sent.password.length >= 6;
      }),
    'The list of devices hears of each change, and of nothing else': ({ sent, transitions }) =>
      sent.length ===
      transitions.filter((id) => id.startsWith('saving') && id.endsWith('-> saved')).length,
    'A problem is shown only while it can be corrected': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('editing'),
  },
});
