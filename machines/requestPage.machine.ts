// The page of one request: everything that was asked, its files, where it stands, and its answer
// (docs/product-decisions.md, "Beyond the specification").
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Block } from '#content/schema.publications.ts';
import type { MemberRequest } from './myRequests.machine.ts';
import type { Opinion } from './opinion.machine.ts';
import type { Attachment } from './outbox.machine.ts';

/** A request with all that its member wrote. */
export type AskedRequest = MemberRequest & {
  /** The answers of its form, by field. */
  answers: Readonly<Record<string, unknown>>;
};

/** One version of an answer; the first says nothing of what changed. */
export type AnswerVersion = {
  version: number;
  title: string;
  signedBy: string;
  /** When (ISO). */
  signedAt: string;
  changed: string | null;
  parts: Readonly<Record<AnswerPart, readonly Block[]>>;
};
export type AnswerPart = 'diagnosis' | 'recommendation' | 'nextStep' | 'sources';

/** All that the page of a request shows. */
export type RequestRecord = {
  request: AskedRequest;
  /** The versions of its answer, the newest first; empty for an answer that is a plain note, and before it. */
  versions: readonly AnswerVersion[];
  /** The advisor's files. */
  answerFiles: readonly Attachment[];
  /** Since when (ISO) there is a link under which the answer can be read without an account; null without one. */
  forwardedAt: string | null;
  /** The names of what its member may do now, as the backend calls them. */
  moves: readonly string[];
  /** The one question that follows an answer up: until when (ISO), and since when it is asked; null without an answer. */
  followUp: { until: string; askedAt: string | null } | null;
  /** What its member said of the answer. */
  opinion: Opinion | null;
  /** Since when (ISO) it may be published without names; null while it may not. */
  consentedAt: string | null;
};

/** What the backend says of an address. A request of another member is not there, like one that never was. */
export type RequestAnswer = { outcome: 'found'; record: RequestRecord } | { outcome: 'missing' };

/** The copy in this browser, and when it was stored (ISO). */
export type SeenRequest = { record: RequestRecord; at: string };

/** `id`: of the address, as it is written there. */
export type RequestPageInput = { id: string };

export type RequestPageEvent =
  | { type: 'retry.requested' }
  // What the page's other flows have read, and what the browser reports.
  | { type: 'requests.known'; requests: readonly MemberRequest[] }
  | { type: 'page.shown' };

export type RequestPageEmitted =
  /** It was read: the browser keeps a copy for a time without network. */
  | { type: 'request.seen'; record: RequestRecord }
  /** It is not there any more, or never was: no copy stays. */
  | { type: 'request.lost'; id: string };

type RequestPageContext = RequestPageInput & {
  record: RequestRecord | null;
  /** When the copy on screen was stored (ISO); null for what the service has just sent. */
  copiedAt: string | null;
};

/** The voice note among the files of a request. */
export const noteOf = ({ attachments }: Pick<MemberRequest, 'attachments'>) =>
  attachments.find(({ type }) => type.startsWith('audio/'));

/** What another reading of the page says of the same request. */
const movedOf = ({ id, status, isBreached, position, history, attachments }: MemberRequest) =>
  JSON.stringify([id, status, isBreached, position, history, attachments]);

