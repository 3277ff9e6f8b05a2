// My requests: everything a member has asked, its status, and the actions that they may take
// (docs/product-decisions.md, "Outbox" and "Due dates").
import { assign, emit, fromCallback, fromPromise, not, or, sendTo, setup, stateIn } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { Attachment, OutboxEntry, RefusalReason } from './outbox.machine.ts';
import type { ChosenSlot, RequestKind, RequestStatus } from './request.machine.ts';

/** One step of a request's history. */
export type RequestStep = {
  actor: 'member' | 'advisor' | 'clock';
  to: RequestStatus;
  /** When (ISO). */
  at: string;
  note: string | null;
  /** What it was about, where it left the status as it was; a plain note without one. */
  about?: StepAbout;
  /** The slot that a move is about: the one that was asked for, or the new one. */
  slot?: string;
};

/** What a step that leaves the status is about: another slot, or a corrected answer. */
export type StepAbout = 'moveAsked' | 'moveTakenBack' | 'moved' | 'moveDeclined' | 'corrected';

/** A request as its member sees it. */
export type MemberRequest = {
  id: string;
  kind: RequestKind;
  subject: string;
  status: RequestStatus;
  createdAt: string;
  /** When the answer is due (ISO); null where nothing was promised. */
  dueAt: string | null;
  /** The promised date was missed. */
  isBreached: boolean;
  /** Its place in the waitlist, from 1. */
  position: number | null;
  /** Until when a seat is held (ISO). */
  offeredUntil: string | null;
  /** The start of an office hour on the clock of Paris, "2026-11-24T14:20"; null for every other kind. */
  slot: string | null;
  /** The id of the gathering that is applied for. */
  gathering?: string;
  /** The start that its member would rather have; until the advisor decides, `slot` is held. */
  wantedSlot?: string;
  /** A question that was asked with Premium: it was promised sooner. */
  hasPriority?: boolean;
  /** How often its appointment has changed, for its calendar file. */
  sequence?: number;
  history: readonly RequestStep[];
  attachments: readonly Attachment[];
};

/** The backend's answer to an action. */
export type Verdict = { outcome: 'stored' } | { outcome: 'refused'; reason: RefusalReason };

/** The message shown at a failed action: one of our sentences by its key, or the service's own words. */
export type RequestsProblem = {
  key: RefusalReason | 'replyMissing' | 'replyTooLong' | 'slotMissing' | 'incomplete' | 'failed';
  message?: string;
};

/** An answer of a returned entry that can be corrected: words, a choice by its id, or a tick. */
export type MendedAnswer = string | boolean;
export type MendedAnswers = Readonly<Record<string, MendedAnswer>>;
/** What is kept of a returned request while its member corrects it. */
export type MendingDraft = {
  answers: MendedAnswers;
  /** The slot that was chosen instead of a lost one. */
  slot?: ChosenSlot;
  /** The reply to the advisor's question; it has no answers beside it. */
  reply?: string;
};

/** What is wrong with one answer; `notTaken` is what a refusal says of the field that it names. */
export type MendingFault = 'missing' | 'tooLong' | 'notTaken';

/** What the content says of answers: how long each may be, and which may not be empty. */
export type AnswerRules = {
  limits: Readonly<Record<RequestKind, Readonly<Record<string, number>>>>;
  required: Readonly<Record<RequestKind, readonly string[]>>;
  longestReply: number;
};

export type MyRequestsInput = { rules: AnswerRules };

/** The corrected entry that goes back into the outbox. */
export type Resending = {
  id: string;
  answers: MendedAnswers;
  /** The slot that replaces the lost one; null if the slot stays. */
  slot: ChosenSlot | null;
};

export type MyRequestsEvent =
  | { type: 'retry.requested' }
  | { type: 'withdrawal.requested'; id: string }
  | { type: 'withdrawal.confirmed' }
  | { type: 'offer.accepted'; id: string }
  | { type: 'reply.opened'; id: string }
  | { type: 'reply.edited'; text: string }
  | { type: 'reply.sent' }
  | { type: 'entry.opened'; id: string }
  | { type: 'answer.edited'; field: string; value: MendedAnswer }
  | { type: 'slot.exchanged'; slot: ChosenSlot }
  | { type: 'entry.resent' }
  | { type: 'discard.requested'; id: string }
  | { type: 'discard.confirmed' }
  | { type: 'action.cancelled' }
  // What the outbox and the browser report.
  | { type: 'entries.changed'; entries: readonly OutboxEntry[] }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  // What the draft of the corrections reports.
  | DraftNews<MendingDraft>;

