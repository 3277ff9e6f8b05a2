// What AsynQ's ports answer in its paths, and what the user sees in each of its states.
import type { Admission } from '#machines/asynq.machine.ts';
import type { SubmissionOutput } from '#machines/submission.machine.ts';
import { deck } from './asynq.samples.ts';
import { brokenSubmission, requestOf, returnedAs } from './requests.samples.ts';
import { unreachable } from './support.ts';

export const outcomes = {
  draft: { closed: { fails: 'No storage.', say: 'The question can have no draft' } },
  questionAllowance: {
    broken: {
      fails: 'Loading failed.',
      say: 'The month cannot be shown',
    },
  },
  admitFiles: {
    kept: {
      gives: { kept: [deck], refused: [] } satisfies Admission,
      say: 'The file is kept',
    },
    refused: {
      gives: { kept: [], refused: ['“film.mov” cannot be attached here.'] } satisfies Admission,
      say: 'The file is refused by its name',
    },
    noRoom: { fails: 'QuotaExceededError', say: 'The browser has no room for it' },
  },
  voiceNote: { broken: { fails: 'Loading failed.', say: 'The voice note cannot be shown' } },
  questionDelivery: {
    broken: { fails: 'Loading failed.', say: 'The delivery cannot be watched' },
  },
  submission: {
    stored: {
      gives: {
        outcome: 'stored',
        request: requestOf('q', 'submitted', { kind: 'asynq' }),
      } satisfies SubmissionOutput,
      say: 'The backend has stored it',
    },
    signedOut: {
      gives: { outcome: 'waitingForAccount' } satisfies SubmissionOutput,
      say: 'The user is signed out: it waits for an account',
    },
    offline: {
      gives: { outcome: 'waitingForNetwork' } satisfies SubmissionOutput,
      say: 'There is no network, or no answer for four seconds: it waits',
    },
    refused: {
      gives: returnedAs({ key: 'quota_spent' }),
      say: 'The backend refuses it: the month is spent',
    },
    unreachable: {
      gives: returnedAs({ key: 'failed', message: unreachable.fails }),
      say: 'The outbox cannot take it, and says why',
    },
    broken: brokenSubmission,
  },
};

/** The sentence of each atomic state. */
export const states = {
  'restoring.looking': 'The landing is on screen',
  'restoring.wanted': 'The landing is on screen, and its button is busy',
  'landing.fresh': 'The landing invites to ask',
  'landing.unread':
    'The landing says that it could not look for an earlier question, and offers to look again',
  'landing.begun': 'The landing offers to continue or to start afresh',
  opening: 'The step is about to be shown',
  'choosingDomain.plain': 'Step 1 of 6',
  'choosingDomain.sent': 'Step 1 of 6, and what became of the question before it',
  choosingSubcategory: 'Step 2 of 6',
  choosingBlockers: 'Step 3 of 6',
  'asking.deciding': 'Step 4 of 6 is about to be shown',
  'asking.suggesting': 'Step 4 of 6 with three suggested questions',
  'asking.writing': 'Step 4 of 6 with a text area',
  'describing.documents.open': 'Step 5 of 6: files can be chosen',
  'describing.documents.admitting': 'Step 5 of 6: files are being checked',
  'describing.voice.quiet': 'Step 5 of 6: nothing is being recorded',
  'describing.voice.listening': 'Step 5 of 6: a note is being recorded',
  reviewing: 'Step 6 of 6: everything once more',
  sending: 'The button says Submitting...',
};
