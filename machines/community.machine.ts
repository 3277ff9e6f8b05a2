// The community: posts that members write for each other, likes, and what Premium opens
// (docs/product-spec.md, "2. Screens and routes", "Community post box"; docs/product-decisions.md, "No behaviour").
import { assign, emit, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { RemovalOutput, removalMachine } from './removal.machine.ts';

/** A post as its reader may see it. */
export type CommunityPost = {
  id: string;
  author: string;
  /** Empty if the author gave none. */
  role: string;
  /** The whole text; where it was held back, its teaser. */
  text: string;
  /** The backend has sent the whole text. */
  isWhole: boolean;
  isPremium: boolean;
  likes: number;
  replies: number;
  /** When (ISO). */
  createdAt: string;
  isMine: boolean;
  isLiked: boolean;
  /** Why staff hid it; its author alone still sees it. */
  hiddenReason?: string;
};

/** What is being written. */
export type PostDraft = { text: string; premium: boolean };

/** The backend's answer to a post. */
export type PostAnswer =
  { outcome: 'stored'; post: CommunityPost } | { outcome: 'refused'; reason: PostRefusal };

export type PostRefusal =
  'not_signed_in' | 'not_allowed' | 'invalid' | 'too_many_today' | 'name_reserved';

/** A like that was given or taken back, and is not stored yet. */
export type PendingLike = { id: string; liked: boolean };

/** The error: one of our sentences by its key, or the service's own words. */
export type CommunityProblem = { key: 'failed' | PostRefusal; message?: string };

export type CommunityEvent =
  | { type: 'retry.requested' }
  | { type: 'draft.edited'; text: string }
  | { type: 'premium.toggled' }
  | { type: 'post.submitted' }
  | { type: 'like.toggled'; id: string }
  | { type: 'removal.requested'; id: string }
  // What the draft of the post reports.
  | DraftNews<PostDraft>
  // The member's tier, as the session reports it.
  /** The member who wrote, liked and read has signed out, or another member has signed in. */
  | { type: 'member.left' }
  | { type: 'member.absent' }
  | { type: 'member.free' }
  | { type: 'member.flagged' }
  | { type: 'member.premium' };

export type CommunityEmitted = { type: 'toast'; key: ToastKey; message?: string };

type CommunityContext = {
  posts: readonly CommunityPost[];
  draft: PostDraft;
  /** What could not be posted, and why. */
  problem: CommunityProblem | null;
  /** Likes that are not stored yet, in the order of the presses. */
  pendingLikes: readonly PendingLike[];
  /** The post whose like was put back. */
  unliked: ({ id: string } & CommunityProblem) | null;
  /** The post that is about to be deleted. */
  doomed: string | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

const likeOf = (
  { posts, pendingLikes }: Pick<CommunityContext, 'posts' | 'pendingLikes'>,
  id: string,
) =>
  pendingLikes.find((pendingLike) => pendingLike.id === id)?.liked ??
  posts.find((post) => post.id === id)?.isLiked ??
  false;

/** Only likes that differ from the stored state; a press that was undone asks for nothing. */
const openPendingLikes = (pendingLikes: readonly PendingLike[], posts: readonly CommunityPost[]) =>
  pendingLikes.filter(({ id, liked }) =>
    posts.some((post) => post.id === id && post.isLiked !== liked),
  );

/** A post with a like given or taken back, counted. */
const liked = (post: CommunityPost, isLiked: boolean): CommunityPost =>
  post.isLiked === isLiked
    ? post
    : { ...post, isLiked, likes: Math.max(0, post.likes + (isLiked ? 1 : -1)) };

/** A post as shown while its like is being stored. */
export const withPendingLikes = (
  post: CommunityPost,
  pendingLikes: readonly PendingLike[],
): CommunityPost => liked(post, likeOf({ posts: [post], pendingLikes }, post.id));

export const communityMachine = setup({
  types: {
    context: {} as CommunityContext,
    events: {} as CommunityEvent,
    emitted: {} as CommunityEmitted,
    children: {} as { draft: 'draft'; removal: 'removal' },
    tags: {} as 'loading' | 'failed' | 'listed' | 'editable' | 'busy' | 'flagged' | 'entitled',
  },
  actors: {
    /** Feed: reports the member's tier, at the start and on every change; and `member.left`. */
    memberFeed: fromCallback<CommunityEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** The posts, the newest first; of a premium post only what this member may read. */
    loadPosts: fromPromise<readonly CommunityPost[]>(() =>
      Promise.reject(new Error('Port loadPosts is not provided.')),
    ),
    /** What is written is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Stores a post; the same words sent again are stored once. */
    publishPost: fromPromise<PostAnswer, PostDraft>(() =>
      Promise.reject(new Error('Port publishPost is not provided.')),
    ),
    /** Gives a like or removes it, and returns what is stored now; repeating it changes nothing. */
    setLike: fromPromise<PendingLike, PendingLike>(() =>
      Promise.reject(new Error('Port setLike is not provided.')),
    ),
    /** A dialog asks, and the backend deletes: removal.machine.ts. */
    removal: fromPromise(() =>
      Promise.reject(new Error('Flow removal is not provided.')),
    ) as unknown as typeof removalMachine,
  },
  actions: {
    // A post that was published during the read may be missing from the answer.
    rememberPosts: assign(({ context }, params: { posts: readonly CommunityPost[] }) => ({
      posts: [
        ...context.posts.filter(({ id }) => params.posts.every((post) => post.id !== id)),
        ...params.posts,
      ],
    })),
    forgetPosts: assign({ posts: [], unliked: null }),
    forgetPendingLikes: assign({ pendingLikes: [] }),
    rememberDraft: assign((_, params: { draft: PostDraft | null }) => ({
      draft: params.draft ?? { text: '', premium: false },
    })),
    rememberText: assign(({ context }, params: { text: string }) => ({
      draft: { ...context.draft, text: params.text },
      problem: null,
    })),
    togglePremium: assign(({ context }) => ({
      draft: { ...context.draft, premium: !context.draft.premium },
      problem: null,
    })),
    forgetProblem: assign({ problem: null }),
    keepDraft: sendTo('draft', ({ context: { draft } }) => ({
      type: 'words.changed' as const,
      words: draft.text === '' && !draft.premium ? null : draft,
    })),
    clearComposer: assign({ draft: { text: '', premium: false }, problem: null }),
    addPost: assign(({ context }, params: PostAnswer) =>
      params.outcome === 'stored'
        ? { posts: [params.post, ...context.posts.filter(({ id }) => id !== params.post.id)] }
        : {},
    ),
    explain: assign((_, params: { key: CommunityProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    explainRefusal: assign((_, params: PostAnswer) => ({
      problem: { key: params.outcome === 'refused' ? params.reason : ('failed' as const) },
    })),
    addPendingLike: assign(({ context }, params: { id: string }) => {
      const pendingLike = { id: params.id, liked: !likeOf(context, params.id) };
      const others = context.pendingLikes.filter(({ id }) => id !== params.id);
      const [first] = context.pendingLikes;
      return {
        // The request in progress stays first; the member's later press is sent after it.
        pendingLikes:
          first?.id === params.id
            ? [pendingLike, ...others]
            : openPendingLikes([...others, pendingLike], context.posts),
        unliked: null,
      };
    }),
    settleLike: assign(({ context }, params: PendingLike) => {
      const posts = context.posts.map((post) =>
        post.id === params.id ? liked(post, params.liked) : post,
      );
      return { posts, pendingLikes: openPendingLikes(context.pendingLikes, posts) };
    }),
    putLikeBack: assign(({ context }, params: { error?: unknown }) => {
      const [first, ...rest] = context.pendingLikes;
      return {
        pendingLikes: rest,
        unliked:
          first === undefined
            ? null
            : { id: first.id, key: 'failed' as const, ...sentenceOf(params.error) },
      };
    }),
    chooseDoomed: assign((_, params: { id: string }) => ({ doomed: params.id })),
    spareDoomed: assign({ doomed: null }),
    removeDoomed: assign(({ context }) => ({
      posts: context.posts.filter(({ id }) => id !== context.doomed),
      doomed: null,
    })),
    announce: emit((_, params: { key: ToastKey; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
  },
  guards: {
    hasWords: ({ context }) => context.draft.text.trim() !== '',
    isReadable: ({ context }, params: { id: string }) =>
      context.posts.some(({ id, isWhole }) => id === params.id && isWhole),
    isMine: ({ context }, params: { id: string }) =>
      context.posts.some(({ id, isMine }) => id === params.id && isMine),
    hasPendingLikes: ({ context }) => context.pendingLikes.length > 0,
    isEntitled: stateIn({ membership: 'entitled' }),
    somethingIsHeldBack: ({ context }) => context.posts.some(({ isWhole }) => !isWhole),
    wasDeleted: (_, params: RemovalOutput) => params.outcome === 'deleted',
    wasRefused: (_, params: PostAnswer) => params.outcome === 'refused',
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'community',
  description:
    'Members write for each other, like what they read, and read of premium posts what their tier opens.',
  type: 'parallel',
  meta: { typed: ['draft'] },
  context: () => ({
    posts: [],
    draft: { text: '', premium: false },
    problem: null,
    pendingLikes: [],
    unliked: null,
    doomed: null,
  }),
  states: {
    membership: {
      description: 'How the member stands towards Premium; the backend alone opens texts.',
      initial: 'free',
      invoke: { id: 'memberFeed', src: 'memberFeed', onError: { target: '.free' } },
      on: {
        'member.left': { target: '.free' },
        'member.absent': { target: '.free' },
        'member.free': { target: '.free' },
        'member.flagged': { target: '.flagged' },
        'member.premium': { target: '.entitled' },
      },
      states: {
        free: { description: 'Premium posts show their teaser, why, and a way to unlock them.' },
        flagged: {
          description:
            'This browser says Premium and no subscription does: teasers, and the way to complete the upgrade.',
          tags: 'flagged',
        },
        entitled: {
          description: 'A subscription opens premium posts, and lets the member write them.',
          tags: 'entitled',
        },
      },
    },
    list: {
      description: 'What is known of the posts.',
      initial: 'loading',
      on: { 'member.left': { target: '.loading', actions: 'forgetPosts' } },
      states: {
        loading: {
          description: 'The posts are being read; their shapes stand in their place.',
          tags: 'loading',
          invoke: {
            id: 'loadingPosts',
            src: 'loadPosts',
            onDone: {
              target: 'shown',
              actions: { type: 'rememberPosts', params: ({ event }) => ({ posts: event.output }) },
            },
            onError: { target: 'failed' },
          },
          after: { serviceTimeout: { target: 'failed' } },
        },
        failed: {
          description: 'They could not be read; the list says so and offers to try again.',
          tags: 'failed',
          on: { 'retry.requested': { target: 'loading' } },
        },
        shown: {
          description: 'The posts are on screen.',
          tags: 'listed',
          on: {
            // A subscription that has just begun opens what was held back.
            'member.premium': {
              guard: 'somethingIsHeldBack',
              target: 'loading',
              actions: 'forgetPosts',
            },
          },
        },
      },
    },
    composer: {
      description: 'What the member writes; it is kept as a draft, which has a chart of its own.',
      initial: 'writing',
      invoke: {
        id: 'draft',
        src: 'draft',
        input: ({ self }) => ({ place: '', isOpen: true, holder: self }),
        // The box works without its draft.
        onError: { target: '.writing' },
      },
      on: { 'member.left': { target: '.writing', actions: 'clearComposer' } },
      states: {
        writing: {
          description:
            'The box is the member’s; nothing has been sent. A member who types before the draft is found is not interrupted.',
          tags: 'editable',
          on: {
            'draft.restored': {
              actions: { type: 'rememberDraft', params: ({ event }) => ({ draft: event.words }) },
            },
            'draft.edited': {
              actions: [{ type: 'rememberText', params: ({ event }) => event }, 'keepDraft'],
            },
            'premium.toggled': { guard: 'isEntitled', actions: ['togglePremium', 'keepDraft'] },
            'post.submitted': { guard: 'hasWords', target: 'posting', actions: 'forgetProblem' },
          },
        },
        posting: {
          description: 'The post is on its way; its words stay in the box until it is stored.',
          tags: 'busy',
          invoke: {
            id: 'publishingPost',
            src: 'publishPost',
            input: ({ context }) => context.draft,
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: 'writing',
                actions: [
                  { type: 'explainRefusal', params: ({ event }) => event.output },
                  { type: 'announce', params: { key: 'postFailed' } },
                ],
              },
              {
                target: 'writing',
                actions: [
                  { type: 'addPost', params: ({ event }) => event.output },
                  'clearComposer',
                  'keepDraft',
                  { type: 'announce', params: { key: 'postSubmitted' } },
                ],
              },
            ],
            onError: {
              target: 'writing',
              actions: [
                { type: 'explain', params: ({ event }) => ({ key: 'failed', error: event.error }) },
                {
                  type: 'announce',
                  params: ({ event }) => ({ key: 'postFailed', error: event.error }),
                },
              ],
            },
          },
          after: {
            serviceTimeout: {
              target: 'writing',
              actions: [
                { type: 'explain', params: { key: 'failed' } },
                { type: 'announce', params: { key: 'postFailed' } },
              ],
            },
          },
        },
      },
    },
    likes: {
      description: 'Likes, shown as they are pressed and stored one after another.',
      initial: 'resting',
      on: {
        'member.left': { target: '.resting', actions: 'forgetPendingLikes' },
        'like.toggled': {
          guard: { type: 'isReadable', params: ({ event }) => event },
          actions: { type: 'addPendingLike', params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          description: 'Every like is stored.',
          always: { guard: 'hasPendingLikes', target: 'storing' },
        },
        storing: {
          description: 'The first wish is on its way.',
          invoke: {
            id: 'settingLike',
            src: 'setLike',
            input: ({ context }) => ({
              id: context.pendingLikes[0]?.id ?? '',
              liked: context.pendingLikes[0]?.liked ?? false,
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'settleLike', params: ({ event }) => event.output },
            },
            onError: {
              target: 'resting',
              actions: { type: 'putLikeBack', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            serviceTimeout: {
              target: 'resting',
              actions: { type: 'putLikeBack', params: {} },
            },
          },
        },
      },
    },
    removal: {
      description: 'Deleting a post of one’s own.',
      initial: 'idle',
      on: { 'member.left': { target: '.idle', actions: 'spareDoomed' } },
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
            input: ({ context }) => ({ id: context.doomed ?? '', failed: 'postFailed' }),
            onDone: [
              {
                guard: { type: 'wasDeleted', params: ({ event }) => event.output },
                target: 'idle',
                actions: ['removeDoomed', { type: 'announce', params: { key: 'postDeleted' } }],
              },
              { target: 'idle', actions: 'spareDoomed' },
            ],
            onError: { target: 'idle', actions: 'spareDoomed' },
          },
        },
      },
    },
  },
});
