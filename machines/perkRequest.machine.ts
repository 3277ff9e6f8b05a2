// 'Access Benefit': an offer of the Signal Exchange is asked for, after its conditions have been read
// (specification, section 2 "Inner Room"; decisions, "No behaviour").
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DeskAnswer, Submission } from './meetingRequest.machine.ts';
import type { RefusalReason } from './outbox.machine.ts';

/** An offer: the id of its partner in content/partners.ts, and what the request is called. */
export type Perk = { partner: string; name: string };

export type PerkEnding = 'stored' | 'waiting';

export type PerkProblem = { key: 'failed' | RefusalReason; message?: string };

export type PerkRequestEvent =
  | ({ type: 'perk.chosen' } & Perk)
  | { type: 'condition.toggled'; id: string }
  | { type: 'perk.requested' }
  | { type: 'dialog.closed' };

export type PerkRequestEmitted = { type: 'toast'; key: ToastKey; message?: string };

type PerkRequestContext = {
  /** The offer that the dialog is about, or was last. */
  perk: Perk | null;
  /** The conditions that the member says are met. */
  confirmed: readonly string[];
  /** What became of the offers that were asked for on this page, by partner. */
  asked: Readonly<Record<string, PerkEnding>>;
  problem: PerkProblem | null;
};

const sentenceOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? { message: error.message } : {};

export const perkRequestMachine = setup({
  types: {
    context: {} as PerkRequestContext,
    events: {} as PerkRequestEvent,
    emitted: {} as PerkRequestEmitted,
    tags: {} as 'dialogOpen' | 'busy' | 'editable',
  },
  actors: {
    /** Puts the request into the outbox and says what became of it; rejects where nothing was kept. */
    requestDesk: fromPromise<DeskAnswer, Submission>(() =>
      Promise.reject(new Error('Port requestDesk is not provided.')),
    ),
  },
  actions: {
    rememberPerk: assign(({ context }, { partner, name }: Perk) => ({
      perk: { partner, name },
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
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: PerkProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    explainRefusal: assign((_, params: DeskAnswer) => ({
      problem: { key: params.outcome === 'refused' ? params.reason : ('failed' as const) },
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
    wasRefused: (_, params: DeskAnswer) => params.outcome === 'refused',
    waits: (_, params: DeskAnswer) => params.outcome === 'waiting',
  },
  delays: {
    /** A submit waits so long for the answer (decisions, "Outbox"); then the request waits in the outbox. */
    answerPatience: 4000,
  },
}).createMachine({
  id: 'perkRequest',
  description: 'A member asks for an offer of a partner.',
  context: () => ({ perk: null, confirmed: [], asked: {}, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The offers are in view; those that were asked for say so.',
      on: {
        'perk.chosen': [
          {
            guard: { type: 'wasAsked', params: ({ event }) => event },
            target: 'told',
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
        id: 'requestDesk',
        src: 'requestDesk',
        input: ({ context }) => ({
          kind: 'perk',
          subject: context.perk?.name ?? '',
          answers: { partner: context.perk?.partner ?? '', confirmed: context.confirmed },
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
            target: 'told',
            actions: { type: 'rememberEnding', params: { ending: 'waiting' } },
          },
          { target: 'told', actions: { type: 'rememberEnding', params: { ending: 'stored' } } },
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
        answerPatience: {
          target: 'told',
          actions: { type: 'rememberEnding', params: { ending: 'waiting' } },
        },
      },
    },
    told: {
      description: 'The dialog says what became of the request.',
      tags: 'dialogOpen',
      on: { 'dialog.closed': { target: 'closed' } },
    },
  },
});
