// The one question that a member may ask about an answer within 14 days; it uses no question of the month
// (docs/product-decisions.md, "Beyond the specification").
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { DraftNews, draftMachine } from './draft.machine.ts';

/** What is being asked. */
export type FollowUpDraft = { note: string };

/** The backend's answer: by when (ISO) it is answered, null where a promise was broken before; or why it is not taken. */
export type FollowUpAnswer =
  { outcome: 'stored'; dueAt: string | null } | { outcome: 'refused'; reason: FollowUpRefusal };
export type FollowUpRefusal =
  'not_signed_in' | 'not_found' | 'invalid' | 'follow_up_over' | 'follow_up_used' | 'illegal_move';

/** What went wrong: one of our sentences by its key, or the service's own words. */
export type FollowUpProblem = {
  key: FollowUpRefusal | 'noteMissing' | 'noteTooLong' | 'failed';
  message?: string;
};

export type FollowUpInput = {
  id: string;
  /** It was asked before. */
  isUsed: boolean;
  /** The backend takes it now. */
  isOpen: boolean;
  /** How long it may be. */
  longest: number;
};

export type FollowUpEvent =
  | { type: 'note.edited'; text: string }
  | { type: 'question.sent' }
  // What the draft reports.
  | DraftNews<FollowUpDraft>;

/** The request has moved: what the page knows of it is old. */
export type FollowUpEmitted = { type: 'request.moved' };

type FollowUpContext = FollowUpInput &
  FollowUpDraft & {
    problem: FollowUpProblem | null;
    /** By when (ISO) the question that was sent here is answered; null without a promise. */
    dueAt: string | null;
  };

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const followUpMachine = setup({
  types: {
    context: {} as FollowUpContext,
    input: {} as FollowUpInput,
    events: {} as FollowUpEvent,
    emitted: {} as FollowUpEmitted,
    children: {} as { draft: 'draft' },
    tags: {} as 'open' | 'busy' | 'sent' | 'used' | 'over',
  },
  actors: {
    /** What is written is kept in this browser, by request: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Asks; the same words sent again are stored once. */
    sendQuestion: fromPromise<FollowUpAnswer, { id: string; note: string }>(() =>
      Promise.reject(new Error('Port sendQuestion is not provided.')),
    ),
  },
  actions: {
    rememberNote: assign((_, params: { text: string }) => ({ note: params.text, problem: null })),
    takeUp: assign((_, params: { words: FollowUpDraft | null }) => ({
      note: params.words?.note ?? '',
    })),
    keepDraft: sendTo('draft', ({ context: { note } }) => ({
      type: 'words.changed' as const,
      words: note === '' ? null : { note },
    })),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    forgetNote: assign({ note: '' }),
    takeDueDate: assign((_, params: FollowUpAnswer) => ({
      dueAt: params.outcome === 'stored' ? params.dueAt : null,
    })),
    tellMove: emit({ type: 'request.moved' as const }),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: FollowUpProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    explainRefusal: assign((_, params: FollowUpAnswer) => ({
      problem: { key: params.outcome === 'refused' ? params.reason : ('failed' as const) },
    })),
  },
  guards: {
    isUsed: ({ context }) => context.isUsed,
    isOpen: ({ context }) => context.isOpen,
    isUntouched: ({ context }) => context.note === '',
    noteIsMissing: ({ context }) => context.note.trim() === '',
    noteIsTooLong: ({ context }) => Array.from(context.note).length > context.longest,
    wasRefused: (_, params: FollowUpAnswer) => params.outcome === 'refused',
  },
  delays: {
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'followUp',
  description:
    'A member asks once more about an answer, within 14 days and without using a question of the month.',
  meta: { typed: ['note'] },
  context: ({ input }) => ({ ...input, note: '', problem: null, dueAt: null }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context, self }) => ({ place: context.id, isOpen: true, holder: self }),
    // The form works without its draft.
    onError: { actions: 'forgetProblem' },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The question was asked before, can be asked, or cannot be asked any more.',
      always: [
        { guard: 'isUsed', target: 'used' },
        { guard: 'isOpen', target: 'open' },
        { target: 'over' },
      ],
    },
    open: {
      description: 'The member may write the question; the page says until when.',
      tags: 'open',
      on: {
        'note.edited': {
          actions: [{ type: 'rememberNote', params: ({ event }) => event }, 'keepDraft'],
        },
        // What was begun before is taken up as long as nothing is written.
        'draft.restored': {
          guard: 'isUntouched',
          actions: { type: 'takeUp', params: ({ event }) => event },
        },
        'question.sent': [
          { guard: 'noteIsMissing', actions: { type: 'explain', params: { key: 'noteMissing' } } },
          { guard: 'noteIsTooLong', actions: { type: 'explain', params: { key: 'noteTooLong' } } },
          { target: 'sending', actions: 'forgetProblem' },
        ],
      },
    },
    sending: {
      description: 'The question is on its way; its words stay in the form until it is stored.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'sendingQuestion',
        src: 'sendQuestion',
        input: ({ context: { id, note } }) => ({ id, note }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'open',
            actions: [{ type: 'explainRefusal', params: ({ event }) => event.output }, 'tellMove'],
          },
          {
            target: 'sent',
            actions: [
              { type: 'takeDueDate', params: ({ event }) => event.output },
              'handDraftOver',
              'forgetNote',
              'tellMove',
            ],
          },
        ],
        onError: {
          target: 'open',
          actions: {
            type: 'explain',
            params: ({ event }) => ({ key: 'failed', error: event.error }),
          },
        },
      },
      after: {
        serviceTimeout: { target: 'open', actions: { type: 'explain', params: { key: 'failed' } } },
      },
    },
    sent: {
      description: 'The advisor has the question; the page says by when it is answered.',
      tags: 'sent',
    },
    used: {
      description: 'The question was asked in an earlier visit.',
      tags: 'used',
    },
    over: {
      description:
        'The 14 days are over: the page says so, and shows what was written and never sent.',
      tags: 'over',
      on: { 'draft.restored': { actions: { type: 'takeUp', params: ({ event }) => event } } },
    },
  },
});
