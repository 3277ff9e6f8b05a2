// The hero's benefit lines appear one by one, every 700 ms (docs/product-spec.md, "4. States and transitions"). Their
// text is in the page from the beginning: this machine decides only how many lines are visible.
import { assign, fromCallback, setup } from 'xstate';
import type { MotionPreference } from './carousel.machine.ts';

export type HeroRevealEvent =
  /** A user points at the lines: show them all, so that reading does not have to wait. */
  | { type: 'reveal.hastened' }
  /** The visitor's system asks for reduced motion. */
  | { type: 'stillness.requested' };

export type HeroRevealInput = { lines: number };

type HeroRevealContext = HeroRevealInput & { revealed: number };

export const heroRevealMachine = setup({
  types: {
    context: {} as HeroRevealContext,
    input: {} as HeroRevealInput,
    events: {} as HeroRevealEvent,
  },
  actors: {
    /** Feed: reports `stillness.wished`, immediately if it already applies. */
    motionPreference: fromCallback<MotionPreference>(() => {
      throw new Error('Port motionPreference is not provided.');
    }),
  },
  actions: {
    revealOne: assign(({ context }) => ({ revealed: context.revealed + 1 })),
    revealAll: assign(({ context }) => ({ revealed: context.lines })),
  },
  guards: { oneIsLeft: ({ context }) => context.revealed + 1 >= context.lines },
  delays: { lineStep: 700 },
}).createMachine({
  id: 'heroReveal',
  description: 'What one gets from Axis One, told line by line.',
  context: ({ input }) => ({ ...input, revealed: 0 }),
  initial: 'revealing',
  states: {
    revealing: {
      description: 'The lines come one by one, unless stillness is asked for.',
      invoke: {
        id: 'motionPreference',
        src: 'motionPreference',
        onError: { target: 'revealed', actions: 'revealAll' },
      },
      initial: 'waiting',
      on: {
        'reveal.hastened': { target: 'revealed', actions: 'revealAll' },
        'stillness.requested': { target: 'revealed', actions: 'revealAll' },
      },
      states: {
        waiting: {
          description: 'The next line is 700 ms away.',
          after: {
            lineStep: [
              {
                guard: 'oneIsLeft',
                target: '#heroReveal.revealed',
                actions: 'revealOne',
              },
              { target: 'waiting', reenter: true, actions: 'revealOne' },
            ],
          },
        },
      },
    },
    revealed: {
      description: 'All lines stand.',
      type: 'final',
    },
  },
});
