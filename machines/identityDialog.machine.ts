// 'Modes of Impact': each identity card opens a dialog with role, description, metrics and a link to continue
// (docs/product-spec.md, "Home").
import { assign, setup } from 'xstate';

export type IdentityDialogEvent =
  | { type: 'identity.opened'; at: number }
  | { type: 'identity.next' }
  | { type: 'identity.previous' }
  | { type: 'dialog.closed' };

/** How many identities there are. */
export type IdentityDialogInput = { count: number };

type IdentityDialogContext = IdentityDialogInput & {
  /** The one that is shown, or was shown last; counted from 0. */
  at: number;
  /** A button of the dialog led here: what opens with the dialog is read with it, and not announced. */
  isTurned: boolean;
};

export const identityDialogMachine = setup({
  types: {
    context: {} as IdentityDialogContext,
    input: {} as IdentityDialogInput,
    events: {} as IdentityDialogEvent,
    tags: {} as 'dialogOpen',
  },
  actions: {
    show: assign((_, params: { at: number }) => ({ at: params.at, isTurned: false })),
    showNext: assign(({ context }) => ({
      at: (context.at + 1) % context.count,
      isTurned: true,
    })),
    showPrevious: assign(({ context }) => ({
      at: (context.at + context.count - 1) % context.count,
      isTurned: true,
    })),
  },
}).createMachine({
  id: 'identityDialog',
  description: 'Tells about one of the seven identities of the advisor.',
  context: ({ input }) => ({ ...input, at: 0, isTurned: false }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The seven cards are in view.',
      on: {
        'identity.opened': {
          target: 'open',
          actions: { type: 'show', params: ({ event }) => event },
        },
      },
    },
    open: {
      description:
        'The dialog tells who this is, what there is to show for it, and where it leads.',
      tags: 'dialogOpen',
      on: {
        'identity.next': { actions: 'showNext' },
        'identity.previous': { actions: 'showPrevious' },
        'dialog.closed': { target: 'closed' },
      },
    },
  },
});
