// 'Access Benefit' and 'Join': a member asks for an offer of the Signal Exchange, or a channel, after its conditions were
// read (docs/product-spec.md, "Inner Room", "Dashboard"; docs/product-decisions.md, "No behaviour").
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { SubmitAnswer, Submission } from './submission.machine.ts';
import type { RefusalReason } from './outbox.machine.ts';

/** What the member asks for: a partner's offer, or access to a channel. */
export type PerkKind = 'perk' | 'channel';

/**
 * An offer: the id of its partner in content/partners.ts (of a channel its own id), what the request is called, and what
 * the member's profile says to its conditions where the page knows.
 */
export type Perk = {
  partner: string;
  name: string;
  eligibility?: Readonly<Record<string, 'met' | 'notMet' | 'unknown'>>;
};

export type PerkEnding = 'stored' | 'waiting';

/** Earlier requests, by partner. */
export type AskedBefore = {
  asked: Readonly<Record<string, PerkEnding>>;
  over: readonly string[];
};

export type PerkProblem = { key: 'failed' | RefusalReason; message?: string };

export type PerkRequestEvent =
  | ({ type: 'perk.chosen' } & Perk)
  | { type: 'condition.toggled'; id: string }
  | { type: 'perk.requested' }
  | { type: 'dialog.closed' }
  // What is known of earlier requests, by partner: the outcome of those that count, and which are over.
  | ({ type: 'asked.known' } & AskedBefore)
  /** The member who ticked and asked has signed out, here or in another tab. */
  | { type: 'member.left' };

export type PerkRequestEmitted = { type: 'toast'; key: ToastKey; message?: string };

type PerkRequestContext = {
  kind: PerkKind;
  /** The offer that the dialog shows, or showed last. */
  perk: Perk | null;
  /** The conditions that the member says are met. */
  confirmed: readonly string[];
  /** The outcome of each requested offer, by partner. */
  asked: Readonly<Record<string, PerkEnding>>;
  problem: PerkProblem | null;
};

