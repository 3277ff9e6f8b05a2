// An application for advisory (docs/product-spec.md, "2. Screens and routes", "4. States and transitions", "5. Validation rules"):
// a fit check on the page, six fields in a dialog, then 'Application Received'. No account is needed
// (docs/product-decisions.md, "Who is told, and what waits").
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { SubmitAnswer, Submission } from './submission.machine.ts';
import type { RefusalReason } from './outbox.machine.ts';

export type ApplicationField = 'name' | 'email' | 'company' | 'role' | 'challenge' | 'timeline';
export type ApplicationAnswers = Record<ApplicationField, string>;

/** The published minimum requirements, by their ids in content/advisory.ts. */
export type RequirementId = 'product' | 'funding' | 'team' | 'field';

/** What is wrong with one field; `notTaken` is what a refusal says of the field that it names. */
export type ApplicationFault = 'missing' | 'notAnAddress' | 'tooLong' | 'notTaken';

/** The longest answers, in code points (content/limits.ts; a test compares). */
export const longestApplicationAnswers: Readonly<Record<ApplicationField, number>> = {
  name: 200,
  email: 254,
  company: 200,
  role: 200,
  challenge: 4000,
  timeline: 200,
};

/** The message shown in the form: marked fields, a refusal by its reason, or the service's own words. */
export type ApplicationProblem = { key: 'incomplete' | 'failed' | RefusalReason; message?: string };

export type AdvisoryApplicationEvent =
  | { type: 'requirement.toggled'; id: RequirementId }
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'field.edited'; field: ApplicationField; text: string }
  | { type: 'application.submitted' }
  /** The member who wrote this has signed out, here or in another tab. */
  | { type: 'member.left' };

export type AdvisoryApplicationEmitted = { type: 'toast'; key: ToastKey; message?: string };

type AdvisoryApplicationContext = {
  answers: ApplicationAnswers;
  /** The requirements that the visitor says are met. */
  requirements: readonly RequirementId[];
  faults: Readonly<Partial<Record<ApplicationField, ApplicationFault>>>;
  problem: ApplicationProblem | null;
};

const blank: ApplicationAnswers = {
  name: '',
  email: '',
  company: '',
  role: '',
  challenge: '',
  timeline: '',
};

/** What the database takes for an address (private.is_address). */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** What is wrong with the answers, field by field; nothing where they can be sent. */
function faultsIn(answers: ApplicationAnswers): AdvisoryApplicationContext['faults'] {
  const faults: Partial<Record<ApplicationField, ApplicationFault>> = {};
  for (const field of Object.keys(answers) as ApplicationField[])
    if (answers[field].trim() === '') faults[field] = 'missing';
    else if (Array.from(answers[field].trim()).length > longestApplicationAnswers[field])
      faults[field] = 'tooLong';
  if (faults.email === undefined && !address.test(answers.email.trim()))
    faults.email = 'notAnAddress';
  return faults;
}

