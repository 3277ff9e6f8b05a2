// One request at the advisor's desk: all that is known of it, and the steps that its chart allows now. The database has the
// last word on each, and a refusal says why.
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';
import type { Staff } from './desk.machine.ts';
import type {
  AnswerWords,
  FailedAnswer,
  SentAnswer,
  deskAnswerMachine,
} from './deskAnswer.machine.ts';
import type { DeskQueueEmitted } from './deskQueue.machine.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { RequestStep } from './myRequests.machine.ts';
import type { Attachment } from './outbox.machine.ts';
import type { RequestKind, RequestStatus } from './request.machine.ts';
import type { AnswerVersion, AskedRequest } from './requestPage.machine.ts';

/** What an advisor can do about a request; `note` is for the staff alone, and always possible. */
export type DeskCommand =
  | 'review'
  /** A document in four parts, or the next version of one that is followed up. */
  | 'answer'
  /** Another version of an answer that was given. */
  | 'correct'
  | 'ask'
  | 'accept'
  | 'schedule'
  | 'offer'
  | 'reply'
  | 'decline'
  | 'agreeMove'
  | 'refuseMove'
  | 'note';

/** What the staff knows of a member. */
export type DeskMember = {
  email: string;
  since: string;
  tier: 'free' | 'premium';
  /** Its lines in order: a label and what stands there. */
  profile: Readonly<Record<string, string>>;
};

export type EarlierRequest = {
  id: string;
  kind: RequestKind;
  subject: string;
  status: RequestStatus;
  createdAt: string;
};

/** All that the desk shows of one request. */
export type DeskRecord = {
  request: AskedRequest;
  wantedSlot: string | null;
  member: DeskMember | null;
  /** Of an application without an account. */
  address: string | null;
  earlier: readonly EarlierRequest[];
  /** Each step with the advisor who took it at the desk. */
  history: readonly (RequestStep & { by: Staff | null })[];
  notes: readonly { id: string; by: Staff; at: string; note: string }[];
  versions: readonly AnswerVersion[];
  answerFiles: readonly Attachment[];
  /** The words of its newest version, as they were written; null without one. */
  written: AnswerWords | null;
  /** An answer that was sent, and that can still be taken back. */
  sending: SentAnswer | null;
  /** One that could not be given. */
  failed: FailedAnswer | null;
  /** What its chart allows now. */
  commands: readonly DeskCommand[];
  /** Office hours: offered instead of a slot that another member got. */
  offeredSlots: readonly string[];
};

export type DeskRequestAnswer = { outcome: 'found'; record: DeskRecord } | { outcome: 'missing' };

/** A step of the advisor, as the database is asked for it. */
export type DeskStep = {
  id: string;
  /** Office hours are scheduled into a slot, everything else is a plain move. */
  kind: RequestKind | null;
  command: DeskCommand;
  note: string;
  slot: string | null;
};

/** What the database says to a step; a refusal in a sentence. */
export type DeskVerdict = { outcome: 'stored' } | { outcome: 'refused'; message: string };

/** Hears that something of the request has changed: the queue. */
export type DeskListener = ActorRef<
  Snapshot<unknown>,
  { type: 'request.changed' },
  DeskQueueEmitted
>;

/** What is kept of a step before it is taken. */
export type StepDraft = { note: string };

/** `signature`: the name under which an answer is signed, unless another one is written. */
export type DeskRequestInput = { id: string; queue: DeskListener; signature: string };

export type DeskRequestEvent =
  | { type: 'retry.requested' }
  | { type: 'command.chosen'; command: DeskCommand }
  | { type: 'note.edited'; text: string }
  | { type: 'slot.chosen'; slot: string | null }
  | { type: 'command.confirmed' }
  | { type: 'command.cancelled' }
  // What the draft of the note reports.
  | DraftNews<StepDraft>;

/** Why a step was not taken: nothing was written, or the service's words (empty where it has none). */
export type DeskProblem = { key: 'noteMissing' } | { key: 'refused'; message: string };

type DeskRequestContext = DeskRequestInput & {
  record: DeskRecord | null;
  /** The step that is being taken. */
  command: DeskCommand | null;
  /** What is written to it. */
  note: string;
  /** The slot that is given instead of the one asked for; null for that one. */
  slot: string | null;
  problem: DeskProblem | null;
};

