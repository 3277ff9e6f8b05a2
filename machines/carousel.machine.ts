// Testimonials, one at a time: chosen by dot, and changed automatically every eight seconds
// (docs/product-spec.md, "4. States and transitions", "9. Business constants and limits"; docs/product-decisions.md, "Rest").
import { assign, fromCallback, setup } from 'xstate';

/** The visitor's system asks for reduced motion, or stops asking for it. */
export type MotionPreference = { type: 'stillness.requested' } | { type: 'stillness.lifted' };

export type CarouselEvent =
  | { type: 'slide.chosen'; at: number }
  /** A user points at the carousel or has the focus in it; then neither. */
  | { type: 'attention.gained' }
  | { type: 'attention.lost' }
  | { type: 'rotation.paused' }
  | { type: 'rotation.resumed' }
  | MotionPreference;

/** `turns`: the slides advance automatically. */
export type CarouselInput = { count: number; turns: boolean };

type CarouselContext = CarouselInput & { at: number };

export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    input: {} as CarouselInput,
    events: {} as CarouselEvent,
    tags: {} as 'turning' | 'paused' | 'allAtOnce',
  },
  actors: {
    /** Feed: reports `stillness.wished` and `stillness.lifted`, the first immediately if it already applies. */
    motionPreference: fromCallback<MotionPreference>(() => {
      throw new Error('Port motionPreference is not provided.');
    }),
  },
  actions: {
    show: assign((_, params: { at: number }) => ({ at: params.at })),
    showNext: assign(({ context }) => ({ at: (context.at + 1) % context.count })),
  },
  guards: { turnsByItself: ({ context }) => context.turns },
  delays: { slideLife: 8000 },
}).createMachine({
  id: 'carousel',
  description: 'Shows one of several testimonials.',
  context: ({ input }) => ({ ...input, at: 0 }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The page says whether its testimonials follow one another by themselves.',
      always: [{ guard: 'turnsByItself', target: 'byItself' }, { target: 'byHand' }],
    },
    byHand: {
      description: 'A dot chooses; nothing moves unasked.',
      on: { 'slide.chosen': { actions: { type: 'show', params: ({ event }) => event } } },
    },
    byItself: {
      description: 'The testimonials follow one another until the visitor objects.',
      // If the motion preference cannot be read, nothing moves.
      invoke: {
        id: 'motionPreference',
        src: 'motionPreference',
        onError: { target: '.one.paused' },
      },
      initial: 'one',
      on: { 'stillness.requested': { target: '.still' } },
      states: {
        one: {
          description: 'One testimonial is in view.',
          initial: 'moving',
          on: { 'slide.chosen': { actions: { type: 'show', params: ({ event }) => event } } },
          states: {
            moving: {
              description: 'The next one follows after eight seconds, the first after the last.',
              tags: 'turning',
              after: {
                slideLife: { target: 'moving', reenter: true, actions: 'showNext' },
              },
              on: {
                'slide.chosen': {
                  target: 'moving',
                  reenter: true,
                  actions: { type: 'show', params: ({ event }) => event },
                },
                'attention.gained': { target: 'held' },
                'rotation.paused': { target: 'paused' },
              },
            },
            held: {
              description: 'The visitor points at it or has the focus in it: it stays as it is.',
              on: {
                'attention.lost': { target: 'moving' },
                'rotation.paused': { target: 'paused.attended' },
              },
            },
            paused: {
              description: 'The visitor has stopped it: only a dot changes what is in view.',
              tags: 'paused',
              initial: 'alone',
              states: {
                alone: {
                  description: 'The visitor does not point at it.',
                  on: {
                    'attention.gained': { target: 'attended' },
                    'rotation.resumed': { target: '#carousel.byItself.one.moving' },
                  },
                },
                attended: {
                  description: 'The visitor who stopped it is still there.',
                  on: {
                    'attention.lost': { target: 'alone' },
                    'rotation.resumed': { target: '#carousel.byItself.one.held' },
                  },
                },
              },
            },
          },
        },
        still: {
          description: 'Stillness is asked for: all testimonials are in view at once.',
          tags: 'allAtOnce',
          on: { 'stillness.lifted': { target: 'one' } },
        },
      },
    },
  },
});
