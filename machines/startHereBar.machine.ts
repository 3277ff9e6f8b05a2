// The floating 'Start Here' bar: shown two seconds after load, it links to AsynQ
// (docs/product-spec.md, "2. Screens and routes", "9. Business constants and limits"). It never covers the control that has the focus.
import { fromCallback, setup } from 'xstate';

export type StartHereBarEvent =
  | { type: 'bar.dismissed' }
  /** A control beneath the bar has the focus, or no longer has. */
  | { type: 'focus.covered' }
  | { type: 'focus.clear' };

export const startHereBarMachine = setup({
  types: { events: {} as StartHereBarEvent, tags: {} as 'inTheWay' | 'shown' },
  actors: {
    /** Feed: reports `focus.covered` and `focus.clear` whenever that changes. */
    focusBeneath: fromCallback<StartHereBarEvent>(() => {
      throw new Error('Port focusBeneath is not provided.');
    }),
  },
  delays: { barDelay: 2000 },
}).createMachine({
  id: 'startHereBar',
  description: 'Offers a first step to a visitor who has looked at the page for a moment.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The page has just come; it speaks for itself.',
      after: { barDelay: { target: 'offered' } },
    },
    offered: {
      description: 'The bar leads to AsynQ, and can be sent away.',
      // If the page cannot report what the bar covers, the bar stays hidden.
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
