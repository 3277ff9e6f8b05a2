// The floating 'Start Here' bar: two seconds after load it leads to AsynQ (docs/product-spec.md, "2. Screens and routes", "9.
// Business constants and limits"). It never covers the control that has the focus.
import { fromCallback, setup } from 'xstate';

export type StartHereBarEvent =
  | { type: 'bar.dismissed' }
  /** A control beneath the bar has the focus, and then none has. */
  | { type: 'focus.covered' }
  | { type: 'focus.clear' };

export const startHereBarMachine = setup({
  types: { events: {} as StartHereBarEvent, tags: {} as 'inTheWay' | 'shown' },
  actors: {
    /** Feed: says `focus.covered` and `focus.clear` whenever that changes. */
    focusBeneath: fromCallback<StartHereBarEvent>(() => {
      throw new Error('Port focusBeneath is not provided.');
    }),
  },
  delays: { barDelay: 2000 },
}).createMachine({
  id: 'startHereBar',
  description: 'Offers a first step to whoever has looked at the page for a moment.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The page has just come; it speaks for itself.',
      after: { barDelay: { target: 'offered' } },
    },
    offered: {
      description: 'The bar leads to AsynQ, and can be sent away.',
      // Where nobody can say what it covers, it gives way for good.
      invoke: { id: 'focusBeneath', src: 'focusBeneath', onError: { target: 'dismissed' } },
      initial: 'shown',
      on: { 'bar.dismissed': { target: 'dismissed' } },
      states: {
        shown: {
          description: 'The bar is in view.',
          tags: 'shown',
          on: { 'focus.covered': { target: 'aside' } },
        },
        aside: {
          description: 'The focus is beneath the bar: the bar makes room until it has moved on.',
          tags: 'inTheWay',
          on: { 'focus.clear': { target: 'shown' } },
        },
      },
    },
    dismissed: {
      description: 'The visitor has sent it away; it stays away until the next page load.',
      type: 'final',
    },
  },
});
