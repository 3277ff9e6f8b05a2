// The toaster: one message at a time, the newest replaces the current one (docs/product-spec.md, "9. Business constants and
// limits").
import { assign, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';

/**
 * The toast that a flow requests: a key of content/toasts.ts, the service's own sentence if there is one, and the
 * title of the item that it is about, if its text names one.
 */
export type ToastOrder = { key: ToastKey; message?: string; title?: string };

export type ToasterEvent =
  | ({ type: 'toast.shown' } & ToastOrder)
  | { type: 'toast.dismissed' }
  | { type: 'attention.gained' }
  | { type: 'attention.lost' };

type ToasterContext = {
  /** The message on screen, or the last one that was. */
  toast: ToastOrder | null;
  /** Counts the messages, so that a view can distinguish two equal ones. */
  serial: number;
};

export const toasterMachine = setup({
  types: { context: {} as ToasterContext, events: {} as ToasterEvent },
  actions: {
    putUp: assign(({ context }, params: ToastOrder) => ({
      toast: {
        key: params.key,
        ...(params.message === undefined ? {} : { message: params.message }),
        ...(params.title === undefined ? {} : { title: params.title }),
      },
      serial: context.serial + 1,
    })),
  },
  delays: { toastLife: 5000 },
}).createMachine({
  id: 'toaster',
  description: 'Says one thing at a time: the newest message replaces the one on screen.',
  context: () => ({ toast: null, serial: 0 }),
  initial: 'hidden',
  on: {
    'toast.shown': {
      target: '.showing',
      reenter: true,
      actions: { type: 'putUp', params: ({ event }) => event },
    },
  },
  states: {
    hidden: {
      description: 'Nothing is being said.',
    },
    showing: {
      description: 'A message is on screen and leaves by itself after five seconds.',
      tags: 'visible',
      after: { toastLife: { target: 'hidden' } },
      on: {
        'attention.gained': { target: 'held' },
        'toast.dismissed': { target: 'hidden' },
      },
    },
    held: {
      description: 'The user points at the message or has focus in it: it stays until they leave.',
      tags: 'visible',
      on: {
        'attention.lost': { target: 'showing' },
        'toast.dismissed': { target: 'hidden' },
      },
    },
  },
});
