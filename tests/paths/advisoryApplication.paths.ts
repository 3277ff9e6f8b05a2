// Path model of the advisory application: four ticks on the page, six fields in the dialog, and the outcome.
import { advisory } from '#content/advisory.ts';
import { requests } from '#content/requests.ts';
import { faultAt, refusedField } from '#flows/shared/limits.ts';
import {
  advisoryApplicationMachine,
  longestApplicationAnswers,
} from '#machines/advisoryApplication.machine.ts';
import type {
  ApplicationAnswers,
  ApplicationDraft,
  ApplicationFault,
  ApplicationField,
  ApplicationProblem,
  RequirementId,
} from '#machines/advisoryApplication.machine.ts';
import type { SubmissionOutput } from '#machines/submission.machine.ts';
import { probes } from './advisoryApplication.probes.ts';
import { definePaths } from './kit/define.ts';
import { brokenSubmission, requestOf, returnedAs } from './requests.samples.ts';
import { leavingHeardFrom, saysNothing, unreachable } from './support.ts';

type Seen = {
  context: { answers: ApplicationAnswers; address: string; requirements: readonly RequirementId[] };
  matches: (state: 'restoring') => boolean;
};

const { application, fit, requirements } = advisory;
const ids = requirements.map(({ id }) => id);
const textOf = (id: RequirementId) => requirements.find((one) => one.id === id)?.text ?? id;

export const written: ApplicationAnswers = {
  name: 'Ada Halden',
  email: 'ada@halden.example',
  company: 'Halden Robotics',
  role: 'Founder',
  challenge: 'Two buyers, one roadmap',
  timeline: 'Before the board meets in March',
};
const fields = Object.keys(written) as ApplicationField[];
const isWhole = ({ context }: Seen) => fields.every((name) => context.answers[name].trim() !== '');
const isEmpty = ({ context }: Seen) => fields.every((name) => context.answers[name] === '');
/** Nothing is ticked, and no member is known. */
const isNew = ({ context: { address, requirements: met } }: Seen) =>
  address === '' && met.length === 0;
const ticked: ApplicationDraft = { answers: {}, requirements: ['product', 'team'] };

/** A line that is too long. */
const tooLong = 'x'.repeat(longestApplicationAnswers.timeline + 1);

/** The form's problem for this key. */
export function problemWords(
  { key, message }: ApplicationProblem,
  faults: Partial<Record<ApplicationField, ApplicationFault>>,
): string {
  if (key === 'incomplete') return application.incomplete;
  const refused = fields.find((field) => faults[field] === 'notTaken');
  if (refused !== undefined) return refusedField(application.fields[refused].label);
  return message ?? requests.problems[key];
}

