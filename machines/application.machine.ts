// A short application: to Co-Lab, as a partner, for an hour with an expert, or to the lab. Two or three fields, asked once
// (docs/product-decisions.md, "No behaviour": 'Apply to Join', 'Apply as Partner', 'Apply as a Contributor', the lab's inquiry).
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { SubmitAnswer, Submission } from './submission.machine.ts';
import type { RefusalReason } from './outbox.machine.ts';

/** Which button opens it. */
export type ApplicationForm = 'join' | 'contribute' | 'expert' | 'partner' | 'lab-inquiry';

/** What the request is kept as. */
export type ApplicationKind = 'contributor' | 'partner' | 'lab-inquiry';

export type ShortField =
  | 'experience'
  | 'contribution'
  | 'link'
  | 'question'
  | 'material'
  | 'offer'
  | 'audience'
  | 'website'
  | 'idea'
  | 'trial';
export type ShortAnswers = Readonly<Partial<Record<ShortField, string>>>;

/** What each form asks, in this order. */
export const applicationForms: Readonly<
  Record<ApplicationForm, { kind: ApplicationKind; fields: readonly ShortField[] }>
> = {
  join: { kind: 'contributor', fields: ['experience', 'contribution', 'link'] },
  contribute: { kind: 'contributor', fields: ['experience', 'contribution', 'link'] },
  expert: { kind: 'contributor', fields: ['question', 'material'] },
  partner: { kind: 'partner', fields: ['offer', 'audience', 'website'] },
  'lab-inquiry': { kind: 'lab-inquiry', fields: ['idea', 'trial', 'material'] },
};

/** Fields that may stay empty. */
export const optionalFields: readonly ShortField[] = ['link'];

/** What is wrong with one field; `notTaken` is what a refusal says of the field that it names. */
export type ShortFault = 'missing' | 'notALink' | 'tooLong' | 'notTaken';

/** The longest answers, in code points: of a line, and of a text (content/limits.ts; a test compares). */
export const longestShortAnswer = (field: ShortField) =>
  field === 'link' || field === 'website' ? 200 : 4000;

/** The outcome: stored, or waiting in this browser. */
export type ApplicationEnding = 'stored' | 'waitingForAccount' | 'waitingForNetwork';

/** The message shown in the form: marked fields, a refusal by its reason, or the service's own words. */
export type ShortProblem = { key: 'incomplete' | 'failed' | RefusalReason; message?: string };

export type ApplicationEvent =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'field.edited'; field: ShortField; text: string }
  | { type: 'application.submitted' }
  /** The user asked for it before; `ending` is the outcome. */
  | { type: 'asked.known'; ending: ApplicationEnding }
  /** The earlier request is over: it was returned, declined or withdrawn. */
  | { type: 'asked.over' }
  /** The member who wrote this has signed out, here or in another tab. */
  | { type: 'member.left' };

export type ApplicationEmitted = { type: 'toast'; key: ToastKey; message?: string };

/** `subject` is the request's title, and distinguishes one application from another. */
export type ApplicationInput = { form: ApplicationForm; kind: ApplicationKind; subject: string };

type ApplicationContext = ApplicationInput & {
  answers: ShortAnswers;
  faults: Readonly<Partial<Record<ShortField, ShortFault>>>;
  problem: ShortProblem | null;
  /** Null while nothing was asked. */
  ending: ApplicationEnding | null;
};

/** A page in the web, with or without https:// before it. */
const webAddress = /^(https?:\/\/)?[^\s/.:@]+(\.[^\s/.@]+)+(\/\S*)?$/i;

/** What is wrong with the answers, field by field; nothing where they can be sent. */
function faultsIn({ form, answers }: ApplicationContext): ApplicationContext['faults'] {
  const faults: Partial<Record<ShortField, ShortFault>> = {};
  for (const field of applicationForms[form].fields) {
    const text = (answers[field] ?? '').trim();
    if (text === '') {
      if (!optionalFields.includes(field)) faults[field] = 'missing';
    } else if (Array.from(text).length > longestShortAnswer(field)) faults[field] = 'tooLong';
    else if ((field === 'link' || field === 'website') && !webAddress.test(text))
      faults[field] = 'notALink';
  }
  return faults;
}

