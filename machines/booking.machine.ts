// The request for an office hour or an advisory call: three steps, a confirmation, and a slot that may be lost while the user writes
// (docs/product-spec.md, "2. Screens and routes", "3. Entities and their fields", "Office-hours booking", "6. Roles and
// permissions"; docs/product-decisions.md, "Office hours", "Outbox").
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { Attachment } from './outbox.machine.ts';
import type { ChosenSlot } from './request.machine.ts';
import type {
  SubmissionOutput,
  SubmissionProblem,
  submissionMachine,
} from './submission.machine.ts';

export type BookingRole = 'founder' | 'investor' | 'lp' | 'advisor' | 'researcher';
export type BookingStage = 'idea' | 'pre-seed' | 'seed' | 'series-a' | 'scaling';
export type SupportArea =
  | 'gtm-strategy'
  | 'fundraising'
  | 'hiring-team'
  | 'product-development'
  | 'market-analysis'
  | 'other';

/** What is told (docs/product-spec.md, "Office-hours request form"); the defaults are empty and false. */
export type BookingAnswers = {
  role: BookingRole | '';
  stage: BookingStage | '';
  supportArea: SupportArea | '';
  callObjective: string;
  previousEngagement: boolean;
  readyOnTime: boolean;
  willSendMaterials: boolean;
  additionalNotes: string;
};

/** One answer that was chosen, typed or ticked. */
export type BookingAnswer = {
  [Field in keyof BookingAnswers]: { field: Field; value: BookingAnswers[Field] };
}[keyof BookingAnswers];

export type BookingStep = 'who' | 'why' | 'ready';

/** What is kept of a form: its words serve for any slot. */
export type BookingDraft = { answers: BookingAnswers; file: Attachment | null };

/** What became of files that were chosen: the one that goes along, and a sentence for each that does not. */
export type FileAdmission = { kept: Attachment | null; refused: readonly string[] };

/** The longest words of step 2, in code points (content/limits.ts; a test compares). */
export const longestBookingWords = 4000;

export type BookingWordsField = 'callObjective' | 'additionalNotes';
const wordsFields = ['callObjective', 'additionalNotes'] as const;

/** What is wrong with words of step 2; `notTaken` is what a refusal says of the field that it names. */
export type BookingFaults = Readonly<Partial<Record<BookingWordsField, 'tooLong' | 'notTaken'>>>;

/** The widget that the form belongs to, as far as this one speaks to it. */
export type HoursHolder = ActorRef<Snapshot<unknown>, { type: 'slots.outdated' }>;

export type BookingInput = { slot: ChosenSlot; holder: HoursHolder };

export type BookingEvent =
  | ({ type: 'answer.edited' } & BookingAnswer)
  | { type: 'step.continued' }
  | { type: 'step.back' }
  | { type: 'files.chosen'; files: readonly File[] }
  | { type: 'file.removed' }
  | { type: 'slot.exchanged'; slot: ChosenSlot }
  | { type: 'request.submitted' }
  | { type: 'dialog.closed' }
  | { type: 'tools.requested' }
  // What the draft of the form reports.
  | DraftNews<BookingDraft>;

export type BookingEmitted =
  { type: 'toast'; key: ToastKey; message?: string } | { type: 'navigate'; to: string };

type BookingContext = {
  holder: HoursHolder;
  slot: ChosenSlot;
  answers: BookingAnswers;
  /** The single file; its bytes lie in the browser's database under its id. */
  file: Attachment | null;
  /** Why files were refused, a sentence each. */
  fileRefusals: readonly string[];
  /** Null while the slot is to be had; else the starts of the three nearest open ones. */
  nearest: readonly string[] | null;
  problem: SubmissionProblem | null;
  /** Of step 2, since it was last left or refused. */
  faults: BookingFaults;
};

/** The field of step 2 that a refusal names. */
const namedIn = (output: SubmissionOutput) => wordsFields.find((field) => field === output.field);

const tooLongIn = (answers: BookingAnswers): BookingFaults =>
  Object.fromEntries(
    wordsFields
      .filter((field) => Array.from(answers[field].trim()).length > longestBookingWords)
      .map((field) => [field, 'tooLong']),
  );

/** What is kept of the form; null where nothing is chosen, typed, ticked or attached. */
export const wordsOf = ({ answers, file }: BookingDraft): BookingDraft | null =>
  file === null &&
  Object.values(answers).every((value) => (typeof value === 'string' ? !value.trim() : !value))
    ? null
    : { answers, file };

