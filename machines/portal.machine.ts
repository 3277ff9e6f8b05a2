// The page of a checkout on which a plan is cancelled, resumed, changed and paid (docs/decisions/032-a-hosted-checkout.md): the member
// leaves for it from /plan, and finds there what the checkout has told this site.
import { assign, emit, fromPromise, setup } from 'xstate';

export type PortalEvent = { type: 'portal.requested' };

/** The site reads again what the plan opens: the member may have changed it. */
export type PortalEmitted = { type: 'subscription.changed' };

/** What the service answers: the address of the page, or why there is none. */
export type PortalAnswer =
  { outcome: 'leaving'; url: string } | { outcome: 'refused'; message: string };

type PortalContext = {
  url: string;
  /** Why the page did not open, in the service's words or empty. */
  problem: string;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const portalMachine = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    emitted: {} as PortalEmitted,
    tags: {} as 'busy' | 'refused',
  },
  actors: {
    /** The address of the page; it leads to this member's plans for some minutes. */
    openPortal: fromPromise<PortalAnswer>(() =>
      Promise.reject(new Error('Port openPortal is not provided.')),
    ),
    /** Leads to an address outside of the site. Resolves where this page is shown again, as the history kept it. */
    leaveSite: fromPromise<void, { url: string }>(() =>
      Promise.reject(new Error('Port leaveSite is not provided.')),
    ),
  },
  actions: {
    rememberAddress: assign((_, params: { answer: PortalAnswer }) => ({
      url: params.answer.outcome === 'leaving' ? params.answer.url : '',
    })),
    explainRefusal: assign((_, params: { answer: PortalAnswer }) => ({
      problem: params.answer.outcome === 'refused' ? params.answer.message : '',
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
    tellSite: emit({ type: 'subscription.changed' }),
  },
  guards: {
    isLeaving: (_, params: { answer: PortalAnswer }) => params.answer.outcome === 'leaving',
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
    /** How long the page of the checkout may take to open. */
    leaveTimeout: 20_000,
  },
}).createMachine({
  id: 'portal',
  description: 'A member leaves for the page on which the checkout manages their plan.',
  context: { url: '', problem: '' },
  initial: 'offered',
  states: {
    offered: {
      description: 'The page of the plan leads to it.',
      on: { 'portal.requested': { target: 'opening' } },
    },
    opening: {
      description: 'The service asks the checkout for the page of this member.',
      tags: 'busy',
      invoke: {
        id: 'openingPortal',
        src: 'openPortal',
        onDone: [
          {
            guard: { type: 'isLeaving', params: ({ event }) => ({ answer: event.output }) },
            target: 'leaving',
            actions: { type: 'rememberAddress', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'explainRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'refused', actions: { type: 'explain', params: {} } } },
    },
    leaving: {
      description: 'The page of the checkout opens in place of this one.',
      tags: 'busy',
      invoke: {
        id: 'leavingSite',
        src: 'leaveSite',
        input: ({ context }) => ({ url: context.url }),
        onDone: { target: 'offered', actions: 'tellSite' },
        onError: {
          target: 'refused',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { leaveTimeout: { target: 'refused', actions: { type: 'explain', params: {} } } },
    },
    refused: {
      description: 'It did not open: the page says why, and offers it again.',
      tags: 'refused',
      on: { 'portal.requested': { target: 'opening' } },
    },
  },
});
