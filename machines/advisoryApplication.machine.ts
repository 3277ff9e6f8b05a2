// An application for advisory (docs/product-spec.md, "2. Screens and routes", "4. States and transitions", "5. Validation rules"):
// a fit check on the page, six fields in a dialog, then 'Application Received'. No account is needed
// (docs/product-decisions.md, "Who is told, and what waits").
import { and, assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type {
  SubmissionOutput,
  SubmissionProblem,
  submissionMachine,
} from './submission.machine.ts';

export type ApplicationField = 'name' | 'email' | 'company' | 'role' | 'challenge' | 'timeline';
export type ApplicationAnswers = Record<ApplicationField, string>;

/** The published minimum requirements, by their ids in content/advisory.ts. */
export type RequirementId = 'product' | 'funding' | 'team' | 'field';

/** What is kept of an application; no requirements in a draft of an earlier version. */
export type ApplicationDraft = {
  answers: Partial<ApplicationAnswers>;
  requirements?: readonly RequirementId[];
};

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

/** The message shown in the form: marked fields, or why the application was returned. */
export type ApplicationProblem = { key: 'incomplete'; message?: never } | SubmissionProblem;

export type AdvisoryApplicationEvent =
  | { type: 'requirement.toggled'; id: RequirementId }
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'field.edited'; field: ApplicationField; text: string }
  | { type: 'application.submitted' }
  /** A member is signed in. */
  | { type: 'member.arrived'; email: string }
  /** The member who wrote this has signed out, here or in another tab. */
  | { type: 'member.left' }
  // What the draft of the form reports.
  | DraftNews<ApplicationDraft>;

export type AdvisoryApplicationEmitted = { type: 'toast'; key: ToastKey; message?: string };

