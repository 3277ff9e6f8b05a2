// Navigation by state, once the router is open: what it reports, and what the user asks of it meanwhile.
import { describe, expect, test } from 'vitest';
import {
  asked,
  at,
  calm,
  circle,
  expected,
  followed,
  library,
  limits,
  opening,
  regions,
  routed,
  router,
  to,
  upgrade,
} from './navigation.kit.ts';

test('it navigates to what was asked, and the history is still watched', () => {
  const navigation = opening();
  navigation.openRouter.resolve(router);
  expect(regions(navigation)).toEqual([
    'page.onPage',
    'html.none',
    'order.navigating',
    'upkeep.fresh',
    'history.ignored',
  ]);
  expect(navigation.tags()).toEqual(['busy']);
  expect(navigation.navigate.asked).toEqual([{ router, wanted: [to(upgrade)] }]);
  expect(navigation.history.isOpen()).toBe(true);
  navigation.navigate.resolve([]);
  navigation.send({ type: 'router.rendered', place: upgrade });
  expect([regions(navigation), navigation.tags()]).toEqual([calm, []]);
});
test('what it reports is the place, and is passed on', () => {
  const navigation = routed();
  navigation.send({ type: 'router.left', place: upgrade });
  expect(regions(navigation)[0]).toBe('page.guarded');
  expect(navigation.context().place).toEqual(upgrade);
  navigation.send({ type: 'router.entered', place: upgrade });
  expect(regions(navigation)[0]).toBe('page.arriving');
  navigation.send({ type: 'router.reached', place: upgrade });
  navigation.send({ type: 'router.rendered', place: upgrade });
  navigation.send({ type: 'router.rendered', place: upgrade });
  expect(regions(navigation)).toEqual(calm);
  expect(navigation.heard()).toEqual([
    { type: 'page.left', place: upgrade },
    { type: 'page.entered', place: upgrade },
    { type: 'page.reached', place: upgrade },
    { type: 'page.rendered', place: upgrade },
  ]);
  expect(navigation.context().reached).toBe(1);
});
test('a press for another page asks for its HTML, and is painted; the presses meanwhile follow it', () => {
  const navigation = routed();
  navigation.send(asked(circle));
  expect(regions(navigation)[2]).toBe('order.preparing.fetchingHtml');
  expect(navigation.tags()).toEqual(['busy']);
  expect(navigation.showHtml.asked.at(-1)).toEqual({ wanted: [to(circle)], writes: false });
  navigation.showHtml.reject('');
  expect(regions(navigation)[2]).toBe('order.preparing.painting');
  navigation.send(asked(at('/library', '?q=a'), true));
  expect(regions(navigation)[2]).toBe('order.preparing.fetchingHtml');
  navigation.send(followed(library));
  expect(navigation.heard().map(({ type }) => type)).toEqual(Array(3).fill('navigation.started'));
  navigation.showHtml.reject('');
  navigation.painted.resolve();
  expect(navigation.navigate.asked[1]?.wanted).toEqual([
    to(circle),
    to(at('/library', '?q=a'), true),
    null,
  ]);
});
test('HTML or a paint that does not come keeps nothing waiting', () => {
  const navigation = routed();
  navigation.send(asked(circle));
  navigation.showHtml.reject('');
  navigation.painted.reject('No frames.');
  expect(regions(navigation)[2]).toBe('order.navigating');
  navigation.send(asked(upgrade));
  navigation.wait(limits.htmlTimeout - 1);
  expect(regions(navigation)[2]).toBe('order.preparing.fetchingHtml');
  navigation.wait(1);
  expect(regions(navigation)[2]).toBe('order.preparing.painting');
  navigation.wait(limits.paintTimeout - 1);
  expect(regions(navigation)[2]).toBe('order.preparing.painting');
  navigation.wait(1);
  expect(regions(navigation)[2]).toBe('order.navigating');
});
test('a pointer on a link asks for its HTML', () => {
  const navigation = routed();
  navigation.send(expected);
  expect(navigation.heard()).toEqual([{ type: 'html.expected', href: '/upgrade' }]);
});

test('a choice on the page is followed at once', () => {
  const navigation = routed();
  navigation.send(asked(at('/library', '?q=a')));
  expect(navigation.heard()).toEqual([
    { type: 'navigation.started', place: at('/library', '?q=a') },
  ]);
  expect(regions(navigation)[2]).toBe('order.navigating');
  expect(navigation.navigate.asked[1]?.wanted).toEqual([to(at('/library', '?q=a'))]);
});
test('the next press supersedes a navigation', () => {
  const navigation = opening();
  navigation.openRouter.resolve(router);
  navigation.send(asked(at('/library', '?q=a')));
  navigation.send(followed(library));
  expect(navigation.navigate.asked.map(({ wanted }) => wanted)).toEqual([
    [to(upgrade)],
    [to(at('/library', '?q=a'))],
    [null],
  ]);
  navigation.send(asked(circle));
  expect(regions(navigation)[2]).toBe('order.preparing.fetchingHtml');
  expect(navigation.context().wanted).toEqual([to(circle)]);
});
test.each(['a failure', 'no answer for a minute'])('%s ends the wait', (cause) => {
  const navigation = opening();
  navigation.openRouter.resolve(router);
  navigation.send({ type: 'refresh.asked' });
  if (cause === 'a failure') {
    navigation.navigate.reject('broken');
    navigation.refresh.reject('broken');
  } else {
    navigation.wait(limits.arrivalTimeout - 1);
    expect(navigation.tags()).toEqual(['busy', 'refreshing']);
    navigation.wait(1);
  }
  expect([regions(navigation).slice(0, 4), navigation.tags()]).toEqual([calm.slice(0, 4), []]);
});
test('guards and loaders run again, also for another user meanwhile', () => {
  const navigation = routed();
  navigation.send({ type: 'refresh.asked' });
  expect([regions(navigation)[3], navigation.tags()]).toEqual([
    'upkeep.refreshing',
    ['refreshing'],
  ]);
  navigation.send({ type: 'refresh.asked' });
  expect(navigation.refresh.asked).toEqual([{ router }, { router }]);
  navigation.refresh.resolve(undefined);
  expect(regions(navigation)).toEqual(calm);
});
const knows = (navigation: ReturnType<typeof routed>, isMember: boolean) =>
  navigation.send({ type: 'user.known', isMember });

describe('whether a member is signed in', () => {
  test('is told first: the guards have run for that user', () => {
    const navigation = routed();
    knows(navigation, false);
    expect([regions(navigation), navigation.refresh.asked.length]).toEqual([calm, 0]);
  });
  test('changes: guards and loaders run again, once for each change', () => {
    const navigation = routed();
    for (const isMember of [false, true, true]) knows(navigation, isMember);
    expect([regions(navigation)[3], navigation.refresh.asked.length]).toEqual([
      'upkeep.refreshing',
      1,
    ]);
    knows(navigation, false);
    expect(navigation.refresh.asked).toEqual([{ router }, { router }]);
  });
  test('was told on the first page: what is told later is a change', () => {
    const navigation = opening();
    knows(navigation, false);
    navigation.openRouter.resolve(router);
    knows(navigation, true);
    expect(navigation.refresh.asked).toEqual([{ router }]);
  });
});
