// The button to the top by state (docs/product-spec.md, "9. Business constants and limits": more than 100 px).
import { expect, test } from 'vitest';
import { scrollTopMachine } from '#machines/scrollTop.machine.ts';
import type { ScrollTopEvent } from '#machines/scrollTop.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const reading = () => {
  const scrolling = feed<ScrollTopEvent>();
  const climb = port();
  const flow = play(
    scrollTopMachine.provide({ actors: { scrolling: scrolling.logic, climb: climb.logic } }),
  );
  const scrollTo = (top: number) => scrolling.say({ type: 'page.scrolled', top });
  return { ...flow, climb, scrollTo };
};

test('it is shown beyond 100 px, and only there', () => {
  const flow = reading();
  expect([flow.states(), flow.tags()]).toEqual([['atTop'], []]);
  const seen = [100, 101, 2000, 100, 0, 101].map((top) => {
    flow.scrollTo(top);
    return flow.tags();
  });
  expect(seen).toEqual([[], ['shown'], ['shown'], [], [], ['shown']]);
});

test('pressed, it is hidden while the page scrolls up, and stays hidden at the top', () => {
  const flow = reading();
  flow.scrollTo(900);
  flow.send({ type: 'top.requested' });
  expect([flow.states(), flow.tags(), flow.climb.isWaiting()]).toEqual([['climbing'], [], true]);
  flow.scrollTo(400);
  expect(flow.states()).toEqual(['climbing']);
  flow.climb.resolve();
  expect(flow.states()).toEqual(['atTop']);
});

test('a scroll that fails shows the button again; one that is held up ends after two seconds', () => {
  const failing = reading();
  failing.scrollTo(900);
  failing.send({ type: 'top.requested' });
  failing.climb.reject();
  expect(failing.states()).toEqual(['away']);
  const slow = reading();
  slow.scrollTo(900);
  slow.send({ type: 'top.requested' });
  slow.wait(1999);
  expect(slow.states()).toEqual(['climbing']);
  slow.wait(1);
  expect(slow.states()).toEqual(['atTop']);
  slow.scrollTo(500);
  expect(slow.tags()).toEqual(['shown']);
});

test('when the scroll position cannot be read, there is no button', () => {
  const flow = play(
    scrollTopMachine.provide({ actors: { scrolling: brokenFeed<ScrollTopEvent>() } }),
  );
  expect([flow.states(), flow.isOver()]).toEqual([['unknown'], true]);
});
