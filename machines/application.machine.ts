// A short application: to Co-Lab, as a partner, for an hour with an expert, or to the lab. Two or three fields, asked once
// (docs/product-decisions.md, "No behaviour": 'Apply to Join', 'Apply as Partner', 'Apply as a Contributor', the lab's inquiry).
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { AskedSoFar } from './memberRequests.machine.ts';
import type { RequestStatus } from './request.machine.ts';
import type {
  SubmissionOutput,
  SubmissionProblem,
  submissionMachine,
} from './submission.machine.ts';

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
/** What is kept of a form. */
export type ShortDraft = { answers: ShortAnswers };

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

/** The message shown in the form: marked fields, or why the application was returned. */
export type ShortProblem = { key: 'incomplete'; message?: never } | SubmissionProblem;

export type ApplicationEvent =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'field.edited'; field: ShortField; text: string }
  | { type: 'application.submitted' }
  /** All requests of the member that are known, and what waits in this browser. */
  | ({ type: 'asked.known' } & AskedSoFar)
  /** The member who wrote this has signed out, here or in another tab. */
  | { type: 'member.left' }
  // What the draft of the form reports.
  | DraftNews<ShortDraft>;

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
const faultsAfter = ({ form }: ApplicationContext, named?: string): ApplicationContext['faults'] =>
  Object.fromEntries(
    applicationForms[form].fields.flatMap((field) =>
      field === named ? [[field, 'notTaken']] : [],
    ),
  );

/** The answers without blanks around them, and without those that say nothing. */
const said = (answers: ShortAnswers) =>
  Object.fromEntries(
    Object.entries(answers)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );

const isBlank = (answers: ShortAnswers) => Object.keys(said(answers)).length === 0;

/** A request with one of these statuses can be made again. */
const ended: readonly RequestStatus[] = ['withdrawn', 'declined', 'expired'];

/** What became of this application; null where it was not asked for. What waits in this browser has precedence. */
function endingIn(
  { kind, subject }: ApplicationInput,
  { requests, entries }: AskedSoFar,
): ApplicationEnding | 'over' | null {
  const isIt = (one: { kind: string; subject: string }) =>
    one.kind === kind && one.subject === subject;
  const entry = entries.find((one) => isIt(one) && one.refusal === null);
  if (entry !== undefined) return entry.owner === null ? 'waitingForAccount' : 'waitingForNetwork';
  const request = requests.find(isIt);
  if (request !== undefined) return ended.includes(request.status) ? 'over' : 'stored';
  return entries.some(isIt) ? 'over' : null;
}

