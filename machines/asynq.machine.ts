// AsynQ: a strategic question in six steps (docs/product-spec.md, "2. Screens and routes", "4. States and transitions", "AsynQ";
// docs/product-decisions.md, "AsynQ", "Outbox").
import { and, assign, emit, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { Attachment, RefusalReason } from './outbox.machine.ts';
import type { AllowanceReport, questionAllowanceMachine } from './questionAllowance.machine.ts';
import type { SentAs, questionDeliveryMachine } from './questionDelivery.machine.ts';
import type {
  SubmissionOutput,
  SubmissionProblem,
  submissionMachine,
} from './submission.machine.ts';
import type { NoteEvent, voiceNoteMachine } from './voiceNote.machine.ts';

export type Domain = 'hiring' | 'gtm' | 'marketing' | 'psychology' | 'legal';
export type Timeline = 'urgent' | 'standard' | 'strategic';
export type Team = 'solo' | 'co-founders' | 'team';
export type Stage = 'ideation' | 'pre-seed' | 'seed' | 'series-a' | 'series-b+';

/** A suggested question; its text is in content/. */
export type Suggestion = { id: string; text: string };

/** The member's answers (docs/product-spec.md, "AsynQ request"). */
export type QuestionAnswers = {
  domain: Domain | null;
  subcategory: string | null;
  blockers: readonly string[];
  /** The suggested question that was chosen. */
  suggestion: Suggestion | null;
  /** A question of the member's own. */
  ownQuestion: string;
  timeline: Timeline;
  team: Team;
  productLink: string;
  stage: Stage;
};

/** A file that goes with the question; its bytes are in the browser's database under its id. */
export type AttachedFile = Attachment & { isUnfinished?: boolean };

export type QuestionStep =
  'domain' | 'subcategory' | 'blockers' | 'question' | 'context' | 'review';

/** What was kept of an earlier visit. */
export type QuestionDraft = {
  step: QuestionStep;
  answers: QuestionAnswers;
  files: readonly AttachedFile[];
  note: AttachedFile | null;
};

/** The outcome for chosen files: those that were kept, and a sentence for each that was refused. */
export type Admission = { kept: readonly AttachedFile[]; refused: readonly string[] };

/** The longest question and the longest link, in code points (content/limits.ts; a test compares). */
export const longestQuestion = 10_000;
export const longestLink = 2000;

export type QuestionProblem = {
  key: 'failed' | 'badLink' | RefusalReason;
  message?: string;
  /** The answer that a refusal names. */
  field?: string;
};

/** The answers of step 5 that are chosen or typed. */
export type ContextAnswer =
  | { field: 'timeline'; value: Timeline }
  | { field: 'team'; value: Team }
  | { field: 'stage'; value: Stage }
  | { field: 'productLink'; value: string };

export type AsynqEvent =
  | { type: 'question.begun' }
  | { type: 'draft.continued' }
  /** The saved draft could not be read; read it again. */
  | { type: 'retry.requested' }
  | { type: 'domain.chosen'; domain: Domain }
  | { type: 'subcategory.chosen'; subcategory: string }
  | { type: 'blocker.toggled'; blocker: string }
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'writing.requested' }
  | { type: 'suggestions.requested' }
  | { type: 'question.edited'; text: string }
  | ({ type: 'context.edited' } & ContextAnswer)
  | { type: 'files.chosen'; files: readonly File[] }
  | { type: 'file.removed'; id: string }
  | { type: 'step.continued' }
  | { type: 'step.back' }
  | { type: 'step.edited'; step: Exclude<QuestionStep, 'review'> }
  | { type: 'question.submitted' }
  // Reported by the voice note, and by the month's allowance.
  | NoteEvent
  | AllowanceReport
  // What the draft of the question reports.
  | DraftNews<QuestionDraft>;

export type AsynqEmitted = { type: 'toast'; key: ToastKey; message?: string };

type AsynqContext = {
  answers: QuestionAnswers;
  files: readonly AttachedFile[];
  note: AttachedFile | null;
  draft: QuestionDraft | null;
  /** The step that a draft was left at, or whose Edit was pressed. */
  goesTo: QuestionStep;
  /** What is left of the month, as the allowance reports it. */
  allowance: AllowanceReport['allowance'];
  /** Why files were refused, a sentence each. */
  fileRefusals: readonly string[];
  problem: QuestionProblem | null;
  /** What became of the question that was sent last. */
  sentAs: SentAs;
};

