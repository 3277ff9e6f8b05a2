// AsynQ: a strategic question in six steps (specification, sections 2, 4 and 5 "AsynQ"; decisions, "AsynQ", "Outbox").
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DeskAnswer, Submission } from './meetingRequest.machine.ts';
import type { RefusalReason } from './outbox.machine.ts';

export type Domain = 'hiring' | 'gtm' | 'marketing' | 'psychology' | 'legal';
export type Timeline = 'urgent' | 'standard' | 'strategic';
export type Team = 'solo' | 'co-founders' | 'team';
export type Stage = 'ideation' | 'pre-seed' | 'seed' | 'series-a' | 'series-b+';

/** A question that is offered; its words stand in content/. */
export type Suggestion = { id: string; text: string };

/** What the member tells (specification, section 3 "AsynQ request"). */
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

/** A file that goes with the question; its bytes lie in the browser's database under its id. */
export type AttachedFile = { id: string; name: string; type: string; size: number };

export type QuestionStep =
  'domain' | 'subcategory' | 'blockers' | 'question' | 'context' | 'review';

/** What was kept of an earlier visit. */
export type QuestionDraft = {
  step: QuestionStep;
  answers: QuestionAnswers;
  files: readonly AttachedFile[];
  note: AttachedFile | null;
};

/** The member's questions of this month (specification, section 6); months as 2026-11. */
export type Allowance = { limit: number; left: number; month: string; nextMonth: string };

/** What became of files that were chosen: those that were kept, and a sentence for each that was refused. */
export type Admission = { kept: readonly AttachedFile[]; refused: readonly string[] };

export type QuestionProblem = { key: 'failed' | 'badLink' | RefusalReason; message?: string };

/** The answers of step 5 that are chosen or typed. */
export type ContextAnswer =
  | { field: 'timeline'; value: Timeline }
  | { field: 'team'; value: Team }
  | { field: 'stage'; value: Stage }
  | { field: 'productLink'; value: string };

export type AsynqEvent =
  | { type: 'question.begun' }
  | { type: 'draft.continued' }
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
  // What the voice note says.
  | { type: 'note.kept'; note: AttachedFile }
  | { type: 'note.deleted' }
  // What the session says: somebody came, went, or has another plan.
  | { type: 'member.changed'; isMember: boolean };

export type AsynqEmitted = { type: 'toast'; key: ToastKey; message?: string };

