// Navigation while the HTML of a page covers the rendered one: on the first page, with the router, and on the way back.
import { describe, expect, test } from 'vitest';
import type { NavigationEvent, Place } from '#machines/navigation.machine.ts';
import { brokenFeed, feed } from './kit.ts';
import {
  asked,
  at,
  begin,
  calm,
  circle,
  covered,
  library,
  limits,
  opening,
  regions,
  routed,
  router,
  upgrade,
} from './navigation.kit.ts';

/** The HTML of another page is in view, and the router renders the page below it. */
const shown = () => {
  const navigation = routed();
  navigation.send(asked(circle));
  navigation.showHtml.resolve(circle);
  navigation.painted.resolve();
  return navigation;
};

const moved = (place: Place) => ({ type: 'history.moved', place }) as const;

describe('on the first page', () => {
  test('it is the place, under its address; the router continues there', () => {
    const navigation = begin();
    navigation.send(asked(upgrade));
    navigation.showHtml.resolve(upgrade);
    expect(navigation.states()).toEqual(['firstPage.preparing.showing']);
    expect(navigation.heard().map(({ type }) => type)).toEqual(['navigation.started']);
    navigation.painted.resolve();
    expect(navigation.heard()).toEqual([{ type: 'html.shown', place: upgrade }]);
    expect(navigation.openRouter.asked).toEqual([
      { listener: navigation.actor, from: library, isOwn: false },
    ]);
    navigation.openRouter.resolve(router);
    expect(navigation.navigate.asked).toEqual([{ router, wanted: [null] }]);
    expect(navigation.states()).toContain('routed.html.shown');
  });
  test('where the browser paints nothing, the frame follows all the same', () => {
    const waiting = begin();
    waiting.send(asked(upgrade));
    waiting.showHtml.resolve(upgrade);
    waiting.wait(limits.paintTimeout);
    const failing = begin();
    failing.send(asked(upgrade));
    failing.showHtml.resolve(upgrade);
    failing.painted.reject('no frames');
    for (const navigation of [waiting, failing]) {
      expect(navigation.heard().at(-1)).toEqual({ type: 'html.shown', place: upgrade });
      expect(navigation.states()).toEqual(['firstPage.preparing.opening']);
    }
  });
  test('the next press while it is painted says that it was in view', () => {
    const navigation = begin();
    navigation.send(asked(upgrade));
    navigation.showHtml.resolve(upgrade);
    navigation.send(asked(circle));
    expect(navigation.heard().map(({ type }) => type)).toContain('html.shown');
    expect(navigation.states()).toEqual(['firstPage.preparing.fetchingHtml']);
  });
  test('the next press shows the HTML of its page', () => {
    const navigation = covered();
    navigation.send(asked(circle));
    navigation.showHtml.resolve(circle);
    navigation.painted.resolve();
    navigation.openRouter.resolve(router);
    expect(navigation.navigate.asked).toEqual([{ router, wanted: [null] }]);
    expect(navigation.context()).toMatchObject({ place: circle, rendered: library });
  });
  test('Back leads to the page below it, which was never left', () => {
    const navigation = covered();
    navigation.history.say({ type: 'history.moved', place: library });
    expect(navigation.heard()).toEqual([
      { type: 'html.replaced' },
      { type: 'page.left', place: library },
      { type: 'page.reached', place: library },
    ]);
    expect(navigation.states()).toEqual(['firstPage.onPage.reading']);
    expect(navigation.context()).toMatchObject({ place: library, html: null });
  });
  test('an address of the first page is another page now', () => {
    const navigation = covered();
    navigation.send(asked(at('/library', '?q=a')));
    expect(navigation.states()).toEqual(['firstPage.preparing.fetchingHtml']);
    navigation.history.say({ type: 'history.moved', place: at('/library', '?q=b') });
    expect(navigation.context().wanted.at(-1)).toBeNull();
  });
  test('without a router it stays as long as the browser loads its document, and its own parts are its own', () => {
    const navigation = covered();
    navigation.openRouter.reject('offline');
    navigation.send(asked(at('/upgrade', '', '#plans')));
    navigation.history.say({ type: 'history.moved', place: at('/upgrade', '', '#plans') });
    expect(navigation.heard().map(({ type }) => type)).toEqual(['part.opened', 'page.reached']);
    expect(navigation.context()).toMatchObject({ rendered: library, html: upgrade });
    expect(navigation.handOver.asked).toEqual([{ wanted: [null] }]);
  });
});

