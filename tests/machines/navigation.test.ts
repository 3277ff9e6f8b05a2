// Navigation by state: on the first page, while the router is prepared, and while the browser takes over.
import { describe, expect, test, vi } from 'vitest';
import { navigationMachine } from '#machines/navigation.machine.ts';
import type { NavigationEvent } from '#machines/navigation.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';
import {
  asked,
  at,
  begin,
  circle,
  expected,
  expecting,
  followed,
  library,
  limits,
  opening,
  router,
  to,
  upgrade,
} from './navigation.kit.ts';

test('its limits are these', () => {
  expect(navigationMachine.implementations.delays).toEqual(limits);
});

describe('on the first page', () => {
  test('nothing is fetched', () => {
    const navigation = begin();
    expect([navigation.states(), navigation.tags()]).toEqual([['firstPage.onPage.reading'], []]);
    expect(navigation.fetchRouter.isWaiting()).toBe(false);
    expect(navigation.history.isOpen()).toBe(true);
  });
  test('another address of it is written, left for, entered and reached, without a router', () => {
    const navigation = begin();
    const place = at('/library', '?q=a');
    navigation.send(asked(place, true));
    expect(navigation.heard()).toEqual([
      { type: 'entry.written', href: '/library?q=a', replace: true },
      { type: 'page.left', place },
      { type: 'page.entered', place },
      { type: 'page.reached', place },
    ]);
    expect(navigation.context()).toMatchObject({ place, reached: 1 });
    expect(navigation.states()).toEqual(['firstPage.onPage.reading']);
  });
  test('a part of it is opened by the browser', () => {
    const navigation = begin();
    navigation.send(asked(at('/library', '', '#books')));
    expect(navigation.heard()).toEqual([
      { type: 'part.opened', href: '/library#books', replace: false },
    ]);
    expect(navigation.context().place).toEqual(library);
  });
  test('its top is scrolled to, and not counted; from a part, the address changes too', () => {
    const navigation = begin(circle);
    navigation.send(asked(circle));
    expect(navigation.heard()).toEqual([
      { type: 'top.opened' },
      { type: 'page.reached', place: circle },
    ]);
    navigation.history.say({ type: 'history.moved', place: at('/open-circle', '', '#calls') });
    navigation.heard();
    navigation.send(asked(circle));
    expect(navigation.heard()).toEqual([
      { type: 'entry.written', href: '/open-circle', replace: false },
      { type: 'top.opened' },
      { type: 'page.reached', place: circle },
    ]);
    expect(navigation.context()).toMatchObject({ place: circle, reached: 0 });
  });
  test('Back within the page reaches a part; Back to an address of it counts as another place', () => {
    const navigation = begin();
    const part = at('/library', '', '#books');
    navigation.history.say({ type: 'history.moved', place: part });
    expect(navigation.heard()).toEqual([{ type: 'page.reached', place: part }]);
    expect(navigation.context()).toMatchObject({ place: part, reached: 0 });
    const choice = at('/library', '?q=a');
    navigation.history.say({ type: 'history.moved', place: choice });
    expect(navigation.heard()).toEqual([
      { type: 'page.left', place: choice },
      { type: 'page.entered', place: choice },
      { type: 'page.reached', place: choice },
    ]);
    expect(navigation.context()).toMatchObject({ place: choice, reached: 1 });
  });
  test('Back to another page fetches the router, which follows the address', () => {
    const navigation = begin();
    navigation.history.say({ type: 'history.moved', place: upgrade });
    expect(navigation.heard()).toEqual([{ type: 'navigation.started', place: upgrade }]);
    expect(navigation.states()).toEqual(['firstPage.preparing.fetchingHtml']);
    expect(navigation.context()).toMatchObject({ place: library, wanted: [null] });
  });
  test('without a history it still follows links', () => {
    const navigation = begin(library, { ...feed<NavigationEvent>(), logic: brokenFeed() });
    expect(navigation.states()).toEqual(['firstPage.onPage.reading']);
    navigation.send(asked(upgrade));
    expect(navigation.states()).toEqual(['firstPage.preparing.fetchingHtml']);
  });
  test('guards do not run again: none has run', () => {
    expect(begin().can({ type: 'refresh.asked' })).toBe(false);
  });
});

