// What a member says of an answer: whether it helped, and why (docs/product-decisions.md, "Beyond the specification").
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { DraftNews, draftMachine } from './draft.machine.ts';

/** What was said of an answer. */
export type Opinion = {
  helped: boolean;
  why: string | null;
  /** When (ISO). */
  saidAt: string;
};

/** What is being said; `helped` is null until it is chosen. */
export type OpinionDraft = { helped: boolean | null; why: string };

/** The backend's answer. */
export type OpinionAnswer =
  { outcome: 'stored'; opinion: Opinion } | { outcome: 'refused'; reason: OpinionRefusal };
export type OpinionRefusal = 'not_signed_in' | 'not_found' | 'no_answer' | 'invalid';

/** What went wrong: one of our sentences by its key, or the service's own words. */
export type OpinionProblem = {
  key: OpinionRefusal | 'helpedMissing' | 'whyTooLong' | 'failed';
  message?: string;
};

/** `opinion`: what was said before; `longest`: how long a reason may be. */
export type OpinionInput = { id: string; opinion: Opinion | null; longest: number };

export type OpinionEvent =
  | { type: 'helped.chosen'; helped: boolean }
  | { type: 'why.edited'; text: string }
  | { type: 'opinion.sent' }
  | { type: 'change.requested' }
  | { type: 'change.cancelled' }
  // What the draft reports.
  | DraftNews<OpinionDraft>;

type OpinionContext = OpinionInput &
  OpinionDraft & {
    problem: OpinionProblem | null;
  };

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** What the form shows before anything is changed. */
const saidIn = (opinion: Opinion | null): OpinionDraft => ({
  helped: opinion?.helped ?? null,
  why: opinion?.why ?? '',
});

export const opinionMachine = setup({
  types: {
    context: {} as OpinionContext,
    input: {} as OpinionInput,
    events: {} as OpinionEvent,
    children: {} as { draft: 'draft' },
    tags: {} as 'asking' | 'said' | 'busy',
  },
  actors: {
    /** What is chosen and written is kept in this browser, by request: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Stores what is said; said again, it replaces what was said before. */
    storeOpinion: fromPromise<OpinionAnswer, { id: string; helped: boolean; why: string }>(() =>
      Promise.reject(new Error('Port storeOpinion is not provided.')),
    ),
  },
  actions: {
    rememberHelped: assign((_, params: { helped: boolean }) => ({
      helped: params.helped,
      problem: null,
    })),
    rememberWhy: assign((_, params: { text: string }) => ({ why: params.text, problem: null })),
    forgetWords: assign({ helped: null, why: '', problem: null }),
    showSaid: assign(({ context }) => ({ ...saidIn(context.opinion), problem: null })),
    takeUp: assign(({ context }, params: { words: OpinionDraft | null }) => ({
      ...(params.words ?? saidIn(context.opinion)),
      problem: null,
    })),
    /** A change that was begun is on screen again after a reload, also if no word of it differs yet. */
    keepDraft: sendTo('draft', ({ context: { opinion, helped, why } }) => ({
      type: 'words.changed' as const,
      words: opinion === null && helped === null && why === '' ? null : { helped, why },
    })),
    dropDraft: sendTo('draft', { type: 'words.changed', words: null }),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    takeOpinion: assign(({ context }, params: OpinionAnswer) => ({
      opinion: params.outcome === 'stored' ? params.opinion : context.opinion,
    })),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: OpinionProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    explainRefusal: assign((_, params: OpinionAnswer) => ({
      problem: { key: params.outcome === 'refused' ? params.reason : ('failed' as const) },
    })),
  },
  guards: {
    wasSaid: ({ context }) => context.opinion !== null,
    areWords: (_, params: { words: OpinionDraft | null }) => params.words !== null,
    isUntouched: ({ context: { opinion, helped, why } }) => {
      const said = saidIn(opinion);
      return helped === said.helped && why === said.why;
    },
    helpedIsMissing: ({ context }) => context.helped === null,
    whyIsTooLong: ({ context }) => Array.from(context.why).length > context.longest,
    wasRefused: (_, params: OpinionAnswer) => params.outcome === 'refused',
  },
  delays: {
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'opinion',
  description: 'A member says of an answer whether it helped, and why; and may say it anew later.',
  meta: { typed: ['helped', 'why'] },
  context: ({ input }) => ({ ...input, helped: null, why: '', problem: null }),
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
      description: 'The member has said something of the answer before, or not.',
      always: [{ guard: 'wasSaid', target: 'said' }, { target: 'asking' }],
    },
    asking: {
      description: 'The page asks whether the answer helped, and why.',
      tags: 'asking',
      on: {
        'helped.chosen': {
          actions: [{ type: 'rememberHelped', params: ({ event }) => event }, 'keepDraft'],
        },
        'why.edited': {
          actions: [{ type: 'rememberWhy', params: ({ event }) => event }, 'keepDraft'],
        },
        // What was begun before is taken up as long as nothing is changed.
        'draft.restored': {
          guard: 'isUntouched',
          actions: { type: 'takeUp', params: ({ event }) => event },
        },
        'change.cancelled': {
          guard: 'wasSaid',
          target: 'said',
          actions: ['dropDraft', 'forgetWords'],
        },
        'opinion.sent': [
          {
            guard: 'helpedIsMissing',
            actions: { type: 'explain', params: { key: 'helpedMissing' } },
          },
          { guard: 'whyIsTooLong', actions: { type: 'explain', params: { key: 'whyTooLong' } } },
          { target: 'storing', actions: 'forgetProblem' },
        ],
      },
    },
    storing: {
      description: 'It is on its way; the words stay in the form until they are stored.',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'storingOpinion',
        src: 'storeOpinion',
        input: ({ context: { id, helped, why } }) => ({ id, helped: helped === true, why }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'said',
            actions: [
              { type: 'takeOpinion', params: ({ event }) => event.output },
              'handDraftOver',
              'forgetWords',
            ],
          },
        ],
        onError: {
          target: 'asking',
          actions: {
            type: 'explain',
            params: ({ event }) => ({ key: 'failed', error: event.error }),
          },
        },
      },
      after: {
        serviceTimeout: {
          target: 'asking',
          actions: { type: 'explain', params: { key: 'failed' } },
        },
      },
    },
    said: {
      description: 'The page shows what the member said, and when.',
      tags: 'said',
      on: {
        'change.requested': { target: 'asking', actions: ['showSaid', 'keepDraft'] },
        // A change was begun before the page was loaded.
        'draft.restored': {
          guard: { type: 'areWords', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'takeUp', params: ({ event }) => event },
        },
      },
    },
  },
});