type AsynqContext = {
  answers: QuestionAnswers;
  files: readonly AttachedFile[];
  note: AttachedFile | null;
  draft: QuestionDraft | null;
  allowance: Allowance | null;
  /** Why files were refused, a sentence each. */
  fileRefusals: readonly string[];
  problem: QuestionProblem | null;
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

/** Errors of ports carry the service's sentence in their message. */
const sentenceOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? { message: error.message } : {};

/** The question as it is sent: a suggested one as it stands, otherwise the member's own. */
const questionOf = ({ suggestion, ownQuestion }: QuestionAnswers) =>
  suggestion === null ? ownQuestion.trim() : suggestion.text;

export const asynqMachine = setup({
  types: {
    context: {} as AsynqContext,
    events: {} as AsynqEvent,
    emitted: {} as AsynqEmitted,
    tags: {} as 'landing' | 'busy' | 'editable' | 'spent' | 'memberKnown',
  },
  actors: {
    /** What was kept of an earlier visit by whoever is here; null for nothing. */
    recallQuestion: fromPromise<QuestionDraft | null>(() =>
      Promise.reject(new Error('Port recallQuestion is not provided.')),
    ),
    /** Who is here, now and whenever that changes. */
    memberFeed: fromCallback(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** The member's questions of this month. */
    readAllowance: fromPromise<Allowance>(() =>
      Promise.reject(new Error('Port readAllowance is not provided.')),
    ),
    /** Looks at files that were chosen and keeps those that may be attached. */
    admitFiles: fromPromise<Admission, { files: readonly File[]; have: number }>(() =>
      Promise.reject(new Error('Port admitFiles is not provided.')),
    ),
    /** The voice note beside the documents: its own chart. */
    voiceNote: fromCallback<{ type: 'voiceNote.none' }, { note: AttachedFile | null }>(() => {
      throw new Error('Port voiceNote is not provided.');
    }),
    /** Puts the question into the outbox and says what became of it; rejects where nothing was kept. */
    requestDesk: fromPromise<DeskAnswer, Submission>(() =>
      Promise.reject(new Error('Port requestDesk is not provided.')),
    ),
  },
  actions: {
    rememberDraft: assign({ draft: (_, params: { draft: QuestionDraft | null }) => params.draft }),
    takeUpDraft: assign(({ context }) =>
      context.draft === null
        ? {}
        : {
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
      allowance: (_, params: { allowance: Allowance }) => params.allowance,
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
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: QuestionProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    explainRefusal: assign((_, params: DeskAnswer) => ({
      problem: { key: params.outcome === 'refused' ? params.reason : ('failed' as const) },
    })),
    announce: emit((_, params: { key: ToastKey; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
  },
  guards: {
    isMember: (_, params: { isMember: boolean }) => params.isMember,
    hasDraft: (_, params: { draft: QuestionDraft | null }) => params.draft !== null,
    leftAt: ({ context }, params: { step: QuestionStep }) => context.draft?.step === params.step,
    hasBlockers: ({ context }) => context.answers.blockers.length > 0,
    hasSuggestion: ({ context }) => context.answers.suggestion !== null,
    writesOwn: ({ context }) =>
      context.answers.suggestion === null && context.answers.ownQuestion.trim() !== '',
    hasOwnQuestion: ({ context }) => context.answers.ownQuestion.trim() !== '',
    linkIsMalformed: ({ context }) => {
      const link = context.answers.productLink.trim();
      return link !== '' && !/^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(link);
    },
    goesTo: (_, params: { step: QuestionStep; wanted: QuestionStep }) =>
      params.step === params.wanted,
    nothingIsLeft: ({ context }) => context.allowance?.left === 0,
    wasRefused: (_, params: DeskAnswer) => params.outcome === 'refused',
    waitsForAccount: (_, params: DeskAnswer) =>
      params.outcome === 'waiting' && params.why === 'signedOut',
    waitsForNetwork: (_, params: DeskAnswer) => params.outcome === 'waiting',
  },
  delays: {
    /** Nobody waits longer for their own draft. */
    recallPatience: 3000,
    servicePatience: 15_000,
    /** What could not be read is asked for again. */
    allowanceRetry: 30_000,
    storagePatience: 10_000,
    /** The desk answers within four seconds; one that does not has put the question into the outbox all the same. */
    deskPatience: 8000,
  },
}).createMachine({
  id: 'asynq',
  description: 'A founder with a hard question gets through six steps and knows what was promised.',
  context: () => ({
    answers: blank,
    files: [],
    note: null,
    draft: null,
    allowance: null,
    fileRefusals: [],
    problem: null,
  }),
  type: 'parallel',
  states: {
    allowance: {
      description: 'What the member may still ask this month.',
      invoke: { id: 'memberFeed', src: 'memberFeed', onError: { target: '.anonymous' } },
      on: {
        'member.changed': [
          {
            guard: { type: 'isMember', params: ({ event }) => event },
            target: '.reading',
          },
          { target: '.anonymous', actions: 'forgetAllowance' },
        ],
      },
      initial: 'anonymous',
      states: {
        anonymous: {
          description: 'Nobody is signed in, as far as we know: there is no month to count.',
        },
        reading: {
          description: 'The month is being read.',
          tags: 'memberKnown',
          invoke: {
            id: 'readAllowance',
            src: 'readAllowance',
            onDone: {
              target: 'known',
              actions: {
                type: 'rememberAllowance',
                params: ({ event }) => ({ allowance: event.output }),
              },
            },
            onError: { target: 'unreadable' },
          },
          after: { servicePatience: { target: 'unreadable' } },
        },
        known: {
          description: 'What is left is on screen before anything is typed.',
          tags: 'memberKnown',
        },
        unreadable: {
          description: 'The month could not be read: the member may write on, and we ask again.',
          tags: 'memberKnown',
          after: { allowanceRetry: { target: 'reading' } },
        },
      },
    },
    question: {
      description: 'The question and its six steps.',
      initial: 'recalling',
      states: {
        recalling: {
          description: 'The landing is on screen; a question of an earlier visit is looked for.',
          tags: 'landing',
          invoke: {
            id: 'recallQuestion',
            src: 'recallQuestion',
            onDone: [
              {
                guard: { type: 'hasDraft', params: ({ event }) => ({ draft: event.output }) },
                target: 'landing.begun',
                actions: {
                  type: 'rememberDraft',
                  params: ({ event }) => ({ draft: event.output }),
                },
              },
              { target: 'landing.fresh' },
            ],
            onError: { target: 'landing.fresh' },
          },
          on: { 'question.begun': { target: 'choosingDomain' } },
          after: { recallPatience: { target: 'landing.fresh' } },
        },
        landing: {
          description: 'What AsynQ is, what is promised, and what is left this month.',
          tags: 'landing',
          initial: 'fresh',
          on: { 'question.begun': { target: 'choosingDomain', actions: 'clearQuestion' } },
          states: {
            fresh: { description: 'There is nothing to go on with.' },
            begun: {
              description: 'A question was begun earlier: go on with it, or start afresh.',
              on: {
                'draft.continued': [
                  {
                    guard: { type: 'leftAt', params: { step: 'subcategory' } },
                    target: '#asynq.question.choosingSubcategory',
                    actions: 'takeUpDraft',
                  },
                  {
                    guard: { type: 'leftAt', params: { step: 'blockers' } },
                    target: '#asynq.question.choosingBlockers',
                    actions: 'takeUpDraft',
                  },
                  {
                    guard: { type: 'leftAt', params: { step: 'question' } },
                    target: '#asynq.question.asking',
                    actions: 'takeUpDraft',
                  },
                  {
                    guard: { type: 'leftAt', params: { step: 'context' } },
                    target: '#asynq.question.describing',
                    actions: 'takeUpDraft',
                  },
                  {
                    guard: { type: 'leftAt', params: { step: 'review' } },
                    target: '#asynq.question.reviewing',
                    actions: 'takeUpDraft',
                  },
                  { target: '#asynq.question.choosingDomain', actions: 'takeUpDraft' },
                ],
              },
            },
          },
        },
        choosingDomain: {
          description: 'Step 1: the domain; choosing it goes on at once.',
          on: {
            'domain.chosen': {
              target: 'choosingSubcategory',
              actions: { type: 'rememberDomain', params: ({ event }) => event },
            },
          },
          initial: 'plain',
          states: {
            plain: { description: 'A question begins here, or comes back from its review.' },
            stored: {
              description: 'The question before this one is stored; an answer is promised.',
            },
            waitingForAccount: {
              description: 'The question before this one waits in this browser for an account.',
            },
            waitingForNetwork: {
              description: 'The question before this one waits in this browser for the backend.',
            },
          },
        },
        choosingSubcategory: {
          description: 'Step 2: the subcategory; choosing it goes on at once.',
          on: {
            'subcategory.chosen': {
              target: 'choosingBlockers',
              actions: { type: 'rememberSubcategory', params: ({ event }) => event },
            },
            'step.back': { target: 'choosingDomain' },
          },
        },
        choosingBlockers: {
          description: 'Step 3: what is in the way; one or more.',
          on: {
            'blocker.toggled': { actions: { type: 'toggleBlocker', params: ({ event }) => event } },
            'step.continued': { guard: 'hasBlockers', target: 'asking' },
            'step.back': { target: 'choosingSubcategory' },
          },
        },
        asking: {
          description: 'Step 4: the question, suggested or the member’s own.',
          on: { 'step.back': { target: 'choosingBlockers' } },
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Whoever had begun to write goes on writing.',
              always: [{ guard: 'writesOwn', target: 'writing' }, { target: 'suggesting' }],
            },
            suggesting: {
              description: 'Three questions are suggested; one may be taken as it stands.',
              on: {
                'suggestion.chosen': {
                  actions: { type: 'rememberSuggestion', params: ({ event }) => event },
                },
                'writing.requested': { target: 'writing', actions: 'forgetSuggestion' },
                'step.continued': {
                  guard: 'hasSuggestion',
                  target: '#asynq.question.describing',
                },
              },
            },
            writing: {
              description: 'The member writes a question of their own.',
              tags: 'editable',
              on: {
                'question.edited': {
                  actions: { type: 'rememberQuestion', params: ({ event }) => event },
                },
                'suggestions.requested': { target: 'suggesting', actions: 'forgetSuggestion' },
                'step.continued': {
                  guard: 'hasOwnQuestion',
                  target: '#asynq.question.describing',
                },
              },
            },
          },
        },
        describing: {
          description: 'Step 5: what we should know; all of it is optional.',
          tags: 'editable',
          invoke: {
            id: 'voiceNote',
            src: 'voiceNote',
            input: ({ context }) => ({ note: context.note }),
            onError: { target: '.open' },
          },
          on: {
            'context.edited': {
              actions: { type: 'rememberContext', params: ({ event }) => event },
            },
            'note.kept': { actions: { type: 'rememberNote', params: ({ event }) => event } },
            'note.deleted': { actions: 'forgetNote' },
            'file.removed': { actions: { type: 'forgetFile', params: ({ event }) => event } },
            'step.back': { target: 'asking', actions: 'forgetProblem' },
          },
          initial: 'open',
          states: {
            open: {
              description: 'Timeline, team, product link, stage, documents and a voice note.',
              on: {
                'files.chosen': { target: 'admitting' },
                'step.continued': [
                  {
                    guard: 'linkIsMalformed',
                    actions: { type: 'explain', params: { key: 'badLink' } },
                  },
                  { target: '#asynq.question.reviewing', actions: 'forgetProblem' },
                ],
              },
            },
            admitting: {
              description: 'The files that were chosen are looked at and kept in this browser.',
              tags: 'busy',
              invoke: {
                id: 'admitFiles',
                src: 'admitFiles',
                input: ({ context, event }) => ({
                  files: event.type === 'files.chosen' ? event.files : [],
                  have: context.files.length,
                }),
                onDone: {
                  target: 'open',
                  actions: { type: 'rememberAdmission', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'open',
                  actions: {
                    type: 'explain',
                    params: ({ event }) => ({ key: 'no_room', error: event.error }),
                  },
                },
              },
              after: {
                storagePatience: {
                  target: 'open',
                  actions: { type: 'explain', params: { key: 'no_room' } },
                },
              },
            },
          },
        },
        reviewing: {
          description: 'Step 6: everything once more, with an Edit for each step, and the promise.',
          on: {
            'question.submitted': [
              {
                guard: 'nothingIsLeft',
                actions: { type: 'explain', params: { key: 'quota_spent' } },
              },
              { target: 'sending', actions: 'forgetProblem' },
            ],
            'step.back': { target: 'describing', actions: 'forgetProblem' },
            'step.edited': [
              {
                guard: {
                  type: 'goesTo',
                  params: ({ event }) => ({ step: event.step, wanted: 'subcategory' }),
                },
                target: 'choosingSubcategory',
                actions: 'forgetProblem',
              },
              {
                guard: {
                  type: 'goesTo',
                  params: ({ event }) => ({ step: event.step, wanted: 'blockers' }),
                },
                target: 'choosingBlockers',
                actions: 'forgetProblem',
              },
              {
                guard: {
                  type: 'goesTo',
                  params: ({ event }) => ({ step: event.step, wanted: 'question' }),
                },
                target: 'asking',
                actions: 'forgetProblem',
              },
              {
                guard: {
                  type: 'goesTo',
                  params: ({ event }) => ({ step: event.step, wanted: 'context' }),
                },
                target: 'describing',
                actions: 'forgetProblem',
              },
              { target: 'choosingDomain', actions: 'forgetProblem' },
            ],
          },
        },
        sending: {
          description: 'The question lies in the outbox; for four seconds we wait for the answer.',
          tags: 'busy',
          invoke: {
            id: 'requestDesk',
            src: 'requestDesk',
            input: ({ context: { answers, files, note } }) => ({
              kind: 'asynq',
              subject: questionOf(answers),
              answers: {
                domain: answers.domain,
                subcategory: answers.subcategory,
                blockers: answers.blockers,
                question: questionOf(answers),
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
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: 'reviewing',
                actions: [
                  { type: 'explainRefusal', params: ({ event }) => event.output },
                  { type: 'announce', params: { key: 'requestFailed' } },
                ],
              },
              {
                guard: { type: 'waitsForAccount', params: ({ event }) => event.output },
                target: 'choosingDomain.waitingForAccount',
                actions: [
                  'clearQuestion',
                  { type: 'announce', params: { key: 'asyncqSubmitted' } },
                ],
              },
              {
                guard: { type: 'waitsForNetwork', params: ({ event }) => event.output },
                target: 'choosingDomain.waitingForNetwork',
                actions: [
                  'clearQuestion',
                  { type: 'announce', params: { key: 'asyncqSubmitted' } },
                ],
              },
              {
                target: ['#asynq.question.choosingDomain.stored', '#asynq.allowance.reading'],
                actions: [
                  'clearQuestion',
                  { type: 'announce', params: { key: 'asyncqSubmitted' } },
                ],
              },
            ],
            onError: {
              target: 'reviewing',
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
            deskPatience: {
              target: 'choosingDomain.waitingForNetwork',
              actions: ['clearQuestion', { type: 'announce', params: { key: 'asyncqSubmitted' } }],
            },
          },
        },
      },
    },
  },
});