export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as ApplicationInput,
    events: {} as ApplicationEvent,
    emitted: {} as ApplicationEmitted,
    tags: {} as 'dialogOpen' | 'busy' | 'editable' | 'showingResult',
    children: {} as { draft: 'draft'; submission: 'submission' },
  },
  actors: {
    /** Feed: reports `asked.known` at the start and whenever it may have changed; and `member.left`. */
    askedFeed: fromCallback<ApplicationEvent>(() => {
      throw new Error('Port askedFeed is not provided.');
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
    rememberOutcome: assign((_, params: SubmissionOutput) => ({
      ending: params.outcome === 'returned' ? null : params.outcome,
    })),
    /** Where nothing is known of it, what this page has told the user still counts. */
    rememberAsked: assign(({ context }, params: AskedSoFar) => {
      const ending = endingIn(context, params);
      return ending === null ? {} : { ending: ending === 'over' ? null : ending };
    }),
    forgetEnding: assign({ ending: null }),
    takeUp: assign(({ context }, params: { words: ShortDraft | null }) => ({
      answers: { ...context.answers, ...params.words?.answers },
    })),
    requestDraft: sendTo('draft', { type: 'draft.requested' }),
    keepDraft: sendTo('draft', ({ context: { answers } }) => ({
      type: 'words.changed' as const,
      words: isBlank(answers) ? null : { answers },
    })),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
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
    /** The outbox returned the application: it was not sent. */
    explain: assign(({ context }, params: { problem?: SubmissionProblem; field?: string }) => ({
      faults: faultsAfter(context, params.field),
      problem: params.problem ?? null,
      ending: null,
    })),
    announce: emit((_, params: { key: ToastKey; problem?: SubmissionProblem | undefined }) => ({
      ...params.problem,
      type: 'toast' as const,
      key: params.key,
    })),
  },
  guards: {
    wasAsked: ({ context }) => context.ending !== null,
    /** An earlier application counts: there is no need to apply again. */
    counts: ({ context }, params: AskedSoFar) =>
      !['over', null].includes(endingIn(context, params)),
    /** The earlier application was returned, declined or withdrawn. */
    isOver: ({ context }, params: AskedSoFar) => endingIn(context, params) === 'over',
    isUntouched: ({ context }) => isBlank(context.answers),
    isWellFilled: ({ context }) => Object.keys(faultsIn(context)).length === 0,
    wasReturned: (_, params: SubmissionOutput) => params.outcome === 'returned',
  },
  delays: {
    /** The browser's storage answers immediately or not at all. */
    restoreTimeout: 1000,
  },
}).createMachine({
  id: 'application',
  description:
    'A visitor offers to contribute, or asks an expert or the lab, in two or three fields.',
  meta: { typed: ['answers'] },
  context: ({ input }) => ({
    form: input.form,
    subject: input.subject,
    kind: input.kind,
    answers: {},
    faults: {},
    problem: null,
    ending: null,
  }),
  invoke: [
    // If the requests cannot be read, only what is asked on this page is known.
    { id: 'askedFeed', src: 'askedFeed', onError: { actions: 'forgetProblem' } },
    // The form works without its draft.
    {
      id: 'draft',
      src: 'draft',
      input: ({ context, self }) => ({ place: context.subject, isOpen: false, holder: self }),
      onError: { actions: 'forgetProblem' },
    },
  ],
  on: {
    'asked.known': { actions: { type: 'rememberAsked', params: ({ event }) => event } },
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
          guard: { type: 'counts', params: ({ event }) => event },
          target: 'showingResult',
          actions: ['forgetProblem', { type: 'rememberAsked', params: ({ event }) => event }],
        },
      },
      states: {
        restoring: {
          description: 'We look what this browser has kept of the form.',
          tags: 'busy',
          entry: 'requestDraft',
          on: {
            'draft.restored': {
              target: 'editing',
              actions: { type: 'takeUp', params: ({ event }) => event },
            },
            'draft.unread': { target: 'editing' },
          },
          after: { restoreTimeout: { target: 'editing' } },
        },
        editing: {
          description: 'The dialog asks its two or three things.',
          tags: ['dialogOpen', 'editable'],
          on: {
            // A draft that is found late is taken up as long as nothing is typed.
            'draft.restored': {
              guard: 'isUntouched',
              actions: { type: 'takeUp', params: ({ event }) => event },
            },
            'field.edited': {
              actions: [{ type: 'rememberField', params: ({ event }) => event }, 'keepDraft'],
            },
            'application.submitted': [
              {
                guard: 'isWellFilled',
                target: '#application.sending',
                actions: ['trimAnswers', 'keepDraft'],
              },
              { actions: 'pointOutFaults' },
            ],
            'dialog.closed': { target: '#application.closed', actions: 'forgetProblem' },
          },
        },
      },
    },
    sending: {
      description: 'The application is on its way into the outbox, and its answer is awaited.',
      tags: ['dialogOpen', 'busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => ({
          kind: context.kind,
          subject: context.subject,
          answers: context.answers,
        }),
        onDone: [
          {
            guard: { type: 'wasReturned', params: ({ event }) => event.output },
            target: 'asking.editing',
            actions: [
              { type: 'explain', params: ({ event }) => event.output },
              // The outbox had it, and its draft was deleted.
              'keepDraft',
              {
                type: 'announce',
                params: ({ event }) => ({ key: 'requestFailed', problem: event.output.problem }),
              },
            ],
          },
          {
            target: 'showingResult',
            actions: [
              { type: 'rememberOutcome', params: ({ event }) => event.output },
              'handDraftOver',
              'clearForm',
              { type: 'announce', params: { key: 'perkRequested' } },
            ],
          },
        ],
        // The application cannot be submitted at all.
        onError: {
          target: 'asking.editing',
          actions: [
            { type: 'explain', params: { problem: { key: 'failed' } } },
            { type: 'announce', params: { key: 'requestFailed' } },
          ],
        },
      },
    },
    showingResult: {
      description: 'The dialog says what became of the application.',
      tags: ['dialogOpen', 'showingResult'],
      on: {
        'dialog.closed': { target: 'closed' },
        'asked.known': {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'closed',
          actions: 'forgetEnding',
        },
      },
    },
  },
});
