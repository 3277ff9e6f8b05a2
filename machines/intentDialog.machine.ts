// 'What Are You Looking For?': five intentions, each of which leads somewhere (docs/product-spec.md, "Home").
import { assign, emit, setup } from 'xstate';

/** An intention by its id, and the address that answers it. */
export type Intent = { id: string; to: string };

export type IntentDialogEvent =
  | { type: 'dialog.opened' }
  | ({ type: 'intent.chosen' } & Intent)
  | { type: 'intent.confirmed' }
  | { type: 'dialog.closed' };

export type IntentDialogEmitted = { type: 'navigate'; to: string };

export const intentDialogMachine = setup({
  types: {
    context: {} as { intent: Intent | null },
    events: {} as IntentDialogEvent,
    emitted: {} as IntentDialogEmitted,
    tags: {} as 'dialogOpen',
  },
  actions: {
    rememberIntent: assign((_, { id, to }: Intent) => ({ intent: { id, to } })),
    forgetIntent: assign({ intent: null }),
    leadOn: emit(({ context }) => ({ type: 'navigate' as const, to: context.intent?.to ?? '/' })),
  },
}).createMachine({
  id: 'intentDialog',
  description: 'Asks what a visitor is looking for, and leads there.',
  context: () => ({ intent: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The page is in view.',
      entry: 'forgetIntent',
      on: { 'dialog.opened': { target: 'open' } },
    },
    open: {
      description: 'The dialog shows the five intentions.',
      tags: 'dialogOpen',
      initial: 'undecided',
      on: {
        'intent.chosen': {
          target: '.decided',
          actions: { type: 'rememberIntent', params: ({ event }) => event },
        },
        'dialog.closed': { target: 'closed' },
      },
      states: {
        undecided: { description: 'None is picked: there is nowhere to continue to.' },
        decided: {
          description: 'One is picked: Continue leads there.',
          on: { 'intent.confirmed': { target: '#intentDialog.closed', actions: 'leadOn' } },
        },
      },
    },
  },
});
