// The layer that lays onboarding over a page (docs/product-spec.md, "4. States and transitions": "The onboarding overlay shows if
// …").
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { OnboardingOutput, SetupListener, onboardingMachine } from './onboarding.machine.ts';

export type OnboardingLayerInput = { session: SetupListener };

export type OnboardingLayerEvent =
  /** A page that shows onboarding by itself was entered (the dashboard, AsynQ). */
  | { type: 'layer.offered' }
  /** A user asked for it: 'New here? Build your Signal Stack', Edit Profile. */
  | { type: 'layer.requested'; purpose: 'begin' | 'edit' }
  /** Onboarding could not be fetched: the user wants it to be fetched again. */
  | { type: 'retry.requested' }
  /** Onboarding could not be fetched: the user goes on without it. */
  | { type: 'layer.declined' }
  /** The member whose answers it shows signed out, here or in another tab. */
  | { type: 'member.left' }
  /** Another page is reached than the one over which it was to open: by a link or through the history. */
  | { type: 'page.changed' };

type OnboardingLayerContext = {
  purpose: 'begin' | 'edit';
  session: SetupListener;
  /** The scripts are here: they stay for as long as the page does. */
  isFetched: boolean;
};

export const onboardingLayerMachine = setup({
  types: {
    context: {} as OnboardingLayerContext,
    input: {} as OnboardingLayerInput,
    events: {} as OnboardingLayerEvent,
    tags: {} as 'layerTaken' | 'dialogOpen' | 'unreachable',
    children: {} as { onboarding: 'onboarding' },
  },
  actors: {
    /** Feed: reports `page.changed` while onboarding is asked for, or open. */
    pageFeed: fromCallback<OnboardingLayerEvent>(() => {
      throw new Error('Port pageFeed is not provided.');
    }),
    /** Whether onboarding is complete in this browser. */
    readCompletion: fromPromise<{ complete: boolean }>(() =>
      Promise.reject(new Error('Port readCompletion is not provided.')),
    ),
    /** Fetches the scripts of onboarding: no first view contains them. Resolves at once where they are here. */
    fetchOnboarding: fromPromise<void>(() =>
      Promise.reject(new Error('Port fetchOnboarding is not provided.')),
    ),
    /** The flow itself: onboarding.machine.ts. It runs only after `fetchOnboarding` has resolved. */
    onboarding: fromPromise(() =>
      Promise.reject(new Error('Flow onboarding is not provided.')),
    ) as unknown as typeof onboardingMachine,
  },
  actions: {
    rememberPurpose: assign((_, params: { purpose: 'begin' | 'edit' }) => ({
      purpose: params.purpose,
    })),
    rememberFetched: assign({ isFetched: true }),
  },
  guards: {
    isFetched: ({ context }) => context.isFetched,
    isComplete: (_, params: { complete: boolean }) => params.complete,
    wasFinished: (_, params: OnboardingOutput) => params.ending === 'finished',
  },
  delays: {
    lookupTimeout: 3000,
    /** How long the scripts of onboarding may take; then the user is told that they are out of reach. */
    fetchTimeout: 30_000,
  },
}).createMachine({
  id: 'onboardingLayer',
  description:
    'Lays onboarding over a page: by itself where it is missing, and whenever a user asks.',
  context: ({ input }) => ({ purpose: 'begin', session: input.session, isFetched: false }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The page is in view.',
      on: {
        'layer.offered': {
          target: 'called.looking',
          actions: { type: 'rememberPurpose', params: { purpose: 'begin' } },
        },
        'layer.requested': [
          {
            guard: 'isFetched',
            target: 'called.open',
            actions: { type: 'rememberPurpose', params: ({ event }) => event },
          },
          {
            target: 'called.fetching',
            actions: { type: 'rememberPurpose', params: ({ event }) => event },
          },
        ],
      },
    },
    called: {
      description:
        'Onboarding is about to open over a page, or covers it. It belongs to that page, and to the member who is here.',
      initial: 'looking',
      invoke: { id: 'pageFeed', src: 'pageFeed', onError: { target: 'closed' } },
      on: {
        'page.changed': { target: 'closed' },
        'member.left': { target: 'closed' },
      },
      states: {
        looking: {
          description: 'A page offers onboarding; it opens only where it has not been completed.',
          invoke: {
            id: 'readingCompletion',
            src: 'readCompletion',
            onDone: [
              {
                guard: { type: 'isComplete', params: ({ event }) => event.output },
                target: '#onboardingLayer.closed',
              },
              { guard: 'isFetched', target: 'open' },
              { target: 'fetching' },
            ],
            onError: { target: '#onboardingLayer.closed' },
          },
          on: {
            'layer.requested': [
              {
                guard: 'isFetched',
                target: 'open',
                actions: { type: 'rememberPurpose', params: ({ event }) => event },
              },
              {
                target: 'fetching',
                actions: { type: 'rememberPurpose', params: ({ event }) => event },
              },
            ],
          },
          after: { lookupTimeout: { target: '#onboardingLayer.closed' } },
        },
        fetching: {
          description: 'The scripts of onboarding are on their way; then it opens.',
          tags: 'layerTaken',
          invoke: {
            id: 'fetchingOnboarding',
            src: 'fetchOnboarding',
            onDone: { target: 'open', actions: 'rememberFetched' },
            onError: { target: 'unreachable' },
          },
          on: {
            'layer.requested': {
              actions: { type: 'rememberPurpose', params: ({ event }) => event },
            },
          },
          after: { fetchTimeout: { target: 'unreachable' } },
        },
        unreachable: {
          description:
            'Onboarding could not be fetched: the user is told, and tries again or goes on without it.',
          tags: ['layerTaken', 'unreachable'],
          on: {
            'retry.requested': { target: 'fetching' },
            'layer.requested': {
              target: 'fetching',
              actions: { type: 'rememberPurpose', params: ({ event }) => event },
            },
            'layer.declined': { target: '#onboardingLayer.dismissed' },
          },
        },
        open: {
          description:
            'Onboarding covers the page until it is finished or closed, or another page is reached.',
          tags: ['layerTaken', 'dialogOpen'],
          invoke: {
            id: 'onboarding',
            src: 'onboarding',
            input: ({ context }) => ({
              place: 'layer',
              purpose: context.purpose,
              session: context.session,
            }),
            onDone: [
              {
                guard: { type: 'wasFinished', params: ({ event }) => event.output },
                target: '#onboardingLayer.closed',
              },
              { target: '#onboardingLayer.dismissed' },
            ],
            onError: { target: '#onboardingLayer.dismissed' },
          },
        },
      },
    },
    dismissed: {
      description: 'The visitor closed it: until the next page load it opens only on request.',
      on: {
        'layer.requested': [
          {
            guard: 'isFetched',
            target: 'called.open',
            actions: { type: 'rememberPurpose', params: ({ event }) => event },
          },
          {
            target: 'called.fetching',
            actions: { type: 'rememberPurpose', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