describe('when the router is open', () => {
  test('its page is left for and reached, and the router renders it below', () => {
    const navigation = shown();
    expect(regions(navigation)).toEqual([
      'page.onPage',
      'html.shown',
      'order.navigating',
      'upkeep.fresh',
      'history.followed',
    ]);
    expect(navigation.context()).toMatchObject({ place: circle, html: circle });
    expect(navigation.heard()).toEqual([
      { type: 'navigation.started', place: circle },
      { type: 'html.shown', place: circle },
    ]);
  });
  test('it is not left and reached again, and the rendered page takes over', () => {
    const navigation = shown();
    navigation.heard();
    navigation.send({ type: 'router.left', place: circle });
    expect(regions(navigation)[0]).toBe('page.guarded');
    navigation.send({ type: 'router.reached', place: circle });
    expect(navigation.context().reached).toBe(1);
    navigation.send({ type: 'router.rendered', place: circle });
    expect(navigation.heard()).toEqual([
      { type: 'page.counted', place: circle },
      { type: 'html.replaced' },
    ]);
    expect(navigation.context()).toMatchObject({ html: null, rendered: circle });
    expect(regions(navigation)[1]).toBe('html.none');
  });
  test('the page before it is rendered already: it is in view again once the router has reached it', () => {
    const navigation = shown();
    navigation.send({ type: 'router.left', place: library });
    navigation.heard();
    navigation.send({ type: 'router.reached', place: library });
    expect(navigation.heard()).toEqual([
      { type: 'page.reached', place: library },
      { type: 'html.replaced' },
    ]);
    expect(regions(navigation)[1]).toBe('html.none');
  });
  test('a page that is rendered too late does not take over', () => {
    const navigation = shown();
    navigation.heard();
    navigation.send({ type: 'router.rendered', place: upgrade });
    expect(navigation.heard()).toEqual([]);
    expect(regions(navigation)[1]).toBe('html.shown');
  });
  test('a guard that leads elsewhere leaves for there', () => {
    const navigation = shown();
    navigation.heard();
    navigation.send({ type: 'router.left', place: upgrade });
    navigation.send({ type: 'router.reached', place: upgrade });
    navigation.send({ type: 'router.rendered', place: upgrade });
    expect(navigation.heard()).toEqual([
      { type: 'page.left', place: upgrade },
      { type: 'page.reached', place: upgrade },
      { type: 'html.replaced' },
    ]);
  });
});

describe('when the user goes back', () => {
  test('a page that was left is in view again, before the router has rendered it', () => {
    const navigation = routed();
    navigation.history.say(moved(circle));
    expect(regions(navigation)[2]).toBe('order.reopening');
    navigation.reopenHtml.resolve(circle);
    expect(regions(navigation)).toEqual([
      'page.onPage',
      'html.shown',
      'order.resting',
      'upkeep.fresh',
      'history.followed',
    ]);
    expect(navigation.heard()).toEqual([{ type: 'html.shown', place: circle }]);
  });
  test('to a part of the page in view, the page stays, and the part is the place', () => {
    const navigation = routed();
    const part = at(navigation.context().rendered.pathname, '', '#part');
    navigation.history.say(moved(part));
    expect(regions(navigation)[2]).toBe('order.resting');
    expect(navigation.context().place).toEqual(part);
    expect(navigation.reopenHtml.asked).toEqual([]);
  });
  test.each(['a failure', 'no answer'])('after %s the router renders it', (cause) => {
    const navigation = routed();
    navigation.history.say(moved(circle));
    if (cause === 'a failure') navigation.reopenHtml.reject('');
    else navigation.wait(limits.htmlTimeout);
    expect(regions(navigation)).toEqual(calm);
  });
  test('also where the router has left for it before the history says so', () => {
    const navigation = routed();
    navigation.send({ type: 'router.left', place: circle });
    navigation.history.say(moved(circle));
    expect(regions(navigation)[2]).toBe('order.reopening');
  });
  test('within a page nothing is shown', () => {
    const navigation = routed();
    navigation.history.say(moved(at('/library', '?q=a')));
    expect(regions(navigation)).toEqual(calm);
  });
  test('a history that cannot be watched keeps the page', () => {
    const navigation = opening(library, { ...feed<NavigationEvent>(), logic: brokenFeed() });
    navigation.openRouter.resolve(router);
    navigation.navigate.resolve([]);
    expect(regions(navigation).slice(0, 4)).toEqual(calm.slice(0, 4));
  });
  test('before the router has rendered anything, the router is told: it hears no history', () => {
    const navigation = opening();
    navigation.openRouter.resolve(router);
    expect(regions(navigation)[4]).toBe('history.ignored');
    navigation.history.say(moved(library));
    expect(regions(navigation)[2]).toBe('order.navigating');
    expect(navigation.navigate.asked.at(-1)).toEqual({ router, wanted: [null] });
    expect(navigation.reopenHtml.asked).toEqual([]);
    navigation.send({ type: 'router.rendered', place: library });
    expect(regions(navigation)[4]).toBe('history.followed');
  });
});
