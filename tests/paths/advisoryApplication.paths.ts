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
  ApplicationFault,
  ApplicationField,
  ApplicationProblem,
  RequirementId,
} from '#machines/advisoryApplication.machine.ts';
import type { SubmitAnswer } from '#machines/submission.machine.ts';
import { definePaths } from './kit/define.ts';
import { requestOf } from './requests.samples.ts';
import { unreachable, wordless } from './support.ts';

type Seen = { context: { answers: ApplicationAnswers; requirements: readonly RequirementId[] } };

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
      'member.left': { say: 'The member signs out in another tab, or another member signs in' },
    },
  },
  outcomes: {
    memberFeed: {
      closed: { fails: 'No such event.', say: 'The page cannot listen for sign-outs' },
    },
    restoreApplication: {
      nothing: { gives: null, say: 'This browser has no draft' },
      draft: { gives: written, say: 'An application of an earlier visit is found' },
      unreachable,
    },
    submitRequest: {
      stored: {
        gives: { outcome: 'stored', request: requestOf('m', 'submitted') } satisfies SubmitAnswer,
        say: 'The backend has stored it',
      },
      offline: {
        gives: { outcome: 'waiting', why: 'offline' } satisfies SubmitAnswer,
        say: 'There is no network: it waits',
      },
      refused: {
        gives: { outcome: 'refused', reason: 'invalid', detail: {} } satisfies SubmitAnswer,
        say: 'The backend refuses it',
      },
      named: {
        gives: {
          outcome: 'refused',
          reason: 'invalid',
          detail: { field: 'company' },
        } satisfies SubmitAnswer,
        say: 'The backend refuses it, and names the wrong field',
      },
      unreachable,
      wordless,
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
        .filter(({ port }) => port === 'submitRequest')
        .every(({ input }) => {
          const { answers } = input as { answers: Record<string, unknown> };
          return fields.every((name) => String(answers[name]).trim() !== '');
        }),
    'The form keeps its words until the application is sent': ({ snapshot }) =>
      !snapshot.matches({ form: 'sending' }) || isWhole(snapshot),
    'A field is marked only while it can be corrected': ({ snapshot }) =>
      Object.keys(snapshot.context.faults).length === 0 || snapshot.matches({ form: 'editing' }),
    'Ticks are never lost': ({ snapshot }) =>
      new Set(snapshot.context.requirements).size === snapshot.context.requirements.length,
  },
});
