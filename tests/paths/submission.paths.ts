// Path model of the submission of a request: its way into the outbox, the answer, and what the form learns of it.
import { submissionMachine } from '#machines/submission.machine.ts';
import type { StoredAnswer, Submission } from '#machines/submission.machine.ts';
import { probes } from './submission.probes.ts';
import { definePaths } from './kit/define.ts';
import { entryOf, requestOf } from './requests.samples.ts';
import { unreachable, wordless } from './support.ts';

/** The answers of the form that submits it. */
export const meeting = {
  reason: 'Two boards want two answers',
  project: 'Halden Robotics, pre-seed',
  value: 'A decision for us, a case for you',
};

const stored: StoredAnswer = { outcome: 'stored', request: requestOf('m', 'submitted') };

/** The request as it lies in the outbox. */
export const entry = entryOf('m', { subject: meeting.project, answers: meeting });

export default definePaths({
  machine: submissionMachine,
  input: {
    form: {
      say: 'A visitor sends a meeting request on /open-circle',
      input: { kind: 'meeting', subject: meeting.project, answers: meeting } satisfies Submission,
    },
  },
  events: {},
  environment: {
    entryFeed: {
      'answer.arrived': {
        say: ({ answer }) =>
          answer.outcome === 'stored'
            ? 'The backend has stored it'
            : `The backend refuses it${'field' in answer.detail ? ', and names the wrong field' : ''}`,
        samples: {
          stored: { answer: stored },
          refused: { answer: { outcome: 'refused', reason: 'not_allowed', detail: {} } },
          named: {
            answer: { outcome: 'refused', reason: 'invalid', detail: { field: 'project' } },
          },
        },
      },
      'entry.present': {
        say: 'The entry is in the outbox again',
        when: (snapshot) => !snapshot.matches({ queued: 'awaitingAnswer' }),
      },
      'entry.gone': {
        say: 'The entry has left the outbox, and this tab has not sent it',
        when: (snapshot) => snapshot.matches({ queued: 'awaitingAnswer' }),
      },
      'member.missing': { say: 'The user is signed out: it waits for an account' },
      'network.lost': { say: 'There is no network: it waits' },
    },
  },
  outcomes: {
    queueRequest: {
      queued: { gives: entry, say: 'It is in the outbox' },
      full: { gives: null, say: 'The browser has no room for it' },
      closed: { fails: 'Storage is refused.', say: 'The outbox cannot be opened' },
      wordless,
    },
    entryFeed: { closed: { fails: 'Storage is refused.', say: 'The outbox cannot be watched' } },
    findRequest: {
      found: { gives: stored, say: 'The backend has it' },
      missing: { gives: null, say: 'The backend has not got it' },
      unreachable,
    },
    requeueEntry: {
      done: { gives: undefined, say: 'It is in the outbox again' },
      full: { fails: 'Storage is full.', say: 'The browser has no room for it any more' },
    },
  },
  states: {
    queueing: 'The form is busy: the button says Sending...',
    'queued.awaitingAnswer': 'The form is busy, and the outbox holds the request',
    'queued.finding': 'The form is busy: the backend is asked whether it has the request',
    'queued.requeueing': 'The form is busy: the request is written into the outbox again',
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
  probes,
  resting: [],
  invariants: {
    'The form learns of a problem exactly when it has its request back': ({ snapshot }) =>
      snapshot.hasTag('returned') === (snapshot.context.output.problem !== undefined),
    'The form learns that it is stored exactly when the backend has it': ({ snapshot }) =>
      snapshot.hasTag('stored') === (snapshot.context.output.outcome === 'stored'),
    'The request is put into the outbox once': ({ snapshot, started }) =>
      started.filter(({ port }) => port === 'queueRequest').length ===
      (snapshot.matches('queueing') ? 1 : 0),
    'No form says that a request waits which is not in the outbox': ({ snapshot }) =>
      !snapshot.hasTag('waiting') || snapshot.context.entry !== null,
    'An entry is written again only after the backend was asked': ({ started, transitions }) =>
      !started.some(({ port }) => port === 'requeueEntry') ||
      transitions.some((id) => id.startsWith('queued.finding')),
  },
});
