// Path model of the deletion of an account: asked for in two steps, proved by the password, and taken back.
import { deleteAccount as words } from '#content/deleteAccount.ts';
import { deleteAccountMachine } from '#machines/deleteAccount.machine.ts';
import type {
  DeletionAnswer,
  DeletionKnown,
  KeepingAnswer,
} from '#machines/deleteAccount.machine.ts';
import type { PasswordAgainOutput } from '#machines/passwordAgain.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

const due = '2026-12-12T09:00:00.000Z';

export default definePaths({
  machine: deleteAccountMachine,
  input: { page: { say: 'A member opens /account' } },
  events: {
    'retry.requested': { say: `Press ${words.unread.action}` },
    'deletion.requested': { say: `Press ${words.ask}` },
    'deletion.confirmed': { say: `Press ${words.confirmation.confirm}` },
    'action.cancelled': { say: `Press ${words.confirmation.keep}` },
    'keeping.requested': { say: `Press ${words.leaving.keep}` },
  },
  outcomes: {
    readDeletion: {
      staying: {
        gives: { due: null } satisfies DeletionKnown,
        say: 'Nobody has asked for a deletion',
      },
      leaving: { gives: { due } satisfies DeletionKnown, say: 'The deletion is due in 14 days' },
      unreachable,
    },
    askDeletion: {
      asked: {
        gives: { outcome: 'asked', due } satisfies DeletionAnswer,
        say: 'The backend says on which day the account is deleted',
      },
      proofNeeded: {
        gives: { outcome: 'proofNeeded' } satisfies DeletionAnswer,
        say: 'The password was given too long ago',
      },
      refused: {
        gives: {
          outcome: 'refused',
          message: words.problems.is_staff,
        } satisfies DeletionAnswer,
        say: 'The backend refuses: the member works at the desk',
      },
      unreachable,
    },
    keepAccount: {
      kept: { gives: { outcome: 'kept' } satisfies KeepingAnswer, say: 'The account stays' },
      refused: {
        gives: { outcome: 'refused', message: words.problems.too_late } satisfies KeepingAnswer,
        say: 'The backend refuses: the day has come',
      },
      unreachable,
    },
    passwordAgain: {
      proved: {
        gives: { isProved: true } satisfies PasswordAgainOutput,
        say: 'The member gives the password',
      },
      declined: {
        gives: { isProved: false } satisfies PasswordAgainOutput,
        say: 'The member leaves the question for the password',
      },
      broken: { fails: 'No dialog.', say: 'The question for the password cannot be shown' },
    },
  },
  states: {
    reading: 'The section says that it is checking',
    unread: 'A notice says that it could not be read',
    staying: 'The section says what goes and what stays',
    kept: 'A notice says that the account stays',
    confirming: 'A dialog asks whether to delete the account',
    asking: 'The dialog is busy asking for the deletion',
    proving: 'The password is being asked for',
    leaving: 'A notice says on which day the account is deleted',
    keeping: 'The button of the notice says that the account is being kept',
  },
  details: ({ context: { problem } }) => (problem ? [`Said in place: ${problem}`] : []),
  probes: {
    'the service fails without a word': {
      steps: [
        'readDeletion=staying',
        'deletion.requested',
        'deletion.confirmed',
        { port: 'askDeletion', fails: '' },
      ],
    },
  },
  resting: ['staying', 'kept', 'leaving', 'unread'],
  invariants: {
    'Nobody leaves without having said so twice': ({ started, transitions }) =>
      started.every(({ port }) => port !== 'askDeletion') ||
      transitions.some((id) => id.includes('deletion.confirmed') || id.startsWith('proving')),
    'A day is known exactly while the account is to be deleted': ({ snapshot }) =>
      (snapshot.context.due !== null) === snapshot.hasTag('leaving'),
    'A problem is shown where it can be tried again': ({ snapshot }) =>
      snapshot.context.problem === null ||
      snapshot.matches('confirming') ||
      snapshot.matches('leaving'),
  },
});