export default definePaths({
  machine: advisoryApplicationMachine,
  input: { page: { say: 'A visitor opens /advisory' } },
  events: {
    'requirement.toggled': {
      say: ({ id }, { context }) =>
        `${context.requirements.includes(id) ? 'Untick' : 'Tick'} ‘${textOf(id)}’`,
      samples: {
        // One after the other; the tests by state cover the order of ticks.
        tick: (seen: Seen) => {
          const id = ids.find((one) => !seen.context.requirements.includes(one));
          return id === undefined || !isEmpty(seen) ? undefined : { id };
        },
        untick: (seen: Seen) => {
          const { requirements: met } = seen.context;
          const [id] = met;
          return id !== undefined && [1, 4].includes(met.length) && isEmpty(seen)
            ? { id }
            : undefined;
        },
      },
    },
    'dialog.opened': { say: 'Press Apply for Advisory' },
    'dialog.closed': { say: 'Close the dialog' },
    'field.edited': {
      say: ({ field, text }) =>
        text.trim() === ''
          ? `Leave blanks in ${field}`
          : `Write ${text === tooLong ? 'too much' : `‘${text}’`} into ${field}`,
      samples: {
        // From top to bottom, field by field.
        next: ({ context }: Seen) => {
          const field = fields.find((name) => context.answers[name] === '');
          return field === undefined ? undefined : { field, text: written[field] };
        },
        blank: (seen: Seen) =>
          isWhole(seen) && seen.context.answers.email === written.email
            ? { field: 'timeline' as const, text: '   ' }
            : undefined,
        long: (seen: Seen) =>
          isWhole(seen) &&
          seen.context.answers.email === written.email &&
          seen.context.answers.timeline === written.timeline
            ? { field: 'timeline' as const, text: tooLong }
            : undefined,
        malformed: (seen: Seen) =>
          isWhole(seen) && seen.context.answers.email === written.email
            ? { field: 'email' as const, text: 'ada at halden' }
            : undefined,
        mended: ({ context }: Seen) =>
          context.answers.email === '' || context.answers.email === written.email
            ? undefined
            : { field: 'email' as const, text: written.email },
        filled: ({ context }: Seen) =>
          context.answers.timeline === tooLong ||
          (context.answers.timeline !== '' && context.answers.timeline.trim() === '')
            ? { field: 'timeline' as const, text: written.timeline }
            : undefined,
      },
    },
    'application.submitted': { say: 'Press Submit Application' },
  },
  environment: {
    memberFeed: {
      'member.arrived': {
        say: ({ email }) => `${email} is signed in`,
        samples: {
          ada: (seen: Seen) => (isNew(seen) ? { email: written.email } : undefined),
        },
      },
      'member.left': { say: 'The member signs out in another tab, or another member signs in' },
    },
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null
            ? 'This browser has no draft'
            : 'An application of an earlier visit is found',
        samples: {
          nothing: (seen: Seen) => (seen.matches('restoring') ? { words: null } : undefined),
          draft: { words: { answers: written } },
          ticks: (seen: Seen) => (isNew(seen) && isEmpty(seen) ? { words: ticked } : undefined),
        },
      },
      'draft.unread': { say: 'The draft cannot be read' },
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
        gives: returnedAs({ key: 'invalid' }, 'company'),
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
    'closed.reading': 'The page is in view, with the fit check',
    'closed.applied.stored': 'The page says that the application has been received',
    'closed.applied.waiting': 'The page says that the application waits in this browser',
    restoring: 'The button waits for a moment',
    'form.editing': 'The dialog asks for six things',
    'form.sending': 'The form is busy: the button says Sending...',
    'received.stored': 'The dialog says Application Received',
    'received.waiting': 'The dialog says Application Received, and that it waits in this browser',
  },
  details: ({ context: { requirements: met, faults, problem } }) => [
    ...(met.length === 0
      ? []
      : [
          `The fit check says: ${
            met.length === 4
              ? fit.met.title
              : fit.short.title.replace('{count}', String(met.length))
          }`,
        ]),
    ...fields.flatMap((field) => {
      const said = faultAt(faults[field], longestApplicationAnswers[field]);
      return said === undefined ? [] : [`At ${field}: ${said}`];
    }),
    ...(problem === null ? [] : [`In the form: ${problemWords(problem, faults)}`]),
  ],
  probes,
  unheard: leavingHeardFrom('memberFeed'),
  resting: [
    'closed.reading',
    'closed.applied.stored',
    'closed.applied.waiting',
    'form.editing',
    'received.stored',
    'received.waiting',
  ],
  invariants: {
    'No application is sent that lacks a field': ({ started }) =>
      started
        .filter(({ port }) => port === 'submission')
        .every(({ input }) => {
          const { answers } = input as { answers: Record<string, unknown> };
          return fields.every((name) => String(answers[name]).trim() !== '');
        }),
    'What is typed is kept, unless it is blank': ({ sent, transitions, snapshot: { context } }) =>
      !transitions.some((id) => /field\.edited|closed requirement\.toggled/.test(id)) ||
      sent.some(({ type, words }) => {
        if (type !== 'words.changed') return false;
        if (words === null)
          return context.requirements.length === 0 && saysNothing(context.answers, context.address);
        const { answers, requirements: ticks } = words as ApplicationDraft;
        return answers === context.answers && ticks === context.requirements;
      }),
    'The draft is handed over once sent, else kept': ({ sent, transitions, snapshot }) =>
      !transitions.some((id) => id.startsWith('form.sending done')) ||
      sent.some(
        ({ type }) => type === (snapshot.hasTag('received') ? 'draft.handedOver' : 'words.changed'),
      ),
    'The form keeps its words until the application is sent': ({ snapshot }) =>
      !snapshot.matches({ form: 'sending' }) || isWhole(snapshot),
    'A field is marked only while it can be corrected': ({ snapshot }) =>
      Object.keys(snapshot.context.faults).length === 0 || snapshot.matches({ form: 'editing' }),
    'Ticks are never lost': ({ snapshot }) =>
      new Set(snapshot.context.requirements).size === snapshot.context.requirements.length,
  },
});