const blank: QuestionAnswers = {
  domain: null,
  subcategory: null,
  blockers: [],
  suggestion: null,
  ownQuestion: '',
  timeline: 'standard',
  team: 'solo',
  productLink: '',
  stage: 'pre-seed',
};

/** What is kept of a question that was left at a step; null where neither a domain nor a word was given. */
export const wordsOf = ({ step, answers, files, note }: QuestionDraft): QuestionDraft | null =>
  answers.domain === null && answers.ownQuestion.trim() === ''
    ? null
    : { step, answers, files, note };

export const asynqMachine = setup({
  types: {
    context: {} as AsynqContext,
    events: {} as AsynqEvent,
    emitted: {} as AsynqEmitted,
    children: {} as {
      draft: 'draft';
      voiceNote: 'voiceNote';
      questionAllowance: 'questionAllowance';
      questionDelivery: 'questionDelivery';
      submission: 'submission';
    },
    tags: {} as
      | 'landing'
      | 'begun'
      | 'unread'
      | QuestionStep
      | 'suggesting'
      | 'writing'
      | 'listening'
      | 'sent'
      | 'editable'
      | 'busy',
  },
  actors: {
    /** What is written is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** The member's questions of this month: questionAllowance.machine.ts. */
    questionAllowance: fromPromise(() =>
      Promise.reject(new Error('Flow questionAllowance is not provided.')),
    ) as unknown as typeof questionAllowanceMachine,
    /** Looks at files that were chosen and keeps those that may be attached. */
    admitFiles: fromPromise<Admission, { files: readonly File[]; have: number }>(() =>
      Promise.reject(new Error('Port admitFiles is not provided.')),
    ),
    /** The voice note beside the documents: voiceNote.machine.ts. */
    voiceNote: fromPromise(() =>
      Promise.reject(new Error('Flow voiceNote is not provided.')),
    ) as unknown as typeof voiceNoteMachine,
    /** The question is put into the outbox: submission.machine.ts. */
    submission: fromPromise(() =>
      Promise.reject(new Error('Flow submission is not provided.')),
    ) as unknown as typeof submissionMachine,
    /** What becomes of the question that was sent: questionDelivery.machine.ts. */
    questionDelivery: fromPromise(() =>
      Promise.reject(new Error('Flow questionDelivery is not provided.')),
    ) as unknown as typeof questionDeliveryMachine,
  },
  actions: {
    requestDraft: sendTo('draft', { type: 'draft.requested' }),
    rememberDraft: assign({ draft: (_, params: { words: QuestionDraft | null }) => params.words }),
    tellTakenUp: sendTo('draft', { type: 'draft.takenUp' }),
    keepDraft: sendTo('draft', ({ context }, params: { step: QuestionStep }) => ({
      type: 'words.changed' as const,
      words: wordsOf({ ...context, ...params }),
    })),
    discardDraft: sendTo('draft', { type: 'words.changed', words: null }),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    takeUpDraft: assign(({ context }) =>
      context.draft === null
        ? {}
        : {
            goesTo: context.draft.step,
            answers: context.draft.answers,
            files: context.draft.files,
            note: context.draft.note,
            draft: null,
          },
    ),
    clearQuestion: assign({
      answers: blank,
      files: [],
      note: null,
      draft: null,
      fileRefusals: [],
      problem: null,
    }),
    rememberAllowance: assign({
      allowance: (_, params: { allowance: AllowanceReport['allowance'] }) => params.allowance,
    }),
    forgetAllowance: assign({ allowance: null }),
    /** Another domain has other subcategories, blockers and suggestions; a question of the member's own stays. */
    rememberDomain: assign({
      answers: ({ context }, params: { domain: Domain }) =>
        context.answers.domain === params.domain
          ? context.answers
          : {
              ...context.answers,
              domain: params.domain,
              subcategory: null,
              blockers: [],
              suggestion: null,
            },
    }),
    rememberSubcategory: assign({
      answers: ({ context }, params: { subcategory: string }) => ({
        ...context.answers,
        subcategory: params.subcategory,
      }),
    }),
    toggleBlocker: assign({
      answers: ({ context }, params: { blocker: string }) => ({
        ...context.answers,
        blockers: context.answers.blockers.includes(params.blocker)
          ? context.answers.blockers.filter((one) => one !== params.blocker)
          : [...context.answers.blockers, params.blocker],
      }),
    }),
    rememberSuggestion: assign({
      answers: ({ context }, params: { suggestion: Suggestion }) => ({
        ...context.answers,
        suggestion: params.suggestion,
      }),
    }),
    forgetSuggestion: assign({
      answers: ({ context }) => ({ ...context.answers, suggestion: null }),
    }),
    rememberQuestion: assign({
      answers: ({ context }, params: { text: string }) => ({
        ...context.answers,
        ownQuestion: params.text,
      }),
    }),
    rememberContext: assign({
      answers: ({ context }, params: ContextAnswer) => ({
        ...context.answers,
        [params.field]: params.value,
      }),
      problem: null,
    }),
    rememberAdmission: assign({
      files: ({ context }, params: Admission) => [...context.files, ...params.kept],
      fileRefusals: (_, params: Admission) => params.refused,
    }),
    forgetFile: assign({
      files: ({ context }, params: { id: string }) =>
        context.files.filter((file) => file.id !== params.id),
      fileRefusals: [],
    }),
    rememberNote: assign({ note: (_, params: { note: AttachedFile }) => params.note }),
    forgetNote: assign({ note: null }),
    rememberStep: assign({ goesTo: (_, params: { step: QuestionStep }) => params.step }),
    forgetProblem: assign({ problem: null, fileRefusals: [] }),
    explain: assign((_, params: { problem?: QuestionProblem | undefined; field?: string }) => ({
      problem: params.problem
        ? { ...params.problem, ...(params.field && { field: params.field }) }
        : null,
    })),
    rememberOutcome: assign({ sentAs: (_, params: SubmissionOutput) => params.outcome }),
    announce: emit((_, params: { key: ToastKey; problem?: SubmissionProblem | undefined }) => ({
      ...params.problem,
      type: 'toast' as const,
      key: params.key,
    })),
  },
  guards: {
    hasDraft: (_, params: { words: QuestionDraft | null }) => params.words !== null,
    hasBlockers: ({ context }) => context.answers.blockers.length > 0,
    hasSuggestion: ({ context }) => context.answers.suggestion !== null,
    writesOwn: ({ context }) =>
      context.answers.suggestion === null && context.answers.ownQuestion.trim() !== '',
    hasOwnQuestion: ({ context }) => {
      const question = context.answers.ownQuestion.trim();
      return question !== '' && Array.from(question).length <= longestQuestion;
    },
    /** No file is being looked at, and nothing is being recorded. */
    isAtRest: and([
      stateIn('#asynq.describing.documents.open'),
      stateIn('#asynq.describing.voice.quiet'),
    ]),
    linkIsMalformed: ({ context }) => {
      const link = context.answers.productLink.trim();
      if (Array.from(link).length > longestLink) return true;
      return link !== '' && !/^https?:\/\/[^\s/.:@]+(\.[^\s/.@]+)+(\/\S*)?$/i.test(link);
    },
    goesTo: ({ context }, params: { step: QuestionStep }) => context.goesTo === params.step,
    nothingIsLeft: ({ context: { allowance } }) =>
      allowance !== 'unreadable' && allowance?.left === 0,
    wasReturned: (_, params: SubmissionOutput) => params.outcome === 'returned',
  },
  delays: {
    /** A member waits no longer than this for a draft to be restored. */
    restoreTimeout: 3000,
    storageTimeout: 10_000,
  },
}).createMachine({
  id: 'asynq',
  description: 'A founder with a hard question gets through six steps and knows what was promised.',
  meta: { typed: ['answers', 'files', 'note', 'draft.answers', 'draft.files', 'draft.note'] },
  context: () => ({
    answers: {
      domain: null,
      subcategory: null,
      blockers: [],
      suggestion: null,
      ownQuestion: '',
      timeline: 'standard',
      team: 'solo',
      productLink: '',
      stage: 'pre-seed',
    },
    files: [],
    note: null,
    draft: null,
    goesTo: 'domain',
    allowance: null,
    fileRefusals: [],
    problem: null,
    sentAs: 'stored',
  }),
  invoke: [
    // The form works without its draft.
    {
      id: 'draft',
      src: 'draft',
      input: ({ self }) => ({ place: '', isOpen: true, offersFound: true, holder: self }),
      onError: {},
    },
    {
      id: 'questionAllowance',
      src: 'questionAllowance',
      input: ({ self }) => ({ holder: self }),
      onError: { actions: 'forgetAllowance' },
    },
  ],
  on: {
    // The member whose words these are has left, here or in another tab.
    'draft.withdrawn': { target: '.restoring', actions: 'clearQuestion' },
    'allowance.changed': { actions: { type: 'rememberAllowance', params: ({ event }) => event } },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The landing is on screen; a question of an earlier visit is looked for.',
      tags: 'landing',
      on: {
        'draft.restored': [
          {
            guard: { type: 'hasDraft', params: ({ event }) => event },
            target: 'landing.begun',
            actions: { type: 'rememberDraft', params: ({ event }) => event },
          },
          { guard: stateIn('#asynq.restoring.wanted'), target: 'choosingDomain' },
          { target: 'landing.fresh' },
        ],
        'draft.unread': [
          { guard: stateIn('#asynq.restoring.wanted'), target: 'choosingDomain' },
          { target: 'landing.unread' },
        ],
      },
      after: {
        restoreTimeout: [
          { guard: stateIn('#asynq.restoring.wanted'), target: 'choosingDomain' },
          { target: 'landing.unread' },
        ],
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'The member has pressed nothing yet.',
          on: { 'question.begun': { target: 'wanted' } },
        },
        wanted: {
          description: 'A question is wanted: it begins as soon as we know that none is kept.',
          tags: 'busy',
        },
      },
    },
    landing: {
      description: 'What AsynQ is, what is promised, and what is left this month.',
      tags: 'landing',
      initial: 'fresh',
      on: {
        'question.begun': { target: 'choosingDomain' },
        // A draft that is found late, or with its member, is offered as well.
        'draft.restored': [
          {
            guard: { type: 'hasDraft', params: ({ event }) => event },
            target: '.begun',
            actions: { type: 'rememberDraft', params: ({ event }) => event },
          },
          {
            target: '.fresh',
            actions: { type: 'rememberDraft', params: ({ event }) => event },
          },
        ],
        'draft.unread': { target: '.unread' },
      },
      states: {
        fresh: { description: 'There is nothing to go on with.' },
        unread: {
          description:
            'Whether a question was kept could not be read: the visitor can have it looked for again, or begin one beside it.',
          tags: 'unread',
          on: {
            'retry.requested': { target: '#asynq.restoring', actions: 'requestDraft' },
          },
        },
        begun: {
          description: 'A question was begun earlier: go on with it, or start afresh.',
          tags: 'begun',
          on: {
            'draft.continued': {
              target: '#asynq.opening',
              actions: ['tellTakenUp', 'takeUpDraft'],
            },
            'question.begun': {
              target: '#asynq.choosingDomain',
              actions: ['clearQuestion', 'discardDraft'],
            },
          },
        },
      },
    },
    opening: {
      description: 'A question goes on at the step where it was left, or whose Edit was pressed.',
      always: [
        {
          guard: { type: 'goesTo', params: { step: 'subcategory' } },
          target: 'choosingSubcategory',
        },
        { guard: { type: 'goesTo', params: { step: 'blockers' } }, target: 'choosingBlockers' },
        { guard: { type: 'goesTo', params: { step: 'question' } }, target: 'asking' },
        { guard: { type: 'goesTo', params: { step: 'context' } }, target: 'describing' },
        { guard: { type: 'goesTo', params: { step: 'review' } }, target: 'reviewing' },
        { target: 'choosingDomain', actions: { type: 'keepDraft', params: { step: 'domain' } } },
      ],
    },
    choosingDomain: {
      description: 'Step 1: the domain; choosing it goes on at once.',
      tags: 'domain',
      on: {
        'domain.chosen': {
          target: 'choosingSubcategory',
          actions: { type: 'rememberDomain', params: ({ event }) => event },
        },
      },
      initial: 'plain',
      states: {
        plain: { description: 'A question begins here, or comes back from its review.' },
        sent: {
          description: 'The question before this one was sent; what becomes of it is said here.',
          tags: 'sent',
          invoke: {
            id: 'questionDelivery',
            src: 'questionDelivery',
            input: ({ context }) => ({ sentAs: context.sentAs }),
            onError: { target: 'plain' },
          },
        },
      },
    },
    choosingSubcategory: {
      description: 'Step 2: the subcategory; choosing it goes on at once.',
      tags: 'subcategory',
      entry: { type: 'keepDraft', params: { step: 'subcategory' } },
      on: {
        'subcategory.chosen': {
          target: 'choosingBlockers',
          actions: { type: 'rememberSubcategory', params: ({ event }) => event },
        },
        'step.back': {
          target: 'choosingDomain',
          actions: { type: 'keepDraft', params: { step: 'domain' } },
        },
      },
    },
    choosingBlockers: {
      description: 'Step 3: what is in the way; one or more.',
      tags: 'blockers',
      entry: { type: 'keepDraft', params: { step: 'blockers' } },
      on: {
        'blocker.toggled': {
          actions: [
            { type: 'toggleBlocker', params: ({ event }) => event },
            { type: 'keepDraft', params: { step: 'blockers' } },
          ],
        },
        'step.continued': { guard: 'hasBlockers', target: 'asking' },
        'step.back': { target: 'choosingSubcategory' },
      },
    },
    asking: {
      description: 'Step 4: the question, suggested or the member’s own.',
      tags: 'question',
      entry: { type: 'keepDraft', params: { step: 'question' } },
      on: { 'step.back': { target: 'choosingBlockers' } },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'A member who had begun to write keeps writing.',
          always: [{ guard: 'writesOwn', target: 'writing' }, { target: 'suggesting' }],
        },
        suggesting: {
          description: 'Three questions are suggested; one may be taken as it stands.',
          tags: 'suggesting',
          on: {
            'suggestion.chosen': {
              actions: [
                { type: 'rememberSuggestion', params: ({ event }) => event },
                { type: 'keepDraft', params: { step: 'question' } },
              ],
            },
            'writing.requested': {
              target: 'writing',
              actions: ['forgetSuggestion', { type: 'keepDraft', params: { step: 'question' } }],
            },
            'step.continued': {
              guard: 'hasSuggestion',
              target: '#asynq.describing',
            },
          },
        },
        writing: {
          description: 'The member writes a question of their own.',
          tags: ['writing', 'editable'],
          on: {
            'question.edited': {
              actions: [
                { type: 'rememberQuestion', params: ({ event }) => event },
                { type: 'keepDraft', params: { step: 'question' } },
              ],
            },
            'suggestions.requested': { target: 'suggesting', actions: 'forgetSuggestion' },
            'step.continued': {
              guard: 'hasOwnQuestion',
              target: '#asynq.describing',
            },
          },
        },
      },
    },
    describing: {
      description: 'Step 5: what we should know; all of it is optional.',
      tags: ['context', 'editable'],
      entry: { type: 'keepDraft', params: { step: 'context' } },
      on: {
        'context.edited': {
          actions: [
            { type: 'rememberContext', params: ({ event }) => event },
            { type: 'keepDraft', params: { step: 'context' } },
          ],
        },
        'step.continued': [
          {
            guard: and(['isAtRest', 'linkIsMalformed']),
            actions: { type: 'explain', params: { problem: { key: 'badLink' } } },
          },
          {
            guard: 'isAtRest',
            target: 'reviewing',
            actions: 'forgetProblem',
          },
        ],
        'step.back': {
          guard: 'isAtRest',
          target: 'asking',
          actions: 'forgetProblem',
        },
      },
      type: 'parallel',
      states: {
        documents: {
          description: 'Files that go with the question.',
          initial: 'open',
          states: {
            open: {
              description: 'Files may be chosen and removed.',
              on: {
                'files.chosen': { target: 'admitting' },
                'file.removed': {
                  actions: [
                    { type: 'forgetFile', params: ({ event }) => event },
                    { type: 'keepDraft', params: { step: 'context' } },
                  ],
                },
              },
            },
            admitting: {
              description: 'The files that were chosen are looked at and kept here.',
              tags: 'busy',
              entry: 'forgetProblem',
              invoke: {
                id: 'admitFiles',
                src: 'admitFiles',
                input: ({ context, event }) => ({
                  files: event.type === 'files.chosen' ? event.files : [],
                  have: context.files.length,
                }),
                onDone: {
                  target: 'open',
                  actions: [
                    { type: 'rememberAdmission', params: ({ event }) => event.output },
                    { type: 'keepDraft', params: { step: 'context' } },
                  ],
                },
                onError: {
                  target: 'open',
                  actions: { type: 'explain', params: { problem: { key: 'no_room' } } },
                },
              },
              after: {
                storageTimeout: {
                  target: 'open',
                  actions: { type: 'explain', params: { problem: { key: 'no_room' } } },
                },
              },
            },
          },
        },
        voice: {
          description: 'A voice note beside them; it has a chart of its own.',
          invoke: {
            id: 'voiceNote',
            src: 'voiceNote',
            input: ({ context, self }) => ({ note: context.note, holder: self }),
            onError: { target: '.quiet' },
          },
          on: {
            'note.kept': {
              target: '.quiet',
              actions: [
                { type: 'rememberNote', params: ({ event }) => event },
                { type: 'keepDraft', params: { step: 'context' } },
              ],
            },
            // A reload or a crash keeps what has been recorded so far.
            'note.progressed': {
              actions: [
                { type: 'rememberNote', params: ({ event }) => event },
                { type: 'keepDraft', params: { step: 'context' } },
              ],
            },
            'note.deleted': {
              target: '.quiet',
              actions: ['forgetNote', { type: 'keepDraft', params: { step: 'context' } }],
            },
          },
          initial: 'quiet',
          states: {
            quiet: {
              description: 'Nothing is being recorded: the member may go on.',
              on: { 'note.begun': { target: 'listening' } },
            },
            listening: {
              description: 'A note is being recorded: it ends before the member goes on.',
              tags: 'listening',
              on: { 'note.ended': { target: 'quiet' } },
            },
          },
        },
      },
    },
    reviewing: {
      description: 'Step 6: everything once more, with an Edit for each step, and the promise.',
      tags: 'review',
      entry: { type: 'keepDraft', params: { step: 'review' } },
      on: {
        'question.submitted': [
          {
            guard: 'nothingIsLeft',
            actions: { type: 'explain', params: { problem: { key: 'quota_spent' } } },
          },
          { target: 'sending', actions: 'forgetProblem' },
        ],
        'step.back': { target: 'describing', actions: 'forgetProblem' },
        'step.edited': {
          target: 'opening',
          actions: ['forgetProblem', { type: 'rememberStep', params: ({ event }) => event }],
        },
      },
    },
    sending: {
      description: 'The question is on its way into the outbox, and its answer is awaited.',
      tags: ['review', 'busy'],
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { answers, files, note } }) => ({
          kind: 'asynq',
          subject:
            answers.suggestion === null ? answers.ownQuestion.trim() : answers.suggestion.text,
          answers: {
            domain: answers.domain,
            subcategory: answers.subcategory,
            blockers: answers.blockers,
            question:
              answers.suggestion === null ? answers.ownQuestion.trim() : answers.suggestion.text,
            context: {
              timeline: answers.timeline,
              teamInvolvement: answers.team,
              productLink: answers.productLink.trim(),
              stage: answers.stage,
            },
          },
          kept: note === null ? files : [...files, note],
        }),
        onDone: [
          {
            guard: { type: 'wasReturned', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: [
              { type: 'explain', params: ({ event }) => event.output },
              {
                type: 'announce',
                params: ({ event }) => ({ key: 'requestFailed', problem: event.output.problem }),
              },
            ],
          },
          {
            target: 'choosingDomain.sent',
            actions: [
              'handDraftOver',
              { type: 'rememberOutcome', params: ({ event }) => event.output },
              'clearQuestion',
              { type: 'announce', params: { key: 'asyncqSubmitted' } },
            ],
          },
        ],
        // The question cannot be submitted at all.
        onError: {
          target: 'reviewing',
          actions: [
            { type: 'explain', params: { problem: { key: 'failed' } } },
            { type: 'announce', params: { key: 'requestFailed' } },
          ],
        },
      },
    },
  },
});