type AdvisoryApplicationContext = {
  answers: ApplicationAnswers;
  /** The member's address, which the form offers; '' for a visitor. */
  address: string;
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

/** Whether the form says nothing beyond the member's address, which it offered itself. */
const isUntouched = ({ answers, address: offered }: AdvisoryApplicationContext) =>
  Object.values({ ...answers, email: answers.email === offered ? '' : answers.email }).every(
    (text) => text.trim() === '',
  );

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
const faultsAfter = (
  answers: ApplicationAnswers,
  named?: string,
): AdvisoryApplicationContext['faults'] =>
  Object.fromEntries(
    Object.keys(answers).flatMap((field) => (field === named ? [[field, 'notTaken']] : [])),
  );

export const advisoryApplicationMachine = setup({
  types: {
    context: {} as AdvisoryApplicationContext,
    events: {} as AdvisoryApplicationEvent,
    emitted: {} as AdvisoryApplicationEmitted,
    tags: {} as 'dialogOpen' | 'busy' | 'editable' | 'received' | 'waiting' | 'applied',
    children: {} as { draft: 'draft'; submission: 'submission' },
  },
  actors: {
    /** Feed: reports `member.arrived`, and `member.left` when the member signs out or another member signs in. */
    memberFeed: fromCallback<AdvisoryApplicationEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** What is typed is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** The request is put into the outbox: submission.machine.ts. */
    submission: fromPromise(() =>
      Promise.reject(new Error('Flow submission is not provided.')),
    ) as unknown as typeof submissionMachine,
  },
  actions: {
    toggleRequirement: assign(({ context }, params: { id: RequirementId }) => ({
      requirements: context.requirements.includes(params.id)
        ? context.requirements.filter((id) => id !== params.id)
        : [...context.requirements, params.id],
    })),
    rememberAddress: assign((_, params: { email: string }) => ({ address: params.email })),
    forgetAddress: assign({ address: '' }),
    /** A form without written answers offers the member's address. What is ticked already stays as it is. */
    takeUp: assign(({ context }, params: { words: ApplicationDraft | null }) => {
      const { answers = {}, requirements = [] } = params.words ?? {};
      const isWritten = Object.keys(answers).length > 0;
      return {
        answers: { ...blank, ...(isWritten ? answers : { email: context.address }) },
        requirements: context.requirements.length > 0 ? context.requirements : requirements,
      };
    }),
    offerAddress: assign(({ context }) => ({ answers: { ...blank, email: context.address } })),
    requestDraft: sendTo('draft', { type: 'draft.requested' }),
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'words.changed' as const,
      words:
        isUntouched(context) && context.requirements.length === 0
          ? null
          : { answers: context.answers, requirements: context.requirements },
    })),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
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
    explain: assign(({ context }, params: { problem?: SubmissionProblem; field?: string }) => ({
      faults: faultsAfter(context.answers, params.field),
      problem: params.problem ?? null,
    })),
    announce: emit((_, params: { key: ToastKey; problem?: SubmissionProblem | undefined }) => ({
      ...params.problem,
      type: 'toast' as const,
      key: params.key,
    })),
  },
  guards: {
    isWellFilled: ({ context }) => Object.keys(faultsIn(context.answers)).length === 0,
    isUntouched: ({ context }) => isUntouched(context),
    isUnticked: ({ context }) => context.requirements.length === 0,
    wasReturned: (_, params: SubmissionOutput) => params.outcome === 'returned',
    waits: (_, params: SubmissionOutput) =>
      params.outcome === 'waitingForAccount' || params.outcome === 'waitingForNetwork',
  },
  delays: {
    /** The browser's storage answers immediately or not at all. */
    restoreTimeout: 1000,
  },
}).createMachine({
  id: 'advisoryApplication',
  description: 'A founder looks whether advisory fits, and applies for it.',
  meta: { typed: ['answers', 'requirements'] },
  context: () => ({
    answers: { name: '', email: '', company: '', role: '', challenge: '', timeline: '' },
    address: '',
    requirements: [],
    faults: {},
    problem: null,
  }),
  invoke: [
    // Without this feed the words stay with the page.
    { id: 'memberFeed', src: 'memberFeed', onError: { actions: 'forgetProblem' } },
    // The form works without its draft.
    {
      id: 'draft',
      src: 'draft',
      input: ({ self }) => ({ place: '', isOpen: true, holder: self }),
      onError: { actions: 'forgetProblem' },
    },
  ],
  on: {
    'member.arrived': { actions: { type: 'rememberAddress', params: ({ event }) => event } },
    'member.left': {
      target: '.closed',
      actions: ['clearForm', 'forgetAddress', 'untickRequirements'],
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page is in view: the requirements can be ticked, the form can be opened.',
      initial: 'reading',
      on: {
        'requirement.toggled': {
          actions: [{ type: 'toggleRequirement', params: ({ event }) => event }, 'keepDraft'],
        },
        // What was ticked and written earlier is taken up as long as nothing is ticked or typed.
        'draft.restored': {
          guard: and(['isUntouched', 'isUnticked']),
          actions: { type: 'takeUp', params: ({ event }) => event },
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
      description:
        'We look what this browser has kept of an application; nothing can be ticked or typed meanwhile.',
      tags: 'busy',
      entry: 'requestDraft',
      after: { restoreTimeout: { target: 'form', actions: ['offerAddress', 'keepDraft'] } },
      on: {
        'draft.restored': {
          target: 'form',
          // With what was ticked before.
          actions: [{ type: 'takeUp', params: ({ event }) => event }, 'keepDraft'],
        },
        'draft.unread': { target: 'form', actions: ['offerAddress', 'keepDraft'] },
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
            // What is found late is taken up as long as nothing is typed.
            'draft.restored': {
              guard: 'isUntouched',
              actions: { type: 'takeUp', params: ({ event }) => event },
            },
            'member.arrived': {
              guard: 'isUntouched',
              actions: [{ type: 'rememberAddress', params: ({ event }) => event }, 'offerAddress'],
            },
            'field.edited': {
              actions: [{ type: 'rememberField', params: ({ event }) => event }, 'keepDraft'],
            },
            'application.submitted': [
              {
                guard: 'isWellFilled',
                target: 'sending',
                actions: ['trimAnswers', 'keepDraft'],
              },
              { actions: 'pointOutFaults' },
            ],
            'dialog.closed': { target: '#advisoryApplication.closed', actions: 'forgetProblem' },
          },
        },
        sending: {
          description: 'The application is on its way into the outbox, and its answer is awaited.',
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            id: 'submission',
            src: 'submission',
            input: ({ context }) => ({
              kind: 'advisory',
              subject: context.answers.company,
              answers: { ...context.answers, requirements: context.requirements },
            }),
            onDone: [
              {
                guard: { type: 'wasReturned', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  { type: 'explain', params: ({ event }) => event.output },
                  // The outbox had it, and its draft was deleted.
                  'keepDraft',
                  {
                    type: 'announce',
                    params: ({ event }) => ({
                      key: 'requestFailed',
                      problem: event.output.problem,
                    }),
                  },
                ],
              },
              {
                guard: { type: 'waits', params: ({ event }) => event.output },
                target: '#advisoryApplication.received.waiting',
                actions: 'handDraftOver',
              },
              { target: '#advisoryApplication.received.stored', actions: 'handDraftOver' },
            ],
            // The application cannot be submitted at all.
            onError: {
              target: 'editing',
              actions: [
                { type: 'explain', params: { problem: { key: 'failed' } } },
                { type: 'announce', params: { key: 'requestFailed' } },
              ],
            },
          },
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
