// Path model of a short application: two or three fields, sent once, and the outcome.
import { applications } from '#content/applications.ts';
import { requests } from '#content/requests.ts';
import { faultAt, refusedField } from '#flows/shared/limits.ts';
import {
  applicationForms,
  applicationMachine,
  longestShortAnswer,
  optionalFields,
  type ApplicationForm,
  type ShortAnswers,
  type ShortDraft,
  type ShortFault,
  type ShortField,
  type ShortProblem,
} from '#machines/application.machine.ts';
import type { SubmissionOutput } from '#machines/submission.machine.ts';
import { probes } from './application.probes.ts';
import { definePaths } from './kit/define.ts';
import { reading } from './kit/reads.ts';
import { brokenSubmission, requestOf, returnedAs } from './requests.samples.ts';
import { leavingHeardFrom, saysNothing, unreachable } from './support.ts';

type Seen = {
  context: { answers: ShortAnswers; ending: string | null };
  matches: (state: { asking: 'restoring' }) => boolean;
};

export const written = {
  offer: 'Forty hours of bench time',
  audience: 'Before a Series A',
  website: 'bench.example',
} as const;
const fields = Object.keys(written) as (keyof typeof written)[];
const textOf = ({ context }: Seen, field: ShortField) => context.answers[field] ?? '';

/** The fields of a form that must be filled. */
const fieldsOf = (form: ApplicationForm) =>
  applicationForms[form].fields.filter((field) => !optionalFields.includes(field));

/** A line that is too long. */
const tooLong = `bench.example/${'x'.repeat(longestShortAnswer('website'))}`;

/** The form's problem for this key. */
export function problemWords(
  { key, message }: ShortProblem,
  faults: Partial<Record<ShortField, ShortFault>>,
): string {
  if (key === 'incomplete') return applications.incomplete;
  const refused = fields.find((field) => faults[field] === 'notTaken');
  if (refused !== undefined) return refusedField(applications.forms.partner.fields[refused].label);
  return message ?? requests.problems[key];
}

const kind = 'partner';
const { subject } = applications.forms.partner;
/** The member's requests: this application, in this state. */
const before = (status: 'submitted' | 'declined') => ({
  requests: [requestOf('m', status, { kind, subject })],
  entries: [],
});

export default definePaths({
  machine: applicationMachine,
  input: {
    page: {
      say: 'A visitor opens /signal-exchange',
      input: { form: 'partner', kind, subject },
    },
  },
  events: {
    'dialog.opened': { say: 'Press Apply as Partner' },
    'dialog.closed': { say: 'Close the dialog' },
    'field.edited': {
      say: ({ field, text }) =>
        `Write ${text === tooLong ? 'too much' : `‘${text}’`} into ${field}`,
      samples: {
        // From top to bottom, field by field.
        next: (seen: Seen) => {
          const field = fields.find((name) => textOf(seen, name) === '');
          return field === undefined ? undefined : { field, text: written[field] };
        },
        malformed: (seen: Seen) =>
          textOf(seen, 'website') === written.website
            ? { field: 'website' as const, text: 'ask us' }
            : undefined,
        long: (seen: Seen) =>
          textOf(seen, 'website') === written.website
            ? { field: 'website' as const, text: tooLong }
            : undefined,
        mended: (seen: Seen) =>
          ['ask us', tooLong].includes(textOf(seen, 'website'))
            ? { field: 'website' as const, text: written.website }
            : undefined,
      },
    },
    'application.submitted': { say: 'Press Send application' },
  },
  environment: {
    askedFeed: {
      'asked.known': {
        say: ({ requests: found }) => {
          if (found.length === 0) return 'The member has not applied';
          return found.some(({ status }) => status === 'declined')
            ? 'The earlier application has ended'
            : 'The member has applied before';
        },
        samples: {
          nothing: { requests: [], entries: [] },
          stored: ({ context }: Seen) =>
            context.ending === null ? before('submitted') : undefined,
          over: ({ context }: Seen) => (context.ending === null ? undefined : before('declined')),
        },
      },
      'member.left': { say: 'The member signs out in another tab, or another member signs in' },
    },
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null ? 'This browser has no draft' : 'A draft of an earlier visit is found',
        samples: {
          nothing: (seen: Seen) =>
            seen.matches({ asking: 'restoring' }) ? { words: null } : undefined,
          draft: { words: { answers: written } },
        },
      },
      'draft.unread': { say: 'The draft cannot be read' },
    },
  },
  outcomes: {
    askedFeed: {
      closed: { fails: 'No such event.', say: 'The page cannot listen for earlier applications' },
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
        gives: returnedAs({ key: 'invalid' }, 'offer'),
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
    closed: 'The button is in view',
    'asking.restoring': 'The button waits for a moment',
    'asking.editing': 'The dialog asks three things',
    sending: 'The form is busy: the button says Sending...',
    showingResult: 'The dialog shows the outcome of the application',
  },
  details: ({ context: { faults, problem, ending } }) => [
    ...fields.flatMap((field) => {
      const said = faultAt(faults[field], longestShortAnswer(field));
      return said === undefined ? [] : [`At ${field}: ${said}`];
    }),
    ...(ending === null ? [] : [`It says: ${applications.endings[ending].title}`]),
    ...(problem === null ? [] : [`In the form: ${problemWords(problem, faults)}`]),
  ],
  unheard: leavingHeardFrom('askedFeed'),
  resting: ['closed', 'asking.editing', 'showingResult'],
  probes,
  // Which kind of request each form makes, and its fields in their order.
  reads: { applicationForms: reading(applicationForms, (read) => read) },
  invariants: {
    'No application is sent that lacks a field': ({ started, snapshot: { context } }) =>
      started
        .filter(({ port }) => port === 'submission')
        .every(({ input }) => {
          const { answers } = input as { answers: ShortAnswers };
          return fieldsOf(context.form).every(
            (name) => !['', 'ask us', tooLong].includes(answers[name] ?? ''),
          );
        }),
    'What is typed is kept, unless it is blank': ({ sent, transitions, snapshot: { context } }) =>
      !transitions.some((id) => id.includes('field.edited')) ||
      sent.some(
        ({ type, words }) =>
          type === 'words.changed' &&
          (words === null
            ? saysNothing(context.answers)
            : (words as ShortDraft).answers === context.answers),
      ),
    'The draft is handed over when the outbox has the application, and kept when it is returned': ({
      sent,
      transitions,
      snapshot,
    }) =>
      !transitions.some((id) => id.startsWith('sending done')) ||
      sent.some(
        ({ type }) =>
          type === (snapshot.matches('showingResult') ? 'draft.handedOver' : 'words.changed'),
      ),
    'The application is sent once': ({ started, snapshot }) =>
      started.every(({ port }) => port !== 'submission' || snapshot.context.ending === null),
    'A field is marked only while it can be corrected': ({ snapshot }) =>
      Object.keys(snapshot.context.faults).length === 0 || snapshot.matches({ asking: 'editing' }),
    'The outcome is shown only when there is one': ({ snapshot }) =>
      !snapshot.matches('showingResult') || snapshot.context.ending !== null,
  },
});
