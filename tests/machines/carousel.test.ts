// The testimonials by state (docs/product-spec.md, "4. States and transitions", "9. Business constants and limits": eight seconds,
// four items, wrapping, dots).
import { describe, expect, test } from 'vitest';
import { carouselMachine } from '#machines/carousel.machine.ts';
import type { MotionPreference } from '#machines/carousel.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const turning = (motionPreference = feed<MotionPreference>()) => {
  const flow = play(
    carouselMachine.provide({ actors: { motionPreference: motionPreference.logic } }),
    {
      count: 4,
      turns: true,
    },
  );
  return { ...flow, motionPreference, at: () => flow.context().at };
};
const moving = 'byItself.one.moving';

test('without autoplay nothing moves, and a dot chooses', () => {
  const flow = play(carouselMachine, { count: 3, turns: false });
  flow.wait(60_000);
  expect([flow.states(), flow.tags(), flow.context().at]).toEqual([['byHand'], [], 0]);
  flow.send({ type: 'slide.chosen', at: 2 });
  expect(flow.context().at).toBe(2);
});

describe('during autoplay', () => {
  test('the next one follows every eight seconds, the first after the last', () => {
    const flow = turning();
    expect(carouselMachine.implementations.delays.slideLife).toBe(8000);
    expect([flow.states(), flow.tags()]).toEqual([[moving], ['turning']]);
    flow.wait(7999);
    expect(flow.at()).toBe(0);
    const seen = [1, 8000, 8000, 8000].map((ms) => {
      flow.wait(ms);
      return flow.at();
    });
    expect(seen).toEqual([1, 2, 3, 0]);
  });
  test('a dot chooses, and the chosen item stays for a full eight seconds', () => {
    const flow = turning();
    flow.wait(7000);
    flow.send({ type: 'slide.chosen', at: 2 });
    flow.wait(7999);
    expect([flow.at(), flow.states()]).toEqual([2, [moving]]);
    flow.wait(1);
    expect(flow.at()).toBe(3);
  });
});

test('pointer or focus on it holds it; autoplay continues when the user leaves', () => {
  const flow = turning();
  flow.send({ type: 'attention.gained' });
  flow.wait(60_000);
  expect([flow.at(), flow.tags()]).toEqual([0, []]);
  flow.send({ type: 'slide.chosen', at: 3 });
  expect([flow.at(), flow.states()]).toEqual([3, ['byItself.one.held']]);
  flow.send({ type: 'attention.lost' });
  flow.wait(8000);
  expect(flow.at()).toBe(0);
});

const paused = () => {
  const flow = turning();
  flow.send({ type: 'rotation.paused' });
  return flow;
};

describe('once it is paused', () => {
  test('only a dot changes what is in view', () => {
    const flow = paused();
    flow.wait(60_000);
    expect([flow.at(), flow.tags()]).toEqual([0, ['paused']]);
    flow.send({ type: 'slide.chosen', at: 1 });
    expect([flow.at(), flow.tags()]).toEqual([1, ['paused']]);
  });
  test('it resumes at once when no pointer or focus is on it', () => {
    const flow = paused();
    flow.send({ type: 'rotation.resumed' });
    expect(flow.states()).toEqual([moving]);
  });
  test('it waits while pointer or focus is on it', () => {
    const flow = paused();
    flow.send({ type: 'attention.gained' });
    flow.send({ type: 'rotation.resumed' });
    expect(flow.states()).toEqual(['byItself.one.held']);
    flow.send({ type: 'rotation.paused' });
    expect(flow.states()).toEqual(['byItself.one.paused.attended']);
    flow.send({ type: 'attention.lost' });
    expect([flow.states(), flow.tags()]).toEqual([['byItself.one.paused.alone'], ['paused']]);
  });
});

describe('with reduced motion', () => {
  test('no autoplay starts: all items are in view at once', () => {
    const flow = turning(feed<MotionPreference>({ type: 'stillness.requested' }));
    expect([flow.states(), flow.tags()]).toEqual([['byItself.still'], ['allAtOnce']]);
    flow.wait(60_000);
    expect(flow.at()).toBe(0);
    flow.motionPreference.say({ type: 'stillness.lifted' });
    expect(flow.states()).toEqual([moving]);
  });
  test('also when the preference changes later', () => {
    const flow = turning();
    flow.send({ type: 'rotation.paused' });
    flow.motionPreference.say({ type: 'stillness.requested' });
    expect(flow.tags()).toEqual(['allAtOnce']);
  });
  test('no autoplay starts when the preference cannot be read', () => {
    const flow = play(
      carouselMachine.provide({ actors: { motionPreference: brokenFeed<MotionPreference>() } }),
      { count: 4, turns: true },
    );
    expect(flow.states()).toEqual(['byItself.one.paused.alone']);
  });
});