export const requestPageMachine = setup({
  types: {
    context: {} as RequestPageContext,
    input: {} as RequestPageInput,
    events: {} as RequestPageEvent,
    emitted: {} as RequestPageEmitted,
    tags: {} as 'loading' | 'missing' | 'failed' | 'shown' | 'stale',
  },
  actors: {
    /** Feed: reports `requests.known` after every reading of the page's other flows, and `page.shown`. */
    newsFeed: fromCallback<RequestPageEvent>(() => {
      throw new Error('Port newsFeed is not provided.');
    }),
    /** The member's own copy of it in this browser; null without one. */
    restoreRequest: fromPromise<SeenRequest | null, { id: string }>(() =>
      Promise.reject(new Error('Port restoreRequest is not provided.')),
    ),
    /** Asks the backend, which alone decides whose it is. */
    loadRequest: fromPromise<RequestAnswer, { id: string }>(() =>
      Promise.reject(new Error('Port loadRequest is not provided.')),
    ),
  },
  actions: {
    takeCopy: assign((_, params: { copy: SeenRequest | null }) => ({
      record: params.copy?.record ?? null,
      copiedAt: params.copy?.at ?? null,
    })),
    takeRequest: assign((_, params: RequestAnswer) => ({
      record: params.outcome === 'found' ? params.record : null,
      copiedAt: null,
    })),
    forgetRequest: assign({ record: null, copiedAt: null }),
    keepCopy: emit(({ context }) => ({
      type: 'request.seen' as const,
      record: context.record as RequestRecord,
    })),
    dropCopy: emit(({ context }) => ({ type: 'request.lost' as const, id: context.id })),
  },
  guards: {
    hasCopy: (_, params: { copy: SeenRequest | null }) => params.copy !== null,
    isMissing: (_, params: RequestAnswer) => params.outcome === 'missing',
    /** Another flow has read something else of this request than what is on screen. */
    hasMoved: ({ context }, params: { requests: readonly MemberRequest[] }) => {
      const known = params.requests.find(({ id }) => id === context.id);
      const shown = context.record?.request;
      return known !== undefined && shown !== undefined && movedOf(known) !== movedOf(shown);
    },
  },
  delays: {
    serviceTimeout: 15_000,
    /** The browser's storage answers immediately or not at all. */
    storageTimeout: 3000,
    /** How long after a failed look the service is asked again. */
    retryPause: 30_000,
  },
}).createMachine({
  id: 'requestPage',
  description:
    'A member opens one of their requests, and reads what they asked, where it stands and what was answered.',
  context: ({ input }) => ({ id: input.id, record: null, copiedAt: null }),
  // The request is read without news of it, too.
  invoke: { id: 'newsFeed', src: 'newsFeed', onError: {} },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'This browser may have a copy from an earlier look.',
      tags: 'loading',
      invoke: {
        id: 'restoreRequest',
        src: 'restoreRequest',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'hasCopy', params: ({ event }) => ({ copy: event.output }) },
            target: 'shown.refreshing',
            actions: { type: 'takeCopy', params: ({ event }) => ({ copy: event.output }) },
          },
          { target: 'loading' },
        ],
        onError: { target: 'loading' },
      },
      after: { storageTimeout: { target: 'loading' } },
    },
    loading: {
      description: 'The request is read for the first time.',
      tags: 'loading',
      invoke: {
        id: 'loadRequest',
        src: 'loadRequest',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'missing',
          },
          {
            target: 'shown.fresh',
            actions: [{ type: 'takeRequest', params: ({ event }) => event.output }, 'keepCopy'],
          },
        ],
        onError: { target: 'failed' },
      },
      after: { serviceTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be read; the page says so and offers to try again.',
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading' },
        'requests.known': { target: 'loading' },
        'page.shown': { target: 'loading' },
      },
    },
    missing: {
      description:
        'There is no such request, or it is another member’s: the page says the same of both.',
      tags: 'missing',
      entry: ['forgetRequest', 'dropCopy'],
    },
    shown: {
      description: 'The request is on screen.',
      tags: 'shown',
      initial: 'fresh',
      states: {
        fresh: {
          description: 'It is as the service has sent it.',
          on: {
            'requests.known': {
              guard: { type: 'hasMoved', params: ({ event }) => event },
              target: 'refreshing',
            },
          },
        },
        refreshing: {
          description: 'It is read again; what is known stays on screen meanwhile.',
          invoke: {
            id: 'loadRequest',
            src: 'loadRequest',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: 'isMissing', params: ({ event }) => event.output },
                target: '#requestPage.missing',
              },
              {
                target: 'fresh',
                actions: [{ type: 'takeRequest', params: ({ event }) => event.output }, 'keepCopy'],
              },
            ],
            onError: { target: 'stale' },
          },
          after: { serviceTimeout: { target: 'stale' } },
        },
        stale: {
          description:
            'The last look failed: what was seen before stays on screen, and the page says that it may be out of date.',
          tags: 'stale',
          on: {
            'retry.requested': { target: 'refreshing' },
            'requests.known': { target: 'refreshing' },
            'page.shown': { target: 'refreshing' },
          },
          after: { retryPause: { target: 'refreshing' } },
        },
      },
    },
  },
});
