// Path model of the submission of a request: the outbox's answer, and what the form learns of it.
import { submissionMachine } from '#machines/submission.machine.ts';
import type { Submission, SubmitAnswer } from '#machines/submission.machine.ts';
import { definePaths } from './kit/define.ts';
import { requestOf } from './requests.samples.ts';
import { unreachable, wordless } from './support.ts';

/** The answers of the form that submits it. */
export const meeting = {
  reason: 'Two boards want two answers',
  project: 'Halden Robotics, pre-seed',
  value: 'A decision for us, a case for you',
};

export default definePaths({
  machine: submissionMachine,
  input: {
    form: {
      say: 'A visitor sends a meeting request on /open-circle',
      input: { kind: 'meeting', subject: meeting.project, answers: meeting } satisfies Submission,
    },
  },
  events: {},
  outcomes: {
    submitRequest: {
      stored: {
        gives: { outcome: 'stored', request: requestOf('m', 'submitted') } satisfies SubmitAnswer,
        say: 'The backend has stored it',
      },
      signedOut: {
        gives: { outcome: 'waiting', why: 'signedOut' } satisfies SubmitAnswer,
        say: 'The user is signed out: it waits for an account',
      },
      offline: {
        gives: { outcome: 'waiting', why: 'offline' } satisfies SubmitAnswer,
        say: 'There is no network: it waits',
      },
      refused: {
        gives: { outcome: 'refused', reason: 'not_allowed', detail: {} } satisfies SubmitAnswer,
        say: 'The backend refuses it',
      },
      named: {
        gives: {
          outcome: 'refused',
          reason: 'invalid',
          detail: { field: 'project' },
        } satisfies SubmitAnswer,
        say: 'The backend refuses it, and names the wrong field',
      },
      unreachable,
      wordless,
    },
  },
  states: {
    sending: 'The form is busy: the button says Sending...',
    stored: 'The form says that the advisor has it',
    waitingForAccount: 'The form says that it waits for an account',
    waitingForNetwork: 'The form says that it waits in this browser',
    timedOut: 'The form says that it waits in this browser',
    refused: 'The form holds its words, and says why the request was refused',
    failed: 'The form holds its words, and says that the request could not be sent',
  },
  details: ({ context: { output } }) => [
    ...(output.problem === undefined
      ? []
      : [`Problem: ${output.problem.key} ${output.problem.message ?? ''}`.trim()]),
    ...(output.field === undefined ? [] : [`Field that the refusal names: ${output.field}`]),
  ],
  resting: [],
  invariants: {
    'The form learns of a problem exactly when it has its request back': ({ snapshot }) =>
      snapshot.hasTag('returned') === (snapshot.context.output.problem !== undefined),
    'The form learns that it is stored exactly when the backend has it': ({ snapshot }) =>
      snapshot.hasTag('stored') === (snapshot.context.output.outcome === 'stored'),
    'The outbox is asked once': ({ snapshot, started }) =>
      started.length === (snapshot.hasTag('busy') ? 1 : 0),
  },
});
