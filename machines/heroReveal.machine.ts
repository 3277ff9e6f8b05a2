// The hero's benefit lines come one after the other, every 700 ms (docs/product-spec.md, "4. States and transitions"). Their text
// is there from the beginning: this decides only how many of them are uncovered.
import { assign, fromCallback, setup } from 'xstate';
import type { MotionPreference } from './carousel.machine.ts';

export type HeroRevealEvent =
  /** A user points at the lines: the user who wants to read does not wait. */
  | { type: 'reveal.hastened' }
  /** The visitor's system asks for stillness. */
  | { type: 'stillness.wished' };

export type HeroRevealInput = { lines: number };

type HeroRevealContext = HeroRevealInput & { revealed: number };

export const heroRevealMachine = setup({
  types: {
    context: {} as HeroRevealContext,
    input: {} as HeroRevealInput,
    events: {} as HeroRevealEvent,
  },
  actors: {
    /** Feed: says `stillness.wished`, at once where it is so. */
    motionPreference: fromCallback<MotionPreference>(() => {
      throw new Error('Port motionWish is not provided.');
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
        'stillness.wished': { target: 'revealed', actions: 'revealAll' },
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