/** The field of this form that a refusal names is marked. */
function faultsAfter(
  answers: ApplicationAnswers,
  answer: SubmitAnswer,
): AdvisoryApplicationContext['faults'] {
  const named = answer.outcome === 'refused' ? answer.detail['field'] : undefined;
  return Object.fromEntries(
    Object.keys(answers).flatMap((field) => (field === named ? [[field, 'notTaken']] : [])),
  );
}

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const advisoryApplicationMachine = setup({
  types: {
    context: {} as AdvisoryApplicationContext,
    events: {} as AdvisoryApplicationEvent,
    emitted: {} as AdvisoryApplicationEmitted,
    tags: {} as 'dialogOpen' | 'busy' | 'editable' | 'received' | 'waiting' | 'applied',
  },
  actors: {
    /** Feed: reports `member.left` when the member signs out or another member signs in. */
    memberFeed: fromCallback<AdvisoryApplicationEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** What this browser has kept of an application; else the member's address; null where it knows nothing. */
    restoreApplication: fromPromise<Partial<ApplicationAnswers> | null>(() =>
      Promise.reject(new Error('Port restoreApplication is not provided.')),
    ),
    /** Puts the application into the outbox and returns the outcome; rejects where nothing was kept. */
    submitRequest: fromPromise<SubmitAnswer, Submission>(() =>
      Promise.reject(new Error('Port submitRequest is not provided.')),
    ),
  },
  actions: {
    toggleRequirement: assign(({ context }, params: { id: RequirementId }) => ({
      requirements: context.requirements.includes(params.id)
        ? context.requirements.filter((id) => id !== params.id)
        : [...context.requirements, params.id],
    })),
    takeUp: assign(({ context }, params: { kept: Partial<ApplicationAnswers> | null }) => ({
      answers: { ...context.answers, ...params.kept },
    })),
    rememberField: assign(
      ({ context: { answers, faults } }, params: { field: ApplicationField; text: string }) => ({
        answers: { ...answers, [params.field]: params.text },
        faults: Object.fromEntries(
          Object.entries(faults).filter(([field]) => field !== params.field),
        ),
        problem: null,
      }),
    ),
    /** Spaces around an answer are not part of it. */
    trimAnswers: assign(({ context }) => ({
      answers: Object.fromEntries(
        Object.entries(context.answers).map(([field, text]) => [field, text.trim()]),
      ) as ApplicationAnswers,
    })),
    pointOutFaults: assign(({ context }) => ({
      faults: faultsIn(context.answers),
      problem: { key: 'incomplete' as const },
    })),
    forgetProblem: assign({ faults: {}, problem: null }),
    clearForm: assign({ answers: blank, faults: {}, problem: null }),
    untickRequirements: assign({ requirements: [] }),
    explain: assign((_, params: { key: ApplicationProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    explainRefusal: assign(({ context }, params: SubmitAnswer) => ({
      faults: faultsAfter(context.answers, params),
      problem: { key: params.outcome === 'refused' ? params.reason : ('failed' as const) },
    })),
    announce: emit((_, params: { key: ToastKey; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
  },
  guards: {
    isWellFilled: ({ context }) => Object.keys(faultsIn(context.answers)).length === 0,
    isUntouched: ({ context }) => Object.values(context.answers).every((text) => text === ''),
    wasRefused: (_, params: SubmitAnswer) => params.outcome === 'refused',
    waits: (_, params: SubmitAnswer) => params.outcome === 'waiting',
  },
  delays: {
    /** The browser's storage answers immediately or not at all. */
    restoreTimeout: 1000,
    /** How long a submit waits; then the outbox keeps the request (docs/product-decisions.md, "Outbox"). */
    answerTimeout: 4000,
  },
}).createMachine({
  id: 'advisoryApplication',
  description: 'A founder looks whether advisory fits, and applies for it.',
  context: () => ({
    answers: { name: '', email: '', company: '', role: '', challenge: '', timeline: '' },
    requirements: [],
    faults: {},
    problem: null,
  }),
  // Without this feed the words stay with the page.
  invoke: { id: 'memberFeed', src: 'memberFeed', onError: { actions: 'forgetProblem' } },
  on: { 'member.left': { target: '.closed', actions: ['clearForm', 'untickRequirements'] } },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page is in view: the requirements can be ticked, the form can be opened.',
      initial: 'reading',
      on: {
        'requirement.toggled': {
          actions: { type: 'toggleRequirement', params: ({ event }) => event },
        },
        'dialog.opened': [{ guard: 'isUntouched', target: 'restoring' }, { target: 'form' }],
      },
      states: {
        reading: {
          description: 'Nothing has been sent; what was written before stays.',
        },
        applied: {
          description: 'An application has been handed in, and the page says so.',
          tags: ['received', 'applied'],
          initial: 'stored',
          states: {
            stored: { description: 'The advisor has it.' },
            waiting: { description: 'It is still in this browser.', tags: 'waiting' },
          },
        },
      },
    },
    restoring: {
      description: 'We look what this browser has kept of an application.',
      tags: 'busy',
      invoke: {
        id: 'restoreApplication',
        src: 'restoreApplication',
        onDone: {
          target: 'form',
          actions: { type: 'takeUp', params: ({ event }) => ({ kept: event.output }) },
        },
        onError: { target: 'form' },
      },
      after: { restoreTimeout: { target: 'form' } },
      on: {
        'requirement.toggled': {
          actions: { type: 'toggleRequirement', params: ({ event }) => event },
        },
      },
    },
    form: {
      description: 'The dialog asks for six things.',
      tags: 'dialogOpen',
      initial: 'editing',
      states: {
        editing: {
          description: 'The visitor writes; nothing has been sent.',
          tags: 'editable',
          on: {
            'field.edited': { actions: { type: 'rememberField', params: ({ event }) => event } },
            'application.submitted': [
              { guard: 'isWellFilled', target: 'sending', actions: 'trimAnswers' },
              { actions: 'pointOutFaults' },
            ],
            'dialog.closed': { target: '#advisoryApplication.closed', actions: 'forgetProblem' },
          },
        },
        sending: {
          description:
            'The application lies in the outbox; for four seconds we wait for the answer.',
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            id: 'submitRequest',
            src: 'submitRequest',
            input: ({ context }) => ({
              kind: 'advisory',
              subject: context.answers.company,
              answers: { ...context.answers, requirements: context.requirements },
            }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  { type: 'explainRefusal', params: ({ event }) => event.output },
                  { type: 'announce', params: { key: 'requestFailed' } },
                ],
              },
              {
                guard: { type: 'waits', params: ({ event }) => event.output },
                target: '#advisoryApplication.received.waiting',
              },
              { target: '#advisoryApplication.received.stored' },
            ],
            onError: {
              target: 'editing',
              actions: [
                { type: 'explain', params: ({ event }) => ({ key: 'failed', error: event.error }) },
                {
                  type: 'announce',
                  params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
                },
              ],
            },
          },
          after: { answerTimeout: { target: '#advisoryApplication.received.waiting' } },
        },
      },
    },
    received: {
      description: "The form has closed, and the dialog says 'Application Received'.",
      tags: ['dialogOpen', 'received'],
      initial: 'stored',
      entry: 'clearForm',
      states: {
        stored: {
          description: 'It is stored; a response is promised within 48 hours.',
          on: { 'dialog.closed': { target: '#advisoryApplication.closed.applied.stored' } },
        },
        waiting: {
          description: 'It waits in this browser until the backend can be reached.',
          tags: 'waiting',
          on: { 'dialog.closed': { target: '#advisoryApplication.closed.applied.waiting' } },
        },
      },
    },
  },
});
