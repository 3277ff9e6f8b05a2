// Path model of the meeting request: reason, project, value, and the outcome.
import { requests } from '#content/requests.ts';
import type {
  MeetingDraft,
  MeetingField,
  MeetingProblem,
} from '#machines/meetingRequest.machine.ts';
import { longestMeetingAnswer, meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import type { SubmissionOutput } from '#machines/submission.machine.ts';
import { refusedField } from '#flows/shared/limits.ts';
import { probes } from './meetingRequest.probes.ts';
import { definePaths } from './kit/define.ts';
import { brokenSubmission, requestOf, returnedAs } from './requests.samples.ts';
import { leavingHeardFrom, unreachable } from './support.ts';

type Fields = { context: MeetingDraft };

const written: MeetingDraft = {
  reason: 'Two boards want two answers',
  project: 'Halden Robotics, pre-seed',
  value: 'A decision for us, a case for you',
};

/** Fills one field, if it is still empty. */
const fill =
  (field: MeetingField, text: string) =>
  ({ context }: Fields) =>
    context[field] === '' ? { field, text } : undefined;

/** A text beyond the limit. */
const tooLong = 'x'.repeat(longestMeetingAnswer + 1);

/** The form's problem for this key. */
export function problemWords({ key, message, field }: MeetingProblem): string {
  if (key === 'incomplete') return requests.meeting.incomplete;
  if (key === 'tooLong') return requests.tooLong;
  if (field !== undefined) return refusedField(requests.meeting.fields[field].label);
  return message ?? requests.problems[key];
}

export default definePaths({
  machine: meetingRequestMachine,
  input: { page: { say: 'A visitor opens /open-circle' } },
  events: {
    'dialog.opened': { say: 'Press Request a 1-on-1 meeting' },
    'dialog.closed': { say: 'Close the dialog' },
    'field.edited': {
      say: ({ field, text }) =>
        text.trim() === ''
          ? `Leave blanks in ${field}`
          : text === tooLong
            ? `Write too much into ${field}`
            : `Fill in ${field}`,
      samples: {
        reason: fill('reason', written.reason),
        project: fill('project', written.project),
        value: fill('value', written.value),
        long: ({ context }: Fields) =>
          context.value === '' || context.value === tooLong
            ? undefined
            : ({ field: 'value', text: tooLong } as const),
        blank: ({ context }: Fields) =>
          context.value === '   ' || context.value === ''
            ? undefined
            : ({ field: 'value', text: '   ' } as const),
      },
    },
    'request.submitted': { say: 'Press Request meeting' },
  },
  environment: {
    memberFeed: {
      'member.left': { say: 'The member signs out in another tab, or another member signs in' },
    },
    draft: {
      'draft.restored': {
        say: 'A draft of an earlier visit is found',
        samples: { draft: { words: written } },
      },
    },
  },
  outcomes: {
    memberFeed: {
      closed: { fails: 'No such event.', say: 'The page cannot listen for sign-outs' },
    },
    draft: { closed: { fails: 'No storage.', say: 'The form can have no draft' } },
    submission: {
      stored: {
        gives: {
          outcome: 'stored',
          request: requestOf('m', 'submitted'),
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
      refused: { gives: returnedAs({ key: 'invalid' }), say: 'The backend refuses it' },
      named: {
        gives: returnedAs({ key: 'invalid' }, 'project'),
        say: 'The backend refuses it, and names the wrong field',
      },
      unreachable: {
        gives: returnedAs({ key: 'failed', message: unreachable.fails }),
        say: 'The outbox cannot take it, and says why',
      },
      broken: brokenSubmission,
    },
  },
  states: {
    closed: 'The page is in view',
    'form.editing': 'The dialog asks for reason, project and value',
    'form.sending': 'The form is busy: the button says Sending...',
    'submitted.stored': 'The dialog says that the advisor has it',
    'submitted.waitingForAccount': 'The dialog says that it waits for an account',
    'submitted.waitingForNetwork': 'The dialog says that it waits in this browser',
    closing: 'The dialog is closing',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`In the form: ${problemWords(problem)}`],
  probes,
  unheard: leavingHeardFrom('memberFeed'),
  resting: ['closed', 'form.editing'],
  invariants: {
    'No request is sent that is incomplete or too long': ({ started }) =>
      started
        .filter(({ port }) => port === 'submission')
        .every(({ input }) =>
          Object.values((input as { answers: Record<string, string> }).answers).every(
            (text) => text.trim() !== '' && text !== tooLong,
          ),
        ),
    'The form keeps its words until the request is sent': ({ snapshot }) =>
      !snapshot.matches('submitted') || snapshot.context.reason !== '',
    'What is typed is kept': ({ sent, transitions }) =>
      !transitions.some((id) => id.includes('field.edited')) ||
      sent.some(({ type }) => type === 'words.changed'),
    'The draft is handed over when the outbox has the request, and kept when it is returned': ({
      sent,
      transitions,
      snapshot,
    }) =>
      !transitions.some((id) => id.startsWith('form.sending done')) ||
      sent.some(
        ({ type }) =>
          type === (snapshot.matches('submitted') ? 'draft.handedOver' : 'words.changed'),
      ),
    'A problem is shown in the form only while it can be corrected': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches({ form: 'editing' }),
  },
});