const isLoss = ({ problem }: SubmissionOutput) =>
  problem?.key === 'slot_closed' || problem?.key === 'slot_past';

/** The open slots that the database names in the place of one that is gone. */
const nearestIn = (output: SubmissionOutput): readonly string[] => {
  const starts: unknown = output.outcome === 'returned' ? output.detail['nearest'] : [];
  return Array.isArray(starts) ? starts.filter((start) => typeof start === 'string') : [];
};

export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    input: {} as BookingInput,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    tags: {} as
      | 'opening'
      | 'dialogOpen'
      | BookingStep
      | 'editable'
      | 'admitting'
      | 'slotGone'
      | 'busy'
      | 'confirmed'
      | 'stored'
      | 'waitingForAccount'
      | 'waitingForNetwork',
    children: {} as { draft: 'draft'; submission: 'submission' },
  },
  actors: {
    /** What is written is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Looks at files that were chosen and keeps the first that may be attached. */
    admitFile: fromPromise<FileAdmission, { files: readonly File[] }>(() =>
      Promise.reject(new Error('Port admitFile is not provided.')),
    ),
    /** The request is put into the outbox: submission.machine.ts. */
    submission: fromPromise(() =>
      Promise.reject(new Error('Flow submission is not provided.')),
    ) as unknown as typeof submissionMachine,
  },
  actions: {
    takeUpDraft: assign((_, params: { words: BookingDraft | null }) =>
      params.words === null ? {} : { answers: params.words.answers, file: params.words.file },
    ),
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'words.changed' as const,
      words: wordsOf(context),
    })),
    /**
     * The outbox had the words, and their draft was deleted. A blank form has no draft: one that was found while the
     * form was being sent is asked for again.
     */
    keepReturned: sendTo('draft', ({ context }) => {
      const words = wordsOf(context);
      return words === null ? { type: 'draft.requested' } : { type: 'words.changed', words };
    }),
    /** A blank form has no draft: one that was found while the form was being sent stays. */
    handDraftOver: sendTo('draft', ({ context }) => ({
      type: wordsOf(context) === null ? 'draft.requested' : 'draft.handedOver',
    })),
    rememberAnswer: assign({
      answers: ({ context }, params: BookingAnswer) => ({
        ...context.answers,
        [params.field]: params.value,
      }),
    }),
    rememberAdmission: assign({
      file: ({ context }, params: FileAdmission) => params.kept ?? context.file,
      fileRefusals: (_, params: FileAdmission) => params.refused,
    }),
    forgetFile: assign({ file: null, fileRefusals: [] }),
    rememberLoss: assign({ nearest: (_, params: SubmissionOutput) => nearestIn(params) }),
    exchangeSlot: assign((_, params: { slot: ChosenSlot }) => ({
      slot: params.slot,
      nearest: null,
      problem: null,
    })),
    /** What the form holds is in the outbox now, and nowhere else. */
    clearForm: assign({ file: null, fileRefusals: [], problem: null }),
    forgetProblem: assign({ problem: null, fileRefusals: [] }),
    pointOutFaults: assign(({ context }) => ({ faults: tooLongIn(context.answers) })),
    forgetFaults: assign({ faults: {} }),
    markNamed: assign((_, params: SubmissionOutput) => {
      const field = namedIn(params);
      return { faults: field === undefined ? {} : { [field]: 'notTaken' as const } };
    }),
    explain: assign((_, params: { problem?: SubmissionProblem }) => ({
      problem: params.problem ?? null,
    })),
    /** What the widget shows is no longer true. */
    tellOutdated: sendTo(({ context }) => context.holder, { type: 'slots.outdated' }),
    announce: emit((_, params: { key: ToastKey; problem?: SubmissionProblem | undefined }) => ({
      ...params.problem,
      type: 'toast' as const,
      key: params.key,
    })),
    leadToTools: emit({ type: 'navigate' as const, to: '/ops-cabinet' }),
  },
  guards: {
    isUntouched: ({ context }) => wordsOf(context) === null,
    slotIsGone: ({ context }) => context.nearest !== null,
    isOffered: ({ context }, params: { slot: ChosenSlot }) =>
      context.nearest?.includes(params.slot.slot) === true,
    hasLostSlot: (_, params: SubmissionOutput) => isLoss(params),
    isTooLong: ({ context }) => Object.keys(tooLongIn(context.answers)).length > 0,
    namesWords: (_, params: SubmissionOutput) => namedIn(params) !== undefined,
    wasReturned: (_, params: SubmissionOutput) => params.outcome === 'returned',
    waitsForAccount: (_, params: SubmissionOutput) => params.outcome === 'waitingForAccount',
    waitsForNetwork: (_, params: SubmissionOutput) => params.outcome === 'waitingForNetwork',
  },
  delays: {
    /** Nobody waits longer for words of an earlier form. */
    restoreTimeout: 1500,
    storageTimeout: 10_000,
  },
}).createMachine({
  id: 'booking',
  description:
    'A member asks for one slot of the office hours or the calls, and loses no word if it is lost.',
  meta: { typed: ['answers', 'file'] },
  context: ({ input }) => ({
    holder: input.holder,
    slot: input.slot,
    answers: {
      role: '',
      stage: '',
      supportArea: '',
      callObjective: '',
      previousEngagement: false,
      readyOnTime: false,
      willSendMaterials: false,
      additionalNotes: '',
    },
    file: null,
    fileRefusals: [],
    nearest: null,
    problem: null,
    faults: {},
  }),
  // The form works without its draft.
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ self }) => ({ place: '', isOpen: true, holder: self }),
    onError: { actions: 'forgetProblem' },
  },
  // The member whose words these are has left, here or in another tab.
  on: { 'draft.withdrawn': { target: '.closed' } },
  initial: 'restoring',
  states: {
    restoring: {
      description:
        'What was written into an earlier form is looked for; the dialog is about to open.',
      tags: 'opening',
      on: {
        'draft.restored': {
          target: 'who',
          actions: { type: 'takeUpDraft', params: ({ event }) => event },
        },
        'draft.unread': { target: 'who' },
      },
      after: { restoreTimeout: { target: 'who' } },
    },
    who: {
      description:
        'Step 1, Who Are You?: role, stage and area of support; none of them is required.',
      tags: ['dialogOpen', 'who', 'editable'],
      on: {
        'answer.edited': {
          actions: [{ type: 'rememberAnswer', params: ({ event }) => event }, 'keepDraft'],
        },
        // A draft that is found late is taken up as long as nothing is entered.
        'draft.restored': {
          guard: 'isUntouched',
          actions: { type: 'takeUpDraft', params: ({ event }) => event },
        },
        'step.continued': { target: 'why' },
        'dialog.closed': { target: 'closed' },
      },
    },
    why: {
      description: 'Step 2, Why This Call?: the objective, an earlier engagement, notes.',
      tags: ['dialogOpen', 'why', 'editable'],
      on: {
        'answer.edited': {
          actions: [{ type: 'rememberAnswer', params: ({ event }) => event }, 'keepDraft'],
        },
        // A draft that is found late is taken up as long as nothing is entered.
        'draft.restored': {
          guard: 'isUntouched',
          actions: { type: 'takeUpDraft', params: ({ event }) => event },
        },
        'step.continued': [
          { guard: 'isTooLong', actions: 'pointOutFaults' },
          { target: 'ready', actions: 'forgetFaults' },
        ],
        'step.back': { target: 'who' },
        'dialog.closed': { target: 'closed' },
      },
    },
    ready: {
      description: 'Step 3, Confirm You’re Ready: two commitments and a file.',
      tags: ['dialogOpen', 'ready'],
      on: {
        'answer.edited': {
          actions: [{ type: 'rememberAnswer', params: ({ event }) => event }, 'keepDraft'],
        },
        // A draft that is found late is taken up as long as nothing is entered.
        'draft.restored': {
          guard: 'isUntouched',
          actions: { type: 'takeUpDraft', params: ({ event }) => event },
        },
        'dialog.closed': { target: 'closed' },
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The slot is still to be had, as far as we know, or it is gone.',
          always: [{ guard: 'slotIsGone', target: 'gone' }, { target: 'open' }],
        },
        open: {
          description: 'The appointment can be requested.',
          tags: 'editable',
          on: {
            'files.chosen': { target: 'admitting' },
            'file.removed': { actions: ['forgetFile', 'keepDraft'] },
            'step.back': { target: '#booking.why', actions: 'forgetProblem' },
            'request.submitted': { target: '#booking.sending', actions: 'forgetProblem' },
          },
        },
        gone: {
          description:
            'The slot was given to somebody else: the form stays, with open slots nearby.',
          tags: ['editable', 'slotGone'],
          on: {
            'slot.exchanged': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'open',
              actions: { type: 'exchangeSlot', params: ({ event }) => event },
            },
            'files.chosen': { target: 'admitting' },
            'file.removed': { actions: ['forgetFile', 'keepDraft'] },
            'step.back': { target: '#booking.why' },
          },
        },
        admitting: {
          description: 'The file that was chosen is looked at and kept here.',
          tags: 'admitting',
          invoke: {
            id: 'admitFile',
            src: 'admitFile',
            input: ({ event }) => ({ files: event.type === 'files.chosen' ? event.files : [] }),
            onDone: {
              target: 'deciding',
              actions: [
                { type: 'rememberAdmission', params: ({ event }) => event.output },
                'keepDraft',
              ],
            },
            onError: {
              target: 'deciding',
              actions: { type: 'explain', params: { problem: { key: 'no_room' } } },
            },
          },
          after: {
            storageTimeout: {
              target: 'deciding',
              actions: { type: 'explain', params: { problem: { key: 'no_room' } } },
            },
          },
        },
      },
    },
    sending: {
      description: 'The request is on its way into the outbox, and its answer is awaited.',
      tags: ['dialogOpen', 'ready', 'busy'],
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { slot, answers, file } }) => ({
          // The advisor's own slots are those of the advisory calls.
          kind: slot.host === 'advisor' ? 'advisory-call' : 'office-hours',
          subject: slot.subject,
          answers: {
            slot: slot.slot,
            role: answers.role,
            stage: answers.stage,
            supportArea: answers.supportArea,
            callObjective: answers.callObjective.trim(),
            previousEngagement: answers.previousEngagement,
            readyOnTime: answers.readyOnTime,
            willSendMaterials: answers.willSendMaterials,
            additionalNotes: answers.additionalNotes.trim(),
          },
          kept: file === null ? [] : [file],
        }),
        onDone: [
          {
            guard: { type: 'hasLostSlot', params: ({ event }) => event.output },
            target: 'ready.gone',
            actions: [
              { type: 'rememberLoss', params: ({ event }) => event.output },
              { type: 'explain', params: ({ event }) => event.output },
              'keepReturned',
              'tellOutdated',
              { type: 'announce', params: { key: 'slotGone' } },
            ],
          },
          {
            guard: { type: 'namesWords', params: ({ event }) => event.output },
            target: 'why',
            actions: [
              { type: 'markNamed', params: ({ event }) => event.output },
              'keepReturned',
              { type: 'announce', params: { key: 'requestFailed' } },
            ],
          },
          {
            guard: { type: 'wasReturned', params: ({ event }) => event.output },
            target: 'ready.open',
            actions: [
              { type: 'explain', params: ({ event }) => event.output },
              'keepReturned',
              {
                type: 'announce',
                params: ({ event }) => ({ key: 'requestFailed', problem: event.output.problem }),
              },
            ],
          },
          {
            guard: { type: 'waitsForAccount', params: ({ event }) => event.output },
            target: 'confirmed.waitingForAccount',
            actions: ['handDraftOver', 'clearForm'],
          },
          {
            guard: { type: 'waitsForNetwork', params: ({ event }) => event.output },
            target: 'confirmed.waitingForNetwork',
            actions: ['handDraftOver', 'clearForm'],
          },
          { target: 'confirmed.stored', actions: ['handDraftOver', 'clearForm'] },
        ],
        // The request cannot be submitted at all.
        onError: {
          target: 'ready.open',
          actions: [
            { type: 'explain', params: { problem: { key: 'failed' } } },
            'keepReturned',
            { type: 'announce', params: { key: 'requestFailed' } },
          ],
        },
      },
    },
    confirmed: {
      description: 'The confirmation: a response within 48 hours, and how to prepare.',
      tags: ['dialogOpen', 'confirmed'],
      initial: 'stored',
      on: {
        'dialog.closed': { target: 'closed' },
        'tools.requested': { target: 'closed', actions: 'leadToTools' },
      },
      states: {
        stored: { description: 'The request is stored.', tags: 'stored' },
        waitingForAccount: {
          description: 'It waits in this browser until the member is signed in again.',
          tags: 'waitingForAccount',
        },
        waitingForNetwork: {
          description: 'It waits in this browser until the backend can be reached.',
          tags: 'waitingForNetwork',
        },
      },
    },
    closed: {
      description: 'The dialog is gone; what was not sent is kept for the next form.',
      type: 'final',
    },
  },
});
