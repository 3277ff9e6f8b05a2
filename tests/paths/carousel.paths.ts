// Path model of the testimonials: with autoplay on the landing page, without on The Second Curve.
import { carouselMachine } from '#machines/carousel.machine.ts';
import { definePaths, site } from './kit/define.ts';

export default definePaths({
  machine: carouselMachine,
  input: {
    home: { say: 'A visitor opens /', input: { count: 4, turns: true } },
    secondCurve: { say: 'A reader opens /second-curve', input: { count: 3, turns: false } },
  },
  events: {
    'slide.chosen': {
      say: ({ at }) => `Press dot ${at + 1}`,
      samples: {
        last: ({ context: { at, count } }) => (at === count - 1 ? undefined : { at: count - 1 }),
        first: ({ context: { at } }) => (at === 0 ? undefined : { at: 0 }),
      },
    },
    'attention.gained': { say: 'Point at the testimonials' },
    'rotation.paused': { say: 'Press Pause' },
    'rotation.resumed': { say: 'Press Play' },
  },
  environment: {
    [site]: { 'attention.lost': { say: 'The pointer and the focus leave the testimonials' } },
    motionPreference: {
      'stillness.requested': { say: "The visitor's system asks for reduced motion" },
      'stillness.lifted': { say: "The visitor's system allows motion" },
    },
  },
  outcomes: {
    motionPreference: {
      broken: {
        fails: 'matchMedia is missing.',
        say: 'The site cannot read whether motion is allowed',
      },
    },
  },
  states: {
    beginning: 'The page decides whether they rotate',
    byHand: 'One testimonial is in view, with dots',
    'byItself.one.moving': 'One testimonial is in view, and the next follows after eight seconds',
    'byItself.one.held': 'One testimonial is in view and stays while the visitor points at it',
    'byItself.one.paused.alone': 'One testimonial is in view; the control says Play',
    'byItself.one.paused.attended':
      'One testimonial is in view; the control says Play, and the visitor points at it',
    'byItself.still': 'All testimonials are in view at once',
  },
  details: (snapshot) =>
    snapshot.hasTag('allAtOnce') ? [] : [`In view: testimonial ${snapshot.context.at + 1}`],
  resting: ['byHand', 'byItself.one.moving', 'byItself.one.paused.alone', 'byItself.still'],
  invariants: {
    'At least one testimonial is always in view': ({ snapshot: { context } }) =>
      context.at >= 0 && context.at < context.count,
    'Testimonials without autoplay never turn': ({ snapshot }) =>
      snapshot.context.turns || snapshot.matches('byHand'),
  },
});