/** The field of this form that a refusal names is marked. */
function faultsAfter(
  { form }: ApplicationContext,
  answer: SubmitAnswer,
): ApplicationContext['faults'] {
  const named = answer.outcome === 'refused' ? answer.detail['field'] : undefined;
  return Object.fromEntries(
    applicationForms[form].fields.flatMap((field) =>
      field === named ? [[field, 'notTaken']] : [],
    ),
  );
}

/** The answers without blanks around them, and without those that say nothing. */
const said = (answers: ShortAnswers) =>
  Object.fromEntries(
    Object.entries(answers)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** The outcome that the outbox's answer leads to. */
const endingOf = (answer: SubmitAnswer): ApplicationEnding =>
  answer.outcome !== 'waiting'
    ? 'stored'
    : answer.why === 'signedOut'
      ? 'waitingForAccount'
      : 'waitingForNetwork';

export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as ApplicationInput,
    events: {} as ApplicationEvent,
    emitted: {} as ApplicationEmitted,
    tags: {} as 'dialogOpen' | 'busy' | 'editable' | 'showingResult',
  },
  actors: {
    /** Feed: reports `asked.known` or `asked.over` at the start and on change; and `member.left`. */
    askedFeed: fromCallback<ApplicationEvent, { kind: ApplicationKind; subject: string }>(() => {
      throw new Error('Port askedFeed is not provided.');
    }),
    /** What this browser has kept of the form, or null. */
    restoreDraft: fromPromise<ShortAnswers | null, { subject: string }>(() =>
      Promise.reject(new Error('Port restoreDraft is not provided.')),
    ),
    /** Puts the application into the outbox and returns the outcome; rejects where nothing was kept. */
    submitRequest: fromPromise<SubmitAnswer, Submission>(() =>
      Promise.reject(new Error('Port submitRequest is not provided.')),
    ),
  },
  actions: {
    rememberEnding: assign((_, params: { ending: ApplicationEnding }) => ({
      ending: params.ending,
    })),
    forgetEnding: assign({ ending: null }),
    rememberAnswer: assign((_, params: { answer: SubmitAnswer }) => ({
      ending: endingOf(params.answer),
    })),
    takeUp: assign(({ context }, params: { kept: ShortAnswers | null }) => ({
      answers: { ...context.answers, ...params.kept },
    })),
    rememberField: assign(({ context }, params: { field: ShortField; text: string }) => ({
      answers: { ...context.answers, [params.field]: params.text },
      faults: Object.fromEntries(
        Object.entries(context.faults).filter(([field]) => field !== params.field),
      ),
      problem: null,
    })),
    trimAnswers: assign(({ context }) => ({ answers: said(context.answers) })),
    pointOutFaults: assign(({ context }) => ({
      faults: faultsIn(context),
      problem: { key: 'incomplete' as const },
    })),
    forgetProblem: assign({ faults: {}, problem: null }),
    clearForm: assign({ answers: {}, faults: {}, problem: null }),
    /** The outbox returned the entry: the application was not sent. */
    explain: assign((_, params: { key: ShortProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
      ending: null,
    })),
    explainRefusal: assign(({ context }, params: SubmitAnswer) => ({
      faults: faultsAfter(context, params),
      problem: { key: params.outcome === 'refused' ? params.reason : ('failed' as const) },
      ending: null,
    })),
    announce: emit((_, params: { key: ToastKey; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
  },
  guards: {
    wasAsked: ({ context }) => context.ending !== null,
    isUntouched: ({ context }) => Object.keys(context.answers).length === 0,
    isWellFilled: ({ context }) => Object.keys(faultsIn(context)).length === 0,
    wasRefused: (_, params: SubmitAnswer) => params.outcome === 'refused',
  },
  delays: {
    /** The browser's storage answers immediately or not at all. */
    restoreTimeout: 1000,
    /** How long a submit waits; then the outbox keeps the request (docs/product-decisions.md, "Outbox"). */
    answerTimeout: 4000,
  },
}).createMachine({
  id: 'application',
  description:
    'A visitor offers to contribute, or asks an expert or the lab, in two or three fields.',
  context: ({ input }) => ({
    form: input.form,
    subject: input.subject,
    kind: input.kind,
    answers: {},
    faults: {},
    problem: null,
    ending: null,
  }),
  // If the requests cannot be read, only what is asked on this page is known.
  invoke: {
    id: 'askedFeed',
    src: 'askedFeed',
    input: ({ context }) => ({ kind: context.kind, subject: context.subject }),
    onError: { actions: 'forgetProblem' },
  },
  on: {
    'asked.known': { actions: { type: 'rememberEnding', params: ({ event }) => event } },
    'asked.over': { actions: 'forgetEnding' },
    'member.left': { target: '.closed', actions: ['clearForm', 'forgetEnding'] },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The button is in view; beside it stands what became of an earlier request.',
      on: {
        'dialog.opened': [
          { guard: 'wasAsked', target: 'showingResult' },
          { guard: 'isUntouched', target: 'asking' },
          { target: 'asking.editing' },
        ],
      },
    },
    asking: {
      description: 'The visitor is about to write, or writes; nothing has been sent.',
      initial: 'restoring',
      on: {
        'asked.known': {
          target: 'showingResult',
          actions: ['forgetProblem', { type: 'rememberEnding', params: ({ event }) => event }],
        },
      },
      states: {
        restoring: {
          description: 'We look what this browser has kept of the form.',
          tags: 'busy',
          invoke: {
            id: 'restoreDraft',
            src: 'restoreDraft',
            input: ({ context }) => ({ subject: context.subject }),
            onDone: {
              target: 'editing',
              actions: { type: 'takeUp', params: ({ event }) => ({ kept: event.output }) },
            },
            onError: { target: 'editing' },
          },
          after: { restoreTimeout: { target: 'editing' } },
        },
        editing: {
          description: 'The dialog asks its two or three things.',
          tags: ['dialogOpen', 'editable'],
          on: {
            'field.edited': { actions: { type: 'rememberField', params: ({ event }) => event } },
            'application.submitted': [
              { guard: 'isWellFilled', target: '#application.sending', actions: 'trimAnswers' },
              { actions: 'pointOutFaults' },
            ],
            'dialog.closed': { target: '#application.closed', actions: 'forgetProblem' },
          },
        },
      },
    },
    sending: {
      description: 'The application lies in the outbox; for four seconds we wait for the answer.',
      tags: ['dialogOpen', 'busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'submitRequest',
        src: 'submitRequest',
        input: ({ context }) => ({
          kind: context.kind,
          subject: context.subject,
          answers: context.answers,
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'asking.editing',
            actions: [
              { type: 'explainRefusal', params: ({ event }) => event.output },
              { type: 'announce', params: { key: 'requestFailed' } },
            ],
          },
          {
            target: 'showingResult',
            actions: [
              { type: 'rememberAnswer', params: ({ event }) => ({ answer: event.output }) },
              'clearForm',
              { type: 'announce', params: { key: 'perkRequested' } },
            ],
          },
        ],
        onError: {
          target: 'asking.editing',
          actions: [
            { type: 'explain', params: ({ event }) => ({ key: 'failed', error: event.error }) },
            {
              type: 'announce',
              params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
            },
          ],
        },
      },
      after: {
        answerTimeout: {
          target: 'showingResult',
          actions: [
            { type: 'rememberEnding', params: { ending: 'waitingForNetwork' } },
            'clearForm',
            { type: 'announce', params: { key: 'perkRequested' } },
          ],
        },
      },
    },
    showingResult: {
      description: 'The dialog says what became of the application.',
      tags: ['dialogOpen', 'showingResult'],
      on: {
        'dialog.closed': { target: 'closed' },
        'asked.over': { target: 'closed', actions: 'forgetEnding' },
      },
    },
  },
});
