// Path model of the second step of a sign-in: a code of the app or a recovery code, accepted or refused by the service.
import { factorStep } from '#content/factorStep.ts';
import { factorStepMachine } from '#machines/factorStep.machine.ts';
import { definePaths } from './kit/define.ts';
import { pauseEnds, tooMany, unreachable, wordless } from './support.ts';

const [code, recoveryCode] = ['314 159', 'abcd-efgh-jkmn-pqrs'];

const refused = {
  fails: 'This code is not right, or it was used already.',
  say: 'The service refuses the code',
};

export default definePaths({
  machine: factorStepMachine,
  input: { page: { say: 'A member with a second factor has given their password' } },
  events: {
    'code.submitted': {
      say: ({ code: typed }) =>
        typed === '' ? 'Continue without a code' : `Type the code ‘${typed}’ and continue`,
      samples: {
        right: (snapshot) => ({
          code: snapshot.hasTag('recovery') ? recoveryCode : code,
        }),
        empty: { code: '' },
        short: (snapshot) => (snapshot.hasTag('recovery') ? undefined : { code: '31415' }),
        words: (snapshot) => (snapshot.hasTag('recovery') ? undefined : { code: 'pilots' }),
      },
    },
    'code.edited': {
      say: 'Type in the field',
      when: (snapshot) =>
        snapshot.context.problem !== null ||
        snapshot.matches({ app: 'pausedForTries' }) ||
        snapshot.matches({ recovery: 'pausedForTries' }),
    },
    'recovery.chosen': { say: `Press ‘${factorStep.toRecovery}’` },
    'app.chosen': { say: `Press ‘${factorStep.toApp}’` },
  },
  outcomes: {
    proveByApp: {
      right: { gives: undefined, say: 'The code is right' },
      refused,
      tooMany,
      unreachable,
      wordless,
    },
    proveByRecoveryCode: {
      right: { gives: undefined, say: 'The recovery code is right' },
      refused,
      tooMany,
      unreachable,
      wordless,
    },
    triesPause: pauseEnds,
  },
  states: {
    'app.editing': 'The form asks for the code of the authenticator app',
    'app.checking': 'The form is busy: the code is being checked',
    'app.pausedForTries': 'The form counts down the seconds until the service accepts another try',
    'recovery.editing': 'The form asks for a recovery code',
    'recovery.checking': 'The form is busy: the recovery code is being checked',
    'recovery.pausedForTries':
      'The form counts down the seconds until the service accepts another recovery code',
    proven: 'The code was right; the form is done',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`In the form: ${problem.message ?? factorStep.problems[problem.key]}`],
  resting: ['app.editing', 'recovery.editing'],
  probes: {
    'spaces are no code': { steps: [{ type: 'code.submitted', code: '  ' }] },
  },
  secrets: [code, recoveryCode],
  invariants: {
    'The service gets six digits, or a recovery code': ({ started }) =>
      started.every(({ port, input }) => {
        const typed = (input as { code?: string } | undefined)?.code?.replace(/\s/g, '') ?? '';
        if (port === 'proveByApp') return /^\d{6}$/.test(typed);
        return port !== 'proveByRecoveryCode' || typed !== '';
      }),
    'A problem is shown only while it can be corrected': ({ snapshot }) =>
      snapshot.context.problem === null ||
      snapshot.matches({ app: 'editing' }) ||
      snapshot.matches({ recovery: 'editing' }),
  },
});
