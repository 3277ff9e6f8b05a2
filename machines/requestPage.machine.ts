// The page of one request: everything that was asked, its files and its voice note, where it stands, and its answer
// (docs/product-decisions.md, "Beyond the specification").
import { assign, emit, fromCallback, fromPromise, not, setup } from 'xstate';
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

/** The voice note, or why it cannot be had. */
export type NoteAnswer = { outcome: 'found'; body: Blob } | { outcome: 'refused'; message: string };

/** `id`: of the address, as it is written there. */
export type RequestPageInput = { id: string };

export type RequestPageEvent =
  | { type: 'retry.requested' }
  | { type: 'note.requested' }
  // What the page's other flows have read, and what the browser reports.
  | { type: 'requests.known'; requests: readonly MemberRequest[] }
  | { type: 'page.shown' }
  // What the player reports.
  | { type: 'playback.ready'; address: string };

export type RequestPageEmitted =
  /** It was read: the browser keeps a copy for a time without network. */
  | { type: 'request.seen'; record: RequestRecord }
  /** It is not there any more, or never was: no copy stays. */
  | { type: 'request.lost'; id: string };

type RequestPageContext = RequestPageInput & {
  record: RequestRecord | null;
  /** The id of its voice note; null without one. */
  noteId: string | null;
  /** When the copy on screen was stored (ISO); null for what the service has just sent. */
  copiedAt: string | null;
  /** The bytes of the voice note. */
  note: Blob | null;
  /** Where the player finds them. */
  address: string | null;
  /** Why the note cannot be heard, in the service's words; empty where it has none. */
  noteProblem: string;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** The voice note among the files of a request. */
export const noteOf = ({ attachments }: Pick<MemberRequest, 'attachments'>) =>
  attachments.find(({ type }) => type.startsWith('audio/'));

const noteIdIn = (record: RequestRecord | null) =>
  record === null ? null : (noteOf(record.request)?.id ?? null);

/** What another reading of the page says of the same request. */
const movedOf = ({ id, status, isBreached, position, history, attachments }: MemberRequest) =>
  JSON.stringify([id, status, isBreached, position, history, attachments]);

export const requestPageMachine = setup({
  types: {
    context: {} as RequestPageContext,
    input: {} as RequestPageInput,
    events: {} as RequestPageEvent,
    emitted: {} as RequestPageEmitted,
    tags: {} as
      'loading' | 'missing' | 'failed' | 'shown' | 'stale' | 'noteBusy' | 'noteFailed' | 'playable',
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
    /** The bytes of the voice note. */
    readNote: fromPromise<NoteAnswer, { id: string }>(() =>
      Promise.reject(new Error('Port readNote is not provided.')),
    ),
    /** Feed: reports the address under which the player finds the bytes; the address ends with it. */
    playback: fromCallback<RequestPageEvent, { bytes: Blob | null }>(() => {
      throw new Error('Port playback is not provided.');
    }),
  },
  actions: {
    takeCopy: assign((_, params: { copy: SeenRequest | null }) => ({
      record: params.copy?.record ?? null,
      noteId: noteIdIn(params.copy?.record ?? null),
      copiedAt: params.copy?.at ?? null,
    })),
    takeRequest: assign((_, params: RequestAnswer) => ({
      record: params.outcome === 'found' ? params.record : null,
      noteId: noteIdIn(params.outcome === 'found' ? params.record : null),
      copiedAt: null,
    })),
    forgetRequest: assign({ record: null, noteId: null, copiedAt: null }),
    keepCopy: emit(({ context }) => ({
      type: 'request.seen' as const,
      record: context.record as RequestRecord,
    })),
    dropCopy: emit(({ context }) => ({ type: 'request.lost' as const, id: context.id })),
    takeNote: assign((_, params: NoteAnswer) => ({
      note: params.outcome === 'found' ? params.body : null,
    })),
    forgetNote: assign({ note: null }),
    takeAddress: assign((_, params: { address: string }) => ({ address: params.address })),
    forgetAddress: assign({ address: null }),
    forgetProblem: assign({ noteProblem: '' }),
    explainRefusal: assign((_, params: NoteAnswer) => ({
      noteProblem: params.outcome === 'refused' ? params.message : '',
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      noteProblem: sentenceOf(params.error).message ?? '',
    })),
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
    hasNote: ({ context }) => context.noteId !== null,
    wasRefused: (_, params: NoteAnswer) => params.outcome === 'refused',
  },
  delays: {
    serviceTimeout: 15_000,
    /** The browser's storage answers immediately or not at all. */
    storageTimeout: 3000,
    /** Enough for two minutes of speech on a slow line. */
    noteTimeout: 30_000,
    /** How long after a failed look the service is asked again. */
    retryPause: 30_000,
  },
}).createMachine({
  id: 'requestPage',
  description:
    'A member opens one of their requests, and reads what they asked, where it stands and what was answered.',
  type: 'parallel',
  context: ({ input }) => ({
    id: input.id,
    record: null,
    noteId: null,
    copiedAt: null,
    note: null,
    address: null,
    noteProblem: '',
  }),
  invoke: { id: 'newsFeed', src: 'newsFeed', onError: { actions: 'forgetProblem' } },
  states: {
    content: {
      description: 'What is known of the request.',
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
                    target: '#requestPage.content.missing',
                  },
                  {
                    target: 'fresh',
                    actions: [
                      { type: 'takeRequest', params: ({ event }) => event.output },
                      'keepCopy',
                    ],
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
    },
    note: {
      description: 'The voice note that was sent along, if there is one.',
      initial: 'unheard',
      states: {
        unheard: {
          description: 'The member has not asked for it.',
          on: { 'note.requested': { guard: 'hasNote', target: 'wanted' } },
        },
        wanted: {
          description: 'The member wants to hear it, as long as the request is there.',
          always: { guard: not('hasNote'), target: 'unheard', actions: 'forgetNote' },
          initial: 'fetching',
          states: {
            fetching: {
              description: 'Its bytes are fetched from the service.',
              tags: 'noteBusy',
              entry: 'forgetProblem',
              invoke: {
                id: 'readNote',
                src: 'readNote',
                input: ({ context }) => ({ id: context.noteId ?? '' }),
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => event.output },
                    target: 'failed',
                    actions: { type: 'explainRefusal', params: ({ event }) => event.output },
                  },
                  {
                    target: 'audible',
                    actions: { type: 'takeNote', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: 'failed',
                  actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
                },
              },
              after: { noteTimeout: { target: 'failed' } },
            },
            audible: {
              description: 'Its bytes are here.',
              invoke: {
                id: 'playback',
                src: 'playback',
                input: ({ context }) => ({ bytes: context.note }),
                onError: { target: 'failed' },
              },
              exit: 'forgetAddress',
              initial: 'opening',
              states: {
                opening: {
                  description: 'The player is about to get it.',
                  tags: 'noteBusy',
                  on: {
                    'playback.ready': {
                      target: 'playable',
                      actions: { type: 'takeAddress', params: ({ event }) => event },
                    },
                  },
                  after: { storageTimeout: { target: '#requestPage.note.wanted.failed' } },
                },
                playable: { description: 'It can be heard.', tags: 'playable' },
              },
            },
            failed: {
              description: 'It could not be had; the page says why, and it can be asked for again.',
              tags: 'noteFailed',
              on: { 'note.requested': { target: 'fetching' } },
            },
          },
        },
      },
    },
  },
});