export type MyRequestsEmitted = { type: 'toast'; key: ToastKey; message?: string };

type MyRequestsContext = MyRequestsInput & {
  requests: readonly MemberRequest[];
  /** This member's entries in the outbox. */
  entries: readonly OutboxEntry[];
  /** The request or the entry that the current action is about. */
  chosen: string | null;
  reply: string;
  /** The answers of a returned entry while the member corrects them, by field. */
  answers: MendedAnswers;
  /** What is wrong with them. */
  faults: Readonly<Record<string, MendingFault>>;
  /** The start that the entry asks for; empty for every other kind. */
  lostSlot: string;
  /** Null while the entry's own slot is asked for; else the starts of the nearest open ones. */
  nearest: readonly string[] | null;
  /** The one of them that was chosen. */
  slot: ChosenSlot | null;
  problem: RequestsProblem | null;
  /** How many reads in a row found no change. */
  quietLooks: number;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** Where the chart of a request lets its member withdraw it (a test compares). */
export const withdrawable: readonly RequestStatus[] = [
  'submitted',
  'inReview',
  'needsYou',
  'waitlisted',
  'offered',
  'accepted',
  'scheduled',
];

const standsIn = (
  { requests }: Pick<MyRequestsContext, 'requests'>,
  id: string,
  statuses: readonly RequestStatus[],
) => requests.some((request) => request.id === id && statuses.includes(request.status));

/** Answers that say what the request is about, and what the site noted itself: they stay as they are. */
const fixedFields = [
  'domain',
  'subcategory',
  'slot',
  'gathering',
  'onboarding',
  'partner',
  'channel',
];

/** The answers that the member can correct. */
const mendableOf = (entry: OutboxEntry): MendedAnswers =>
  Object.fromEntries(
    Object.entries(entry.answers).flatMap(([field, value]) =>
      (typeof value === 'string' || typeof value === 'boolean') && !fixedFields.includes(field)
        ? [[field, value]]
        : [],
    ),
  );

/** The kinds that ask for a slot. */
const slotKinds: readonly string[] = ['office-hours', 'advisory-call'];

/** The slot of an office hour or a call that is not available: taken, over, already requested, or not in the week's schedule. */
const hasLostSlot = ({ kind, refusal }: OutboxEntry) =>
  slotKinds.includes(kind) &&
  refusal !== null &&
  (['slot_closed', 'slot_past', 'already_requested'].includes(refusal.reason) ||
    refusal.detail['field'] === 'slot');

/** Open slots without the one that the entry asks for already. */
const othersThan = ({ answers }: OutboxEntry, starts: unknown): readonly string[] =>
  Array.isArray(starts)
    ? starts.filter((start) => typeof start === 'string' && start !== answers['slot'])
    : [];

/** The form's values for a returned entry. */
function mendingOf(entry: OutboxEntry | undefined) {
  if (entry === undefined || entry.refusal === null) return {};
  const { reason, detail } = entry.refusal;
  const answers = mendableOf(entry);
  const named = Object.keys(answers).filter((field) => field === detail['field']);
  return {
    answers,
    faults: Object.fromEntries(named.map((field) => [field, 'notTaken' as const])),
    lostSlot: hasLostSlot(entry) ? String(entry.answers['slot'] ?? '') : '',
    nearest: hasLostSlot(entry) ? othersThan(entry, detail['nearest']) : null,
    problem: { key: reason },
  };
}

const chosenEntry = ({ entries, chosen }: Pick<MyRequestsContext, 'entries' | 'chosen'>) =>
  entries.find((entry) => entry.id === chosen);

/** Whether the answers are those of the returned entry, and no other slot is chosen. */
const isUncorrected = (context: MyRequestsContext): boolean => {
  if (context.slot !== null) return false;
  const entry = chosenEntry(context);
  const before = entry === undefined ? {} : mendableOf(entry);
  return Object.entries(context.answers).every(([field, value]) => before[field] === value);
};

/** What is wrong with the corrected answers; nothing if they can be sent. */
function faultsIn(context: MyRequestsContext): MyRequestsContext['faults'] {
  const { rules, answers } = context;
  const kind = chosenEntry(context)?.kind;
  if (kind === undefined) return {};
  const faults: Record<string, MendingFault> = {};
  for (const [field, value] of Object.entries(answers)) {
    if (typeof value !== 'string') continue;
    if (value.trim() === '' && rules.required[kind].includes(field)) faults[field] = 'missing';
    else if (Array.from(value).length > (rules.limits[kind][field] ?? Infinity))
      faults[field] = 'tooLong';
  }
  return faults;
}

export const myRequestsMachine = setup({
  types: {
    context: {} as MyRequestsContext,
    input: {} as MyRequestsInput,
    events: {} as MyRequestsEvent,
    emitted: {} as MyRequestsEmitted,
    tags: {} as 'loading' | 'failed' | 'stale' | 'busy' | 'dialogOpen' | 'findingSlots',
    children: {} as { mendingDraft: 'draft' },
  },
  actors: {
    /** Feed: reports `entries.changed` with this member's entries, at the start and at every change. */
    outboxFeed: fromCallback<MyRequestsEvent>(() => {
      throw new Error('Port outboxFeed is not provided.');
    }),
    /** Feed: reports `page.hidden` and `page.shown`. */
    pageFeed: fromCallback<MyRequestsEvent>(() => {
      throw new Error('Port pageFeed is not provided.');
    }),
    /** The member's requests, the newest first, each with its history. */
    loadRequests: fromPromise<readonly MemberRequest[]>(() =>
      Promise.reject(new Error('Port loadRequests is not provided.')),
    ),
    withdrawRequest: fromPromise<Verdict, { id: string }>(() =>
      Promise.reject(new Error('Port withdrawRequest is not provided.')),
    ),
    acceptOffer: fromPromise<Verdict, { id: string }>(() =>
      Promise.reject(new Error('Port acceptOffer is not provided.')),
    ),
    replyToRequest: fromPromise<Verdict, { id: string; note: string }>(() =>
      Promise.reject(new Error('Port replyToRequest is not provided.')),
    ),
    /** The starts of the three open office hours that are nearest to the given one, as of now. */
    nearestSlots: fromPromise<readonly string[], { slot: string }>(() =>
      Promise.reject(new Error('Port nearestSlots is not provided.')),
    ),
    /** What is corrected in a returned entry, or replied, is kept in this browser, by request: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** Sends a returned entry again, with its corrected words. */
    resendEntry: fromPromise<void, Resending>(() =>
      Promise.reject(new Error('Port resendEntry is not provided.')),
    ),
    /** Discards a returned entry and its files. */
    discardEntry: fromPromise<void, { id: string }>(() =>
      Promise.reject(new Error('Port discardEntry is not provided.')),
    ),
  },
  actions: {
    rememberRequests: assign((_, params: { requests: readonly MemberRequest[] }) => ({
      requests: params.requests,
    })),
    rememberEntries: assign((_, params: { entries: readonly OutboxEntry[] }) => ({
      entries: params.entries,
    })),
    forgetEntries: assign({ entries: [] }),
    countQuietLook: assign(({ context }) => ({ quietLooks: context.quietLooks + 1 })),
    lookOften: assign({ quietLooks: 0 }),
    choose: assign((_, params: { id: string }) => ({
      chosen: params.id,
      reply: '',
      answers: {},
      faults: {},
      lostSlot: '',
      nearest: null,
      slot: null,
      problem: null,
    })),
    takeWords: assign(({ context }) => mendingOf(chosenEntry(context))),
    placeDraft: sendTo('mendingDraft', (_, params: { id: string }) => ({
      type: 'place.changed' as const,
      place: params.id,
    })),
    requestDraft: sendTo('mendingDraft', { type: 'draft.requested' }),
    /** Answers that the entry does not have are none of it. */
    takeUp: assign(({ context }, params: { words: MendingDraft | null }) => {
      const answers = Object.fromEntries(
        Object.entries(context.answers).map(([field, value]) => [
          field,
          params.words?.answers[field] ?? value,
        ]),
      );
      const marked = Object.entries(context.faults);
      // Whether the slot is still open is asked anew.
      const slot = context.nearest === null ? undefined : params.words?.slot;
      const nearest = context.nearest?.filter((start) => start !== slot?.slot) ?? null;
      return {
        answers,
        ...(slot && { slot, nearest: [...(nearest ?? []), slot.slot] }),
        faults: Object.fromEntries(
          marked.filter(([field]) => answers[field] === context.answers[field]),
        ),
      };
    }),
    keepDraft: sendTo('mendingDraft', ({ context }) => ({
      type: 'words.changed' as const,
      words: isUncorrected(context)
        ? null
        : { answers: context.answers, ...(context.slot && { slot: context.slot }) },
    })),
    takeUpReply: assign((_, params: { words: MendingDraft | null }) => ({
      reply: params.words?.reply ?? '',
    })),
    keepReply: sendTo('mendingDraft', ({ context: { reply } }) => ({
      type: 'words.changed' as const,
      words: reply === '' ? null : { answers: {}, reply },
    })),
    dropDraft: sendTo('mendingDraft', { type: 'words.changed', words: null }),
    handDraftOver: sendTo('mendingDraft', { type: 'draft.handedOver' }),
    rememberReply: assign((_, params: { text: string }) => ({ reply: params.text, problem: null })),
    rememberAnswer: assign(({ context }, params: { field: string; value: MendedAnswer }) => ({
      answers: { ...context.answers, [params.field]: params.value },
      faults: Object.fromEntries(
        Object.entries(context.faults).filter(([field]) => field !== params.field),
      ),
      problem: null,
    })),
    rememberNearest: assign(({ context }, params: { starts: readonly string[] }) => {
      const entry = chosenEntry(context);
      const nearest = entry === undefined ? [] : othersThan(entry, params.starts);
      // The slot chosen meanwhile may be taken as well.
      const isOpen = context.slot !== null && nearest.includes(context.slot.slot);
      return { nearest, slot: isOpen ? context.slot : null };
    }),
    exchangeSlot: assign((_, params: { slot: ChosenSlot }) => ({
      slot: params.slot,
      problem: null,
    })),
    pointOutFaults: assign(({ context }) => ({
      faults: faultsIn(context),
      problem: { key: 'incomplete' as const },
    })),
    forgetProblem: assign({ faults: {}, problem: null }),
    forgetAction: assign({
      chosen: null,
      reply: '',
      answers: {},
      faults: {},
      lostSlot: '',
      nearest: null,
      slot: null,
      problem: null,
    }),
    explain: assign((_, params: { key: RequestsProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    explainRefusal: assign((_, params: Verdict) => ({
      problem: { key: params.outcome === 'refused' ? params.reason : ('failed' as const) },
    })),
    announce: emit((_, params: { key: ToastKey; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
  },
  guards: {
    /** An entry has left the outbox, or its request was stored while its files still wait: the list has changed. */
    wasSent: ({ context }, params: { entries: readonly OutboxEntry[] }) =>
      context.entries.some(
        (one) =>
          !params.entries.some(({ id, isStored }) => id === one.id && isStored === one.isStored),
      ),
    isNews: ({ context }, params: { requests: readonly MemberRequest[] }) =>
      JSON.stringify(params.requests) !== JSON.stringify(context.requests),
    pageIsHidden: stateIn({ page: 'unwatched' }),
    nothingIsBeingDone: stateIn({ action: 'idle' }),
    mayWithdraw: ({ context }, params: { id: string }) =>
      standsIn(context, params.id, withdrawable),
    isOffered: ({ context }, params: { id: string }) => standsIn(context, params.id, ['offered']),
    needsMember: ({ context }, params: { id: string }) =>
      standsIn(context, params.id, ['needsYou']),
    isReturned: ({ context }, params: { id: string }) =>
      context.entries.some((entry) => entry.id === params.id && entry.refusal !== null),
    /** The request itself was refused, not one of its files. */
    canBeMended: ({ context }, params: { id: string }) =>
      context.entries.some(
        (entry) => entry.id === params.id && entry.refusal !== null && !entry.isStored,
      ),
    isUncorrected: ({ context }) => isUncorrected(context),
    replyIsUntouched: ({ context }) => context.reply === '',
    replyIsMissing: ({ context }) => context.reply.trim() === '',
    replyIsTooLong: ({ context }) => Array.from(context.reply).length > context.rules.longestReply,
    isMendable: (_, params: { field: string }) => !fixedFields.includes(params.field),
    needsAnotherSlot: ({ context }) => context.nearest !== null,
    isNearby: ({ context }, params: { slot: ChosenSlot }) =>
      context.nearest?.includes(params.slot.slot) === true,
    slotIsMissing: ({ context }) =>
      context.nearest !== null && context.nearest.length > 0 && context.slot === null,
    hasFaults: ({ context }) => Object.keys(faultsIn(context)).length > 0,
    wasRefused: (_, params: Verdict) => params.outcome === 'refused',
  },
  delays: {
    serviceTimeout: 15_000,
    /** The browser's storage answers immediately or not at all. */
    storageTimeout: 3000,
    /** How long to look for open slots; then those in the refusal are used. */
    slotsTimeout: 4000,
    /** Five seconds, doubled while nothing changes, up to a minute. */
    pollPause: ({ context }) => Math.min(5000 * 2 ** context.quietLooks, 60_000),
  },
}).createMachine({
  id: 'myRequests',
  description:
    'A member looks after what they have asked: where each request stands, what was promised, and what they may do.',
  type: 'parallel',
  meta: { typed: ['answers', 'reply', 'slot'] },
  context: ({ input }) => ({
    rules: input.rules,
    requests: [],
    entries: [],
    chosen: null,
    reply: '',
    answers: {},
    faults: {},
    lostSlot: '',
    nearest: null,
    slot: null,
    problem: null,
    quietLooks: 0,
  }),
  invoke: [
    { id: 'outboxFeed', src: 'outboxFeed', onError: { actions: 'forgetEntries' } },
    { id: 'pageFeed', src: 'pageFeed', onError: { actions: 'lookOften' } },
    // The dialogs work without their draft.
    {
      id: 'mendingDraft',
      src: 'draft',
      input: ({ self }) => ({ place: '', isOpen: false, holder: self }),
      onError: { actions: 'lookOften' },
    },
  ],
  on: {
    'entries.changed': { actions: { type: 'rememberEntries', params: ({ event }) => event } },
  },
  states: {
    page: {
      description: 'Whether anybody can see the page.',
      initial: 'watched',
      states: {
        watched: {
          description: 'The page is in view.',
          on: { 'page.hidden': { target: 'unwatched' } },
        },
        unwatched: {
          description: 'The tab is in the background: the service is not asked for news.',
          on: { 'page.shown': { target: 'watched' } },
        },
      },
    },
    list: {
      description: 'What is known of the requests.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The requests are being read for the first time.',
          tags: 'loading',
          invoke: {
            id: 'loadingRequests',
            src: 'loadRequests',
            onDone: {
              target: 'shown',
              actions: {
                type: 'rememberRequests',
                params: ({ event }) => ({ requests: event.output }),
              },
            },
            onError: { target: 'failed' },
          },
          after: { serviceTimeout: { target: 'failed' } },
        },
        failed: {
          description: 'They could not be read; the list says so and offers to try again.',
          tags: 'failed',
          on: {
            'retry.requested': { target: 'loading' },
            'page.shown': { target: 'loading' },
          },
        },
        shown: {
          description: 'The list is on screen, and is refreshed while the member watches.',
          initial: 'resting',
          on: {
            'entries.changed': {
              guard: { type: 'wasSent', params: ({ event }) => event },
              target: '.refreshing',
              actions: [{ type: 'rememberEntries', params: ({ event }) => event }, 'lookOften'],
            },
          },
          states: {
            resting: {
              description: 'The list is as fresh as the last look.',
              always: { guard: or(['pageIsHidden', not('nothingIsBeingDone')]), target: 'paused' },
              after: { pollPause: { target: 'refreshing' } },
            },
            refreshing: {
              description: 'The backend is asked for news; the list stays as it is meanwhile.',
              invoke: {
                id: 'refreshingRequests',
                src: 'loadRequests',
                onDone: [
                  {
                    guard: { type: 'isNews', params: ({ event }) => ({ requests: event.output }) },
                    target: 'resting',
                    actions: [
                      'lookOften',
                      {
                        type: 'rememberRequests',
                        params: ({ event }) => ({ requests: event.output }),
                      },
                    ],
                  },
                  { target: 'resting', actions: 'countQuietLook' },
                ],
                onError: { target: 'stale' },
              },
              after: { serviceTimeout: { target: 'stale' } },
            },
            stale: {
              description: 'The last look failed: the list says that it may be out of date.',
              tags: 'stale',
              entry: 'countQuietLook',
              always: { guard: or(['pageIsHidden', not('nothingIsBeingDone')]), target: 'paused' },
              on: { 'retry.requested': { target: 'refreshing' } },
              after: { pollPause: { target: 'refreshing' } },
            },
            paused: {
              description:
                'No member watches, or an action is under way: the list holds still, and the next look follows at once.',
              always: {
                guard: not(or(['pageIsHidden', not('nothingIsBeingDone')])),
                target: 'refreshing',
                actions: 'lookOften',
              },
            },
          },
        },
      },
    },
    action: {
      description: 'What the member is doing about one of them.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The member reads.',
          on: {
            'withdrawal.requested': {
              guard: { type: 'mayWithdraw', params: ({ event }) => event },
              target: 'confirmingWithdrawal',
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'offer.accepted': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'accepting',
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'reply.opened': {
              guard: { type: 'needsMember', params: ({ event }) => event },
              target: 'replying',
              actions: [
                { type: 'choose', params: ({ event }) => event },
                { type: 'placeDraft', params: ({ event }) => ({ id: `reply ${event.id}` }) },
                'requestDraft',
              ],
            },
            'entry.opened': {
              guard: { type: 'canBeMended', params: ({ event }) => event },
              target: 'mending',
              actions: [
                { type: 'choose', params: ({ event }) => event },
                'takeWords',
                { type: 'placeDraft', params: ({ event }) => event },
                'requestDraft',
              ],
            },
            'discard.requested': {
              guard: { type: 'isReturned', params: ({ event }) => event },
              target: 'confirmingDiscard',
              actions: [
                { type: 'choose', params: ({ event }) => event },
                { type: 'placeDraft', params: ({ event }) => event },
                'requestDraft',
              ],
            },
          },
        },
        confirmingWithdrawal: {
          description: 'A dialog asks whether the request is really to be withdrawn.',
          tags: 'dialogOpen',
          on: {
            'withdrawal.confirmed': { target: 'withdrawing', actions: 'forgetProblem' },
            'action.cancelled': { target: 'idle', actions: 'forgetAction' },
          },
        },
        withdrawing: {
          description: 'The backend has been told to withdraw it.',
          tags: ['dialogOpen', 'busy'],
          invoke: {
            id: 'withdrawingRequest',
            src: 'withdrawRequest',
            input: ({ context }) => ({ id: context.chosen ?? '' }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: 'confirmingWithdrawal',
                actions: { type: 'explainRefusal', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: [
                  'forgetAction',
                  { type: 'announce', params: { key: 'requestWithdrawn' } },
                ],
              },
            ],
            onError: {
              target: 'confirmingWithdrawal',
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
            serviceTimeout: {
              target: 'confirmingWithdrawal',
              actions: [
                { type: 'explain', params: { key: 'failed' } },
                { type: 'announce', params: { key: 'requestFailed' } },
              ],
            },
          },
        },
        accepting: {
          description: 'The backend has been told that the member takes the seat.',
          tags: 'busy',
          invoke: {
            id: 'acceptingOffer',
            src: 'acceptOffer',
            input: ({ context }) => ({ id: context.chosen ?? '' }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'explainRefusal', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: ['forgetAction', { type: 'announce', params: { key: 'offerAccepted' } }],
              },
            ],
            onError: {
              target: 'idle',
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
            serviceTimeout: {
              target: 'idle',
              actions: [
                { type: 'explain', params: { key: 'failed' } },
                { type: 'announce', params: { key: 'requestFailed' } },
              ],
            },
          },
        },
        replying: {
          description: 'The member writes what the advisor asked for.',
          tags: 'dialogOpen',
          on: {
            // A reply that was begun before is taken up as long as nothing is written.
            'draft.restored': {
              guard: 'replyIsUntouched',
              actions: { type: 'takeUpReply', params: ({ event }) => event },
            },
            'reply.edited': {
              actions: [{ type: 'rememberReply', params: ({ event }) => event }, 'keepReply'],
            },
            'reply.sent': [
              {
                guard: 'replyIsMissing',
                actions: { type: 'explain', params: { key: 'replyMissing' } },
              },
              {
                guard: 'replyIsTooLong',
                actions: { type: 'explain', params: { key: 'replyTooLong' } },
              },
              { target: 'sendingReply', actions: 'forgetProblem' },
            ],
            'action.cancelled': { target: 'idle', actions: 'forgetAction' },
          },
        },
        sendingReply: {
          description: 'The reply is on its way.',
          tags: ['dialogOpen', 'busy'],
          invoke: {
            id: 'sendingReply',
            src: 'replyToRequest',
            input: ({ context }) => ({ id: context.chosen ?? '', note: context.reply }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: 'replying',
                actions: { type: 'explainRefusal', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: [
                  'handDraftOver',
                  'forgetAction',
                  { type: 'announce', params: { key: 'replySent' } },
                ],
              },
            ],
            onError: {
              target: 'replying',
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
            serviceTimeout: {
              target: 'replying',
              actions: [
                { type: 'explain', params: { key: 'failed' } },
                { type: 'announce', params: { key: 'requestFailed' } },
              ],
            },
          },
        },
        mending: {
          description: 'The member mends the words of a request that came back.',
          tags: 'dialogOpen',
          initial: 'deciding',
          on: {
            // What was corrected before is taken up as long as nothing is corrected now.
            'draft.restored': {
              guard: 'isUncorrected',
              actions: { type: 'takeUp', params: ({ event }) => event },
            },
            'answer.edited': {
              guard: { type: 'isMendable', params: ({ event }) => event },
              actions: [{ type: 'rememberAnswer', params: ({ event }) => event }, 'keepDraft'],
            },
            'slot.exchanged': {
              guard: { type: 'isNearby', params: ({ event }) => event },
              actions: [{ type: 'exchangeSlot', params: ({ event }) => event }, 'keepDraft'],
            },
            'entry.resent': [
              { guard: 'hasFaults', actions: 'pointOutFaults' },
              {
                guard: 'slotIsMissing',
                actions: { type: 'explain', params: { key: 'slotMissing' } },
              },
              { target: 'resending', actions: 'forgetProblem' },
            ],
            'action.cancelled': { target: 'idle', actions: 'forgetAction' },
          },
          states: {
            deciding: {
              description: 'Its slot can still be asked for, as far as we know, or it is gone.',
              always: [
                { guard: 'needsAnotherSlot', target: 'findingSlots' },
                { target: 'writing' },
              ],
            },
            findingSlots: {
              description:
                'The database is asked which slots are open now; those named by the refusal serve meanwhile.',
              tags: 'findingSlots',
              invoke: {
                id: 'nearestSlots',
                src: 'nearestSlots',
                input: ({ context }) => ({ slot: context.lostSlot }),
                onDone: {
                  target: 'writing',
                  actions: {
                    type: 'rememberNearest',
                    params: ({ event }) => ({ starts: event.output }),
                  },
                },
                onError: { target: 'writing' },
              },
              after: { slotsTimeout: { target: 'writing' } },
            },
            writing: { description: 'All that can be changed is on screen.' },
          },
        },
        resending: {
          description: 'It is put back into the outbox.',
          tags: ['dialogOpen', 'busy'],
          invoke: {
            id: 'resendingEntry',
            src: 'resendEntry',
            input: ({ context: { chosen, answers, slot } }) => ({
              id: chosen ?? '',
              answers,
              slot,
            }),
            onDone: { target: 'idle', actions: ['handDraftOver', 'forgetAction'] },
            onError: {
              target: 'mending.writing',
              actions: { type: 'explain', params: { key: 'no_room' } },
            },
          },
          after: {
            storageTimeout: {
              target: 'mending.writing',
              actions: { type: 'explain', params: { key: 'no_room' } },
            },
          },
        },
        confirmingDiscard: {
          description: 'A dialog asks whether the words are really to be thrown away.',
          tags: 'dialogOpen',
          on: {
            'discard.confirmed': { target: 'discarding', actions: 'forgetProblem' },
            'action.cancelled': { target: 'idle', actions: 'forgetAction' },
          },
        },
        discarding: {
          description: 'It is taken out of the outbox.',
          tags: ['dialogOpen', 'busy'],
          invoke: {
            id: 'discardingEntry',
            src: 'discardEntry',
            input: ({ context }) => ({ id: context.chosen ?? '' }),
            onDone: { target: 'idle', actions: ['dropDraft', 'forgetAction'] },
            onError: {
              target: 'confirmingDiscard',
              actions: { type: 'explain', params: { key: 'failed' } },
            },
          },
          after: {
            storageTimeout: {
              target: 'confirmingDiscard',
              actions: { type: 'explain', params: { key: 'failed' } },
            },
          },
        },
      },
    },
  },
});
