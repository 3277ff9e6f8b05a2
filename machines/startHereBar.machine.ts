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
    /** Feed: reports `focus.covered` or `focus.clear`, whichever it is asked for, whenever it is so. */
    focusBeneath: fromCallback<StartHereBarEvent, { reports: 'focus.covered' | 'focus.clear' }>(
      () => {
        throw new Error('Port focusBeneath is not provided.');
      },
    ),
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
      initial: 'shown',
      on: { 'bar.dismissed': { target: 'dismissed' } },
      states: {
        shown: {
          description: 'The bar is in view.',
          tags: 'shown',
          // If the page cannot report what the bar covers, the bar stays hidden.
          invoke: {
            id: 'focusComing',
            src: 'focusBeneath',
            input: { reports: 'focus.covered' },
            onError: { target: '#startHereBar.dismissed' },
          },
          on: { 'focus.covered': { target: 'aside' } },
        },
        aside: {
          description: 'The focus is beneath the bar: the bar makes room until it has moved on.',
          tags: 'inTheWay',
          invoke: {
            id: 'focusLeaving',
            src: 'focusBeneath',
            input: { reports: 'focus.clear' },
            onError: { target: '#startHereBar.dismissed' },
          },
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
