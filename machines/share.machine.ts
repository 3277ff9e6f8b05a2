// 'Share': the item's absolute link is copied; if that is refused, the system's share sheet opens, else a link to
// select is shown (docs/product-decisions.md, "Share"; docs/product-spec.md, "8. Error catalogue").
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';

/** What is shared: one of our paths and its title. */
export type SharedLink = { link: string; title: string };

/** The outcome: copied, passed to the system's share sheet, or neither was allowed. */
export type ShareAnswer = 'copied' | 'handedOver' | 'refused';

export type ShareEvent = ({ type: 'link.shared' } & SharedLink) | { type: 'panel.closed' };

export type ShareEmitted = { type: 'toast'; key: ToastKey };

/** What is shared, or was shared last. */
type ShareContext = SharedLink;

export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    emitted: {} as ShareEmitted,
    tags: {} as 'busy' | 'copied' | 'panelOpen',
  },
  actors: {
    /** Copies the absolute link, or hands it to the system; rejects if the browser supports neither. */
    shareLink: fromPromise<ShareAnswer, SharedLink>(() =>
      Promise.reject(new Error('Port shareLink is not provided.')),
    ),
  },
  actions: {
    rememberLink: assign((_, { link, title }: SharedLink) => ({ link, title })),
    announce: emit({ type: 'toast', key: 'shareReady' }),
  },
  guards: {
    wasCopied: (_, params: { answer: ShareAnswer }) => params.answer === 'copied',
    wasHandedOver: (_, params: { answer: ShareAnswer }) => params.answer === 'handedOver',
  },
  delays: {
    /** A browser may ask its user for permission first; after this time the link can be copied by hand. */
    shareTimeout: 10_000,
  },
}).createMachine({
  id: 'share',
  description: 'A reader shares the link of an item.',
  context: () => ({ link: '', title: '' }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Items can be shared.',
      on: {
        'link.shared': {
          target: 'sharing',
          actions: { type: 'rememberLink', params: ({ event }) => event },
        },
      },
    },
    sharing: {
      description: 'The browser is asked to copy the link.',
      tags: 'busy',
      invoke: {
        id: 'sharingLink',
        src: 'shareLink',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'wasCopied', params: ({ event }) => ({ answer: event.output }) },
            target: 'copied',
            actions: 'announce',
          },
          {
            guard: { type: 'wasHandedOver', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
          },
          { target: 'offering' },
        ],
        onError: { target: 'offering' },
      },
      after: { shareTimeout: { target: 'offering' } },
    },
    copied: {
      description: 'The link lies in the clipboard, and its card says so.',
      tags: 'copied',
      on: {
        'link.shared': {
          target: 'sharing',
          actions: { type: 'rememberLink', params: ({ event }) => event },
        },
      },
    },
    offering: {
      description: 'The browser copies nothing: the link stands in a small panel, to be selected.',
      tags: 'panelOpen',
      on: { 'panel.closed': { target: 'idle' } },
    },
  },
});
