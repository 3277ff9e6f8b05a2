// The replies to a post of the community: one thread is open at a time, is read and answered, and one's own replies can be
// deleted (docs/features.md, "Threads of the community").
import { and, assign, emit, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { RemovalOutput, removalMachine } from './removal.machine.ts';

export type Reply = {
  id: string;
  author: string;
  /** Empty if the author gave none. */
  role: string;
  text: string;
  /** When (ISO). */
  createdAt: string;
  isMine: boolean;
};

/** What is being written. */
export type ReplyDraft = { text: string };

/** A reply, and the post that it is for. */
export type NewReply = ReplyDraft & { post: string };

export type ReplyRefusal =
  'not_signed_in' | 'not_found' | 'invalid' | 'too_many_today' | 'name_reserved';

/** The backend's answer to a reply. */
export type ReplyAnswer =
  { outcome: 'stored'; reply: Reply } | { outcome: 'refused'; reason: ReplyRefusal };

/** The error: one of our sentences by its key, or the service's own words. */
export type ThreadProblem = { key: 'failed' | ReplyRefusal; message?: string };

export type ThreadEvent =
  | { type: 'thread.opened'; id: string }
  | { type: 'thread.closed' }
  | { type: 'retry.requested' }
  | { type: 'reply.edited'; text: string }
  | { type: 'reply.submitted' }
  | { type: 'removal.requested'; id: string }
  // What the draft of the reply reports.
  | DraftNews<ReplyDraft>
  /** The member who wrote and read has signed out, or another member has signed in. */
  | { type: 'member.left' };

export type ThreadEmitted = { type: 'toast'; key: ToastKey; message?: string };

type ThreadContext = {
  /** The post whose thread is open. */
  post: string;
  /** The oldest first. */
  replies: readonly Reply[];
  text: string;
  /** What could not be sent, and why. */
  problem: ThreadProblem | null;
  /** The reply that is about to be deleted. */
  doomed: string | null;
  /** How many replies each post has whose thread was read: newer than what its list said. */
  counts: Readonly<Record<string, number>>;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** The replies as they are now, and how many the post has. */
const withReplies = (
  { post, counts }: Pick<ThreadContext, 'post' | 'counts'>,
  replies: readonly Reply[],
) => ({ replies, counts: { ...counts, [post]: replies.length } });

export const threadMachine = setup({
  types: {
    context: {} as ThreadContext,
    events: {} as ThreadEvent,
    emitted: {} as ThreadEmitted,
    children: {} as { draft: 'draft'; removal: 'removal' },
    tags: {} as 'open' | 'loading' | 'failed' | 'listed' | 'busy',
  },
  actors: {
    /** Feed: reports `member.left`. */
    memberFeed: fromCallback<ThreadEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** What is written is kept in this browser, by post: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** The replies to a post, the oldest first, as far as this member may read them. */
    loadReplies: fromPromise<readonly Reply[], { post: string }>(() =>
      Promise.reject(new Error('Port loadReplies is not provided.')),
    ),
    /** Stores a reply; the same words sent again are stored once. */
    sendReply: fromPromise<ReplyAnswer, NewReply>(() =>
      Promise.reject(new Error('Port sendReply is not provided.')),
    ),
    /** A dialog asks, and the backend deletes: removal.machine.ts. */
    removal: fromPromise(() =>
      Promise.reject(new Error('Flow removal is not provided.')),
    ) as unknown as typeof removalMachine,
  },
  actions: {
    openPost: assign((_, params: { id: string }) => ({
      post: params.id,
      replies: [],
      text: '',
      problem: null,
    })),
    placeDraft: sendTo('draft', (_, params: { id: string }) => ({
      type: 'place.changed' as const,
      place: params.id,
    })),
    requestDraft: sendTo('draft', { type: 'draft.requested' }),
    takeUp: assign((_, params: { words: ReplyDraft | null }) => params.words ?? {}),
    keepDraft: sendTo('draft', ({ context: { text } }) => ({
      type: 'words.changed' as const,
      words: text.trim() === '' ? null : { text },
    })),
    // A reply that was sent during the read may be missing from the answer.
    rememberReplies: assign(({ context }, params: { replies: readonly Reply[] }) =>
      withReplies(context, [
        ...params.replies,
        ...context.replies.filter(({ id }) => params.replies.every((reply) => reply.id !== id)),
      ]),
    ),
    rememberText: assign((_, params: { text: string }) => ({ text: params.text, problem: null })),
    forgetProblem: assign({ problem: null }),
    clearComposer: assign({ text: '', problem: null }),
    addReply: assign(({ context }, params: ReplyAnswer) =>
      params.outcome === 'stored'
        ? withReplies(context, [
            ...context.replies.filter(({ id }) => id !== params.reply.id),
            params.reply,
          ])
        : {},
    ),
    explain: assign((_, params: { key: ThreadProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    explainRefusal: assign((_, params: ReplyAnswer) => ({
      problem: { key: params.outcome === 'refused' ? params.reason : ('failed' as const) },
    })),
    chooseDoomed: assign((_, params: { id: string }) => ({ doomed: params.id })),
    spareDoomed: assign({ doomed: null }),
    removeDoomed: assign(({ context }) => ({
      ...withReplies(
        context,
        context.replies.filter(({ id }) => id !== context.doomed),
      ),
      doomed: null,
    })),
    closePost: assign({ post: '', replies: [], text: '', problem: null }),
    forgetMember: assign({
      post: '',
      replies: [],
      text: '',
      problem: null,
      doomed: null,
      counts: {},
    }),
    announce: emit((_, params: { key: ToastKey; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
  },
  guards: {
    // Combined with another guard, it cannot have parameters.
    isAnother: ({ context, event }) => event.type === 'thread.opened' && event.id !== context.post,
    /** Nothing is on its way: what is being sent or deleted is waited for. */
    isQuiet: and([
      stateIn({ open: { composer: 'writing' } }),
      stateIn({ open: { removal: 'idle' } }),
    ]),
    hasWords: ({ context }) => context.text.trim() !== '',
    isUntouched: ({ context }) => context.text.trim() === '',
    isMine: ({ context }, params: { id: string }) =>
      context.replies.some(({ id, isMine }) => id === params.id && isMine),
    wasDeleted: (_, params: RemovalOutput) => params.outcome === 'deleted',
    wasRefused: (_, params: ReplyAnswer) => params.outcome === 'refused',
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'thread',
  description: 'Members read the replies to a post of the community, and answer it.',
  meta: { typed: ['text'] },
  context: () => ({
    post: '',
    replies: [],
    text: '',
    problem: null,
    doomed: null,
    counts: {},
  }),
  invoke: [
    { id: 'memberFeed', src: 'memberFeed', onError: { target: '.closed', actions: 'closePost' } },
    // The thread works without the draft of a reply.
    {
      id: 'draft',
      src: 'draft',
      input: ({ self }) => ({ place: '', isOpen: false, holder: self }),
      onError: { target: '.closed', actions: 'closePost' },
    },
  ],
  on: { 'member.left': { target: '.closed', actions: 'forgetMember' } },
  initial: 'closed',
  states: {
    closed: {
      description: 'The posts are in view; no thread is open.',
      on: {
        'thread.opened': {
          target: 'open',
          actions: [
            { type: 'openPost', params: ({ event }) => event },
            { type: 'placeDraft', params: ({ event }) => event },
            'requestDraft',
          ],
        },
      },
    },
    open: {
      description: 'The replies to one post are below it, and a box for another one.',
      tags: 'open',
      type: 'parallel',
      on: {
        'thread.opened': {
          guard: and(['isAnother', 'isQuiet']),
          target: 'open',
          reenter: true,
          actions: [
            { type: 'openPost', params: ({ event }) => event },
            { type: 'placeDraft', params: ({ event }) => event },
            'requestDraft',
          ],
        },
        'thread.closed': { guard: 'isQuiet', target: 'closed', actions: 'closePost' },
      },
      states: {
        list: {
          description: 'What is known of the replies.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The replies are being read; a line says so.',
              tags: 'loading',
              invoke: {
                id: 'loadingReplies',
                src: 'loadReplies',
                input: ({ context }) => ({ post: context.post }),
                onDone: {
                  target: 'shown',
                  actions: {
                    type: 'rememberReplies',
                    params: ({ event }) => ({ replies: event.output }),
                  },
                },
                onError: { target: 'failed' },
              },
              after: { serviceTimeout: { target: 'failed' } },
            },
            failed: {
              description: 'They could not be read; the thread says so and offers to try again.',
              tags: 'failed',
              on: { 'retry.requested': { target: 'loading' } },
            },
            shown: { description: 'The replies are on screen.', tags: 'listed' },
          },
        },
        composer: {
          description: 'What the member writes; it is kept as a draft, by post.',
          initial: 'writing',
          states: {
            writing: {
              description:
                'The box is the member’s; nothing has been sent. A member who types before the draft is found is not interrupted.',
              on: {
                'draft.restored': {
                  guard: 'isUntouched',
                  actions: { type: 'takeUp', params: ({ event }) => event },
                },
                'reply.edited': {
                  actions: [{ type: 'rememberText', params: ({ event }) => event }, 'keepDraft'],
                },
                'reply.submitted': {
                  guard: 'hasWords',
                  target: 'sending',
                  actions: 'forgetProblem',
                },
              },
            },
            sending: {
              description: 'The reply is on its way; its words stay in the box until it is stored.',
              tags: 'busy',
              invoke: {
                id: 'sendingReply',
                src: 'sendReply',
                input: ({ context }) => ({ post: context.post, text: context.text }),
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => event.output },
                    target: 'writing',
                    actions: [
                      { type: 'explainRefusal', params: ({ event }) => event.output },
                      { type: 'announce', params: { key: 'replyFailed' } },
                    ],
                  },
                  {
                    target: 'writing',
                    actions: [
                      { type: 'addReply', params: ({ event }) => event.output },
                      'clearComposer',
                      'keepDraft',
                      { type: 'announce', params: { key: 'replyPosted' } },
                    ],
                  },
                ],
                onError: {
                  target: 'writing',
                  actions: [
                    {
                      type: 'explain',
                      params: ({ event }) => ({ key: 'failed', error: event.error }),
                    },
                    {
                      type: 'announce',
                      params: ({ event }) => ({ key: 'replyFailed', error: event.error }),
                    },
                  ],
                },
              },
              after: {
                serviceTimeout: {
                  target: 'writing',
                  actions: [
                    { type: 'explain', params: { key: 'failed' } },
                    { type: 'announce', params: { key: 'replyFailed' } },
                  ],
                },
              },
            },
          },
        },
        removal: {
          description: 'Deleting a reply of one’s own.',
          initial: 'idle',
          states: {
            idle: {
              description: 'The member reads.',
              on: {
                'removal.requested': {
                  guard: { type: 'isMine', params: ({ event }) => event },
                  target: 'removing',
                  actions: { type: 'chooseDoomed', params: ({ event }) => event },
                },
              },
            },
            removing: {
              description:
                'A dialog asks, and the backend deletes it: a conversation with a chart of its own.',
              invoke: {
                id: 'removal',
                src: 'removal',
                input: ({ context }) => ({ id: context.doomed ?? '', failed: 'replyFailed' }),
                onDone: [
                  {
                    guard: { type: 'wasDeleted', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: [
                      'removeDoomed',
                      { type: 'announce', params: { key: 'replyDeleted' } },
                    ],
                  },
                  { target: 'idle', actions: 'spareDoomed' },
                ],
                onError: { target: 'idle', actions: 'spareDoomed' },
              },
            },
          },
        },
      },
    },
  },
});