/** Steps that say why: without words they mean nothing to the member who reads them. */
const needsWords: readonly (DeskCommand | null)[] = ['ask', 'decline', 'reply', 'note'];

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const deskRequestMachine = setup({
  types: {
    context: {} as DeskRequestContext,
    input: {} as DeskRequestInput,
    events: {} as DeskRequestEvent,
    children: {} as { draft: 'draft'; answer: 'answer' },
    tags: {} as
      'loading' | 'failed' | 'missing' | 'shown' | 'stale' | 'dialogOpen' | 'busy' | 'answering',
  },
  actors: {
    /** What is written to a step is kept in this browser, by request and step: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** The editor, and the seconds after it: deskAnswer.machine.ts. */
    answer: fromPromise(() =>
      Promise.reject(new Error('Flow answer is not provided.')),
    ) as unknown as typeof deskAnswerMachine,
    /** Asks the database for everything about it. */
    readRequest: fromPromise<DeskRequestAnswer, { id: string }>(() =>
      Promise.reject(new Error('Port readRequest is not provided.')),
    ),
    /** Takes the step. */
    takeStep: fromPromise<DeskVerdict, DeskStep>(() =>
      Promise.reject(new Error('Port takeStep is not provided.')),
    ),
  },
  actions: {
    takeRecord: assign((_, params: DeskRequestAnswer) => ({
      record: params.outcome === 'found' ? params.record : null,
    })),
    forgetRecord: assign({ record: null }),
    begin: assign((_, params: { command: DeskCommand }) => ({
      command: params.command,
      note: '',
      slot: null,
      problem: null,
    })),
    rememberNote: assign((_, params: { text: string }) => ({ note: params.text, problem: null })),
    rememberSlot: assign((_, params: { slot: string | null }) => ({ slot: params.slot })),
    end: assign({ command: null, note: '', slot: null, problem: null }),
    forgetProblem: assign({ problem: null }),
    askForWords: assign({ problem: { key: 'noteMissing' as const } }),
    explainRefusal: assign((_, params: DeskVerdict) => ({
      problem: {
        key: 'refused' as const,
        message: params.outcome === 'refused' ? params.message : '',
      },
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: { key: 'refused' as const, message: sentenceOf(params.error).message ?? '' },
    })),
    openDraft: sendTo('draft', ({ context: { id, command } }) => ({
      type: 'place.changed' as const,
      place: `${id} ${command ?? ''}`,
    })),
    requestDraft: sendTo('draft', { type: 'draft.requested' }),
    keepDraft: sendTo('draft', ({ context: { note } }) => ({
      type: 'words.changed' as const,
      words: note === '' ? null : { note },
    })),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    takeUpNote: assign((_, params: { words: StepDraft | null }) => ({
      note: params.words?.note ?? '',
    })),
    tellQueue: sendTo(({ context }) => context.queue, { type: 'request.changed' }),
  },
  guards: {
    isMissing: (_, params: DeskRequestAnswer) => params.outcome === 'missing',
    wasRefused: (_, params: DeskVerdict) => params.outcome === 'refused',
    isAllowed: ({ context }, params: { command: DeskCommand }) =>
      context.record?.commands.includes(params.command) === true,
    /** To begin reading it is a step without words. */
    isAtOnce: ({ context }, params: { command: DeskCommand }) =>
      params.command === 'review' && context.record?.commands.includes('review') === true,
    /** It is written in the editor. */
    isAnswer: ({ context }, params: { command: DeskCommand }) =>
      (params.command === 'answer' || params.command === 'correct') &&
      context.record?.commands.includes(params.command) === true,
    isSending: ({ context }) => context.record !== null && context.record.sending !== null,
    /** A review that was refused is tried again; there is nothing to say to it. */
    takesWords: ({ context }) => context.command !== 'review',
    /** Another slot than the one asked for can be given. */
    offersSlots: ({ context }) =>
      context.command === 'schedule' && (context.record?.offeredSlots.length ?? 0) > 0,
    isUntouched: ({ context }) => context.note === '',
    lacksWords: ({ context }) => needsWords.includes(context.command) && context.note.trim() === '',
  },
  delays: {
    serviceTimeout: 15_000,
    /** How often it is read again by itself. */
    refreshPause: 60_000,
    /** How long after a failed look the service is asked again. */
    retryPause: 30_000,
  },
}).createMachine({
  id: 'deskRequest',
  description: 'The advisor reads one request, and takes the steps that are legal now.',
  meta: { typed: ['note'] },
  context: ({ input }) => ({
    ...input,
    record: null,
    command: null,
    note: '',
    slot: null,
    problem: null,
  }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context, self }) => ({ place: context.id, isOpen: false, holder: self }),
    // The dialog works without its draft.
    onError: { actions: 'forgetProblem' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The request is read for the first time.',
      tags: 'loading',
      invoke: {
        id: 'readRequest',
        src: 'readRequest',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          {
            target: 'shown',
            actions: { type: 'takeRecord', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed' },
      },
      after: { serviceTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be read; the page says so and offers to try again.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'loading' } },
    },
    missing: {
      description: 'There is no such request any more, or never was.',
      tags: 'missing',
      entry: 'forgetRecord',
    },
    shown: {
      description: 'The request is on screen.',
      tags: 'shown',
      initial: 'resting',
      states: {
        resting: {
          description: 'It is as the service has sent it; the advisor reads, and may take a step.',
          always: { guard: 'isSending', target: 'answering' },
          on: {
            'command.chosen': [
              {
                guard: { type: 'isAtOnce', params: ({ event }) => event },
                target: 'acting.atOnce',
                actions: [{ type: 'begin', params: ({ event }) => event }, 'openDraft'],
              },
              {
                guard: { type: 'isAnswer', params: ({ event }) => event },
                target: 'answering',
                actions: { type: 'begin', params: ({ event }) => event },
              },
              {
                guard: { type: 'isAllowed', params: ({ event }) => event },
                target: 'composing',
                actions: [
                  { type: 'begin', params: ({ event }) => event },
                  'openDraft',
                  'requestDraft',
                ],
              },
            ],
          },
          after: { refreshPause: { target: 'refreshing' } },
        },
        refreshing: {
          description: 'It is read again; what is known stays on screen meanwhile.',
          invoke: {
            id: 'readRequestAgain',
            src: 'readRequest',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: 'isMissing', params: ({ event }) => event.output },
                target: '#deskRequest.missing',
              },
              {
                target: 'resting',
                actions: { type: 'takeRecord', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'stale' },
          },
          // A step may be chosen meanwhile: the database looks at what is true then.
          on: {
            'command.chosen': [
              {
                guard: { type: 'isAtOnce', params: ({ event }) => event },
                target: 'acting.atOnce',
                actions: [{ type: 'begin', params: ({ event }) => event }, 'openDraft'],
              },
              {
                guard: { type: 'isAnswer', params: ({ event }) => event },
                target: 'answering',
                actions: { type: 'begin', params: ({ event }) => event },
              },
              {
                guard: { type: 'isAllowed', params: ({ event }) => event },
                target: 'composing',
                actions: [
                  { type: 'begin', params: ({ event }) => event },
                  'openDraft',
                  'requestDraft',
                ],
              },
            ],
          },
          after: { serviceTimeout: { target: 'stale' } },
        },
        stale: {
          description:
            'The last look failed: what was seen before stays on screen, and the page says that it may be out of date.',
          tags: 'stale',
          on: { 'retry.requested': { target: 'refreshing' } },
          after: { retryPause: { target: 'refreshing' } },
        },
        composing: {
          description:
            'A dialog asks for the words that go with the step, and for a slot where there is a choice.',
          tags: 'dialogOpen',
          on: {
            'note.edited': {
              guard: 'takesWords',
              actions: [{ type: 'rememberNote', params: ({ event }) => event }, 'keepDraft'],
            },
            // A note that is found late is taken up as long as nothing is typed.
            'draft.restored': {
              guard: 'isUntouched',
              actions: { type: 'takeUpNote', params: ({ event }) => event },
            },
            'slot.chosen': {
              guard: 'offersSlots',
              actions: { type: 'rememberSlot', params: ({ event }) => event },
            },
            'command.confirmed': [
              { guard: 'lacksWords', actions: 'askForWords' },
              { target: 'acting.confirmed', actions: 'forgetProblem' },
            ],
            'command.cancelled': { target: 'refreshing', actions: 'end' },
          },
        },
        answering: {
          description: 'An answer is written, or was sent and can still be taken back.',
          tags: 'answering',
          invoke: {
            id: 'answer',
            src: 'answer',
            // It begins with the words that came back, with those of the version before, or with a signature.
            input: ({ context: { id, command, record, signature } }) => ({
              id,
              isCorrection: command === 'correct',
              isLater: record !== null && record.versions.length > 0,
              start: record?.failed?.words ??
                record?.written ?? {
                  title: '',
                  signedBy: signature,
                  changed: '',
                  diagnosis: '',
                  recommendation: '',
                  nextStep: '',
                  sources: '',
                },
              sent: record?.sending ?? null,
              failed: record?.failed?.message ?? null,
              files: record?.answerFiles ?? [],
            }),
            onDone: { target: 'refreshing', actions: ['end', 'tellQueue'] },
            onError: { target: 'refreshing', actions: 'end' },
          },
        },
        acting: {
          description: 'The database takes the step, or says why not.',
          tags: 'busy',
          initial: 'confirmed',
          invoke: {
            id: 'takeStep',
            src: 'takeStep',
            input: ({ context }) => ({
              id: context.id,
              kind: context.record?.request.kind ?? null,
              command: context.command ?? 'note',
              note: context.note.trim(),
              slot: context.slot,
            }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: 'composing',
                actions: { type: 'explainRefusal', params: ({ event }) => event.output },
              },
              { target: 'refreshing', actions: ['handDraftOver', 'end', 'tellQueue'] },
            ],
            onError: {
              target: 'composing',
              actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: { target: 'composing', actions: { type: 'explain', params: {} } },
          },
          states: {
            atOnce: {
              description:
                'A review begins without words, and so without a dialog; a refusal opens one.',
            },
            confirmed: {
              description: 'The dialog in which it was confirmed stays open meanwhile.',
              tags: 'dialogOpen',
            },
          },
        },
      },
    },
  },
});