describe('when a pointer is on a link', () => {
  test('the router is fetched, once', () => {
    const navigation = expecting();
    expect(navigation.states()).toEqual(['firstPage.onPage.expecting']);
    navigation.send(expected);
    navigation.fetchRouter.resolve({});
    navigation.send(expected);
    expect(navigation.states()).toEqual(['firstPage.onPage.ready']);
    expect(navigation.fetchRouter.asked).toHaveLength(1);
  });
  test('a failure is not reported, and the next pointer fetches again', () => {
    const navigation = expecting();
    navigation.fetchRouter.reject('offline');
    expect(navigation.states()).toEqual(['firstPage.onPage.reading']);
    navigation.send(expected);
    expect(navigation.fetchRouter.asked).toHaveLength(2);
  });
  test('so it does after 30 s', () => {
    const navigation = expecting();
    navigation.wait(limits.routerTimeout - 1);
    expect(navigation.states()).toEqual(['firstPage.onPage.expecting']);
    navigation.wait(1);
    expect(navigation.states()).toEqual(['firstPage.onPage.reading']);
  });
  test('its HTML is fetched before, for each link', () => {
    const navigation = begin();
    navigation.send(expected);
    navigation.send(expected);
    expect(navigation.heard()).toEqual(
      Array.from({ length: 2 }, () => ({ type: 'html.expected', href: expected.href })),
    );
  });
  test('with Save-Data nothing is fetched', () => {
    const navigation = begin(library, feed<NavigationEvent>(), true);
    navigation.send(expected);
    expect([navigation.states(), navigation.heard()]).toEqual([['firstPage.onPage.reading'], []]);
  });
  test('a press is followed meanwhile', () => {
    const navigation = expecting();
    navigation.send(asked(upgrade));
    expect(navigation.states()).toEqual(['firstPage.preparing.fetchingHtml']);
  });
});

describe('while the router is prepared', () => {
  test('the navigation is reported, the HTML of the page comes first, and the press is painted before scripts are fetched', () => {
    const navigation = begin();
    navigation.send(asked(upgrade));
    expect(navigation.heard()).toEqual([{ type: 'navigation.started', place: upgrade }]);
    expect([navigation.states(), navigation.tags()]).toEqual([
      ['firstPage.preparing.fetchingHtml'],
      ['busy'],
    ]);
    expect(navigation.showHtml.asked).toEqual([{ wanted: [to(upgrade)], writes: true }]);
    navigation.showHtml.reject('');
    expect(navigation.states()).toEqual(['firstPage.preparing.painting']);
    expect(navigation.openRouter.isWaiting()).toBe(false);
    navigation.painted.resolve();
    expect(navigation.states()).toEqual(['firstPage.preparing.opening']);
    expect(navigation.openRouter.isWaiting()).toBe(true);
  });
  test('HTML or a paint that does not come keeps nothing waiting', () => {
    const navigation = begin();
    navigation.send(followed(library));
    navigation.showHtml.reject('');
    navigation.painted.reject('No frames.');
    expect(navigation.states()).toEqual(['firstPage.preparing.opening']);
    const other = begin();
    other.send(asked(upgrade));
    other.wait(limits.htmlTimeout - 1);
    expect(other.states()).toEqual(['firstPage.preparing.fetchingHtml']);
    other.wait(1);
    other.wait(limits.paintTimeout - 1);
    expect(other.states()).toEqual(['firstPage.preparing.painting']);
    other.wait(1);
    expect(other.states()).toEqual(['firstPage.preparing.opening']);
  });
  test('further presses are kept in their order, and the HTML of the last one comes first', () => {
    const navigation = opening();
    navigation.send(asked(circle, true));
    navigation.send(followed(library));
    navigation.history.say({ type: 'history.moved', place: at('/newsletter') });
    expect(navigation.heard()).toEqual([
      { type: 'navigation.started', place: circle },
      { type: 'navigation.started', place: library },
      { type: 'navigation.started', place: at('/newsletter') },
    ]);
    expect(navigation.showHtml.asked.at(-1)?.wanted).toEqual([to(upgrade), to(circle, true)]);
    navigation.showHtml.reject('');
    navigation.painted.resolve();
    navigation.openRouter.resolve(router);
    expect(navigation.navigate.asked).toEqual([
      { router, wanted: [to(upgrade), to(circle, true), null, null] },
    ]);
  });
  test('a step within the page waits for the router too', () => {
    const navigation = opening();
    navigation.send(asked(at('/library', '?q=a')));
    expect(navigation.context().place).toEqual(library);
    expect(navigation.context().wanted).toHaveLength(2);
  });
  test('the router reports to this actor', () => {
    const navigation = opening();
    expect(navigation.openRouter.asked[0]?.listener).toBe(navigation.actor);
  });
  test.each(['a failure', 'no answer for 30 s'])('after %s the browser navigates', (cause) => {
    const navigation = opening();
    navigation.send(asked(circle, true));
    navigation.showHtml.reject('');
    navigation.painted.resolve();
    if (cause === 'a failure') navigation.openRouter.reject('offline');
    else navigation.wait(limits.routerTimeout - 1);
    if (cause !== 'a failure') expect(navigation.tags()).toEqual(['busy']);
    if (cause !== 'a failure') navigation.wait(1);
    expect([navigation.states(), navigation.tags()]).toEqual([['firstPage.handingOver'], []]);
    expect(navigation.handOver.asked).toEqual([{ wanted: [to(upgrade), to(circle, true)] }]);
  });
});

test('without ports it says which one is missing, and stays on the page', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const navigation = play(navigationMachine, {
    place: library,
    savesData: false,
    servesPath: () => false,
  });
  navigation.send(expected);
  await vi.waitFor(() => expect(navigation.states()).toEqual(['firstPage.onPage.reading']));
  error.mockRestore();
});