/** The requested offers, without the one that was just returned. */
const askedWithout = ({ perk, asked }: PerkRequestContext) =>
  Object.fromEntries(Object.entries(asked).filter(([partner]) => partner !== perk?.partner));

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const perkRequestMachine = setup({
  types: {
    context: {} as PerkRequestContext,
    input: {} as { kind: PerkKind },
    events: {} as PerkRequestEvent,
    emitted: {} as PerkRequestEmitted,
    tags: {} as 'dialogOpen' | 'busy' | 'editable',
  },
  actors: {
    /** Feed: reports `asked.known` once the member's requests are read, and on change; and `member.left`. */
    askedFeed: fromCallback<PerkRequestEvent, { kind: PerkKind }>(() => {
      throw new Error('Port askedFeed is not provided.');
    }),
    /** Puts the request into the outbox and returns the outcome; rejects where nothing was kept. */
    submitRequest: fromPromise<SubmitAnswer, Submission>(() =>
      Promise.reject(new Error('Port submitRequest is not provided.')),
    ),
  },
  actions: {
    rememberPerk: assign(({ context }, { partner, name, eligibility }: Perk) => ({
      perk: { partner, name, ...(eligibility && { eligibility }) },
      // Another offer has other conditions.
      confirmed: context.perk?.partner === partner ? context.confirmed : [],
      problem: null,
    })),
    toggleCondition: assign(({ context }, params: { id: string }) => ({
      confirmed: context.confirmed.includes(params.id)
        ? context.confirmed.filter((id) => id !== params.id)
        : [...context.confirmed, params.id],
      problem: null,
    })),
    rememberEnding: assign(({ context }, params: { ending: PerkEnding }) => ({
      asked: { ...context.asked, [context.perk?.partner ?? '']: params.ending },
    })),
    rememberAsked: assign(({ context }, params: AskedBefore) => ({
      asked: {
        ...Object.fromEntries(
          Object.entries(context.asked).filter(([partner]) => !params.over.includes(partner)),
        ),
        ...params.asked,
      },
    })),
    forgetMember: assign({ perk: null, confirmed: [], asked: {}, problem: null }),
    forgetProblem: assign({ problem: null }),
    explain: assign(({ context }, params: { key: PerkProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
      asked: askedWithout(context),
    })),
    explainRefusal: assign(({ context }, params: SubmitAnswer) => ({
      problem: { key: params.outcome === 'refused' ? params.reason : ('failed' as const) },
      asked: askedWithout(context),
    })),
    announce: emit((_, params: { key: ToastKey; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
  },
  guards: {
    wasAsked: ({ context }, params: { partner: string }) =>
      context.asked[params.partner] !== undefined,
    wasRefused: (_, params: SubmitAnswer) => params.outcome === 'refused',
    waits: (_, params: SubmitAnswer) => params.outcome === 'waiting',
  },
  delays: {
    /** How long a submit waits; then the outbox keeps the request (docs/product-decisions.md, "Outbox"). */
    answerTimeout: 4000,
  },
}).createMachine({
  id: 'perkRequest',
  description: 'A member asks for an offer of a partner, or to be let into a channel.',
  context: ({ input }) => ({
    kind: input.kind,
    perk: null,
    confirmed: [],
    asked: {},
    problem: null,
  }),
  // If the requests cannot be read, only what is asked for on this page is known.
  invoke: {
    id: 'askedFeed',
    src: 'askedFeed',
    input: ({ context }) => ({ kind: context.kind }),
    onError: { actions: 'forgetProblem' },
  },
  on: {
    'asked.known': { actions: { type: 'rememberAsked', params: ({ event }) => event } },
    'member.left': { target: '.closed', actions: 'forgetMember' },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The offers are in view; those that were asked for say so.',
      on: {
        'perk.chosen': [
          {
            guard: { type: 'wasAsked', params: ({ event }) => event },
            target: 'showingResult',
            actions: { type: 'rememberPerk', params: ({ event }) => event },
          },
          {
            target: 'confirming',
            actions: { type: 'rememberPerk', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      description: 'The dialog says what follows and which conditions the partner will ask about.',
      tags: ['dialogOpen', 'editable'],
      on: {
        'condition.toggled': { actions: { type: 'toggleCondition', params: ({ event }) => event } },
        'perk.requested': { target: 'sending' },
        'dialog.closed': { target: 'closed', actions: 'forgetProblem' },
      },
    },
    sending: {
      description: 'The request lies in the outbox; for four seconds we wait for the answer.',
      tags: ['dialogOpen', 'busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'submitRequest',
        src: 'submitRequest',
        input: ({ context }) => ({
          kind: context.kind,
          subject: context.perk?.name ?? '',
          answers: {
            [context.kind === 'perk' ? 'partner' : 'channel']: context.perk?.partner ?? '',
            confirmed: context.confirmed,
            eligibility: context.perk?.eligibility,
          },
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'confirming',
            actions: [
              { type: 'explainRefusal', params: ({ event }) => event.output },
              { type: 'announce', params: { key: 'requestFailed' } },
            ],
          },
          {
            guard: { type: 'waits', params: ({ event }) => event.output },
            target: 'showingResult',
            actions: [
              { type: 'rememberEnding', params: { ending: 'waiting' } },
              { type: 'announce', params: { key: 'perkRequested' } },
            ],
          },
          {
            target: 'showingResult',
            actions: [
              { type: 'rememberEnding', params: { ending: 'stored' } },
              { type: 'announce', params: { key: 'perkRequested' } },
            ],
          },
        ],
        onError: {
          target: 'confirming',
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
        answerTimeout: {
          target: 'showingResult',
          actions: [
            { type: 'rememberEnding', params: { ending: 'waiting' } },
            { type: 'announce', params: { key: 'perkRequested' } },
          ],
        },
      },
    },
    showingResult: {
      description: 'The dialog says what became of the request.',
      tags: 'dialogOpen',
      on: { 'dialog.closed': { target: 'closed' } },
    },
  },
});
