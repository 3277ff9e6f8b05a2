// Navigation by state on a member's own page: it is shown without the router, until nobody is signed in.
import { describe, expect, test } from 'vitest';
import { asked, at, begin, limits, router, to, upgrade } from './navigation.kit.ts';

const home = at('/dashboard');

/** The frame of a member's page is in view. */
function admitting() {
  const navigation = begin(home);
  navigation.send({ type: 'admission.asked' });
  return navigation;
}

/** The page is in view. */
function admitted() {
  const navigation = admitting();
  navigation.send({ type: 'user.known', isMember: true });
  navigation.showOwn.resolve(undefined);
  navigation.heard();
  return navigation;
}

describe('while it is not known who is here', () => {
  test('the page waits, without a router', () => {
    const navigation = admitting();
    expect([navigation.states(), navigation.tags()]).toEqual([['firstPage.admitting'], ['busy']]);
    expect(navigation.heard()).toEqual([{ type: 'navigation.started', place: home }]);
    expect([navigation.showOwn.isWaiting(), navigation.openRouter.isWaiting()]).toEqual([
      true,
      false,
    ]);
  });
  test('a member is shown the page, which is entered and reached', () => {
    const navigation = admitting();
    navigation.heard();
    navigation.showOwn.resolve(undefined);
    expect([navigation.states(), navigation.tags()]).toEqual([['firstPage.onPage.reading'], []]);
    expect(navigation.heard()).toEqual([
      { type: 'page.entered', place: home },
      { type: 'page.reached', place: home },
    ]);
    expect(navigation.context()).toMatchObject({ place: home, reached: 0, isOwn: true });
  });
  test.each(['a refusal', 'no answer for a minute'])('%s leaves it to the guards', (cause) => {
    const navigation = admitting();
    if (cause === 'a refusal') navigation.showOwn.reject('No member is here.');
    else {
      navigation.wait(limits.arrivalTimeout - 1);
      expect(navigation.states()).toEqual(['firstPage.admitting']);
      navigation.wait(1);
    }
    navigation.showHtml.reject('');
    navigation.painted.resolve();
    expect(navigation.openRouter.asked).toEqual([
      { listener: navigation.actor, from: home, isOwn: false },
    ]);
    navigation.openRouter.resolve(router);
    expect(navigation.navigate.asked).toEqual([{ router, wanted: [null] }]);
  });
  test('a press for another page supersedes it', () => {
    const navigation = admitting();
    navigation.send(asked(upgrade));
    expect(navigation.showOwn.isWaiting()).toBe(false);
    navigation.showHtml.reject('');
    navigation.painted.resolve();
    navigation.openRouter.resolve(router);
    expect(navigation.navigate.asked).toEqual([{ router, wanted: [to(upgrade)] }]);
  });
});

describe('once it is in view', () => {
  test('the router continues from it', () => {
    const navigation = admitted();
    navigation.send(asked(upgrade));
    navigation.showHtml.reject('');
    navigation.painted.resolve();
    expect(navigation.openRouter.asked).toEqual([
      { listener: navigation.actor, from: home, isOwn: true },
    ]);
  });
  test('the same member again changes nothing', () => {
    const navigation = admitted();
    navigation.send({ type: 'user.known', isMember: true });
    expect([navigation.states(), navigation.heard()]).toEqual([['firstPage.onPage.reading'], []]);
  });
  test('the guards lead away whoever is no member any more', () => {
    const navigation = admitted();
    navigation.send({ type: 'user.known', isMember: false });
    expect(navigation.states()).toEqual(['firstPage.preparing.fetchingHtml']);
    expect(navigation.heard()).toEqual([{ type: 'navigation.started', place: home }]);
    expect(navigation.context()).toMatchObject({ isMember: false, wanted: [null] });
  });
  test('who has left for another page is led there', () => {
    const navigation = admitted();
    navigation.send(asked(upgrade));
    navigation.send({ type: 'user.known', isMember: false });
    expect(navigation.context()).toMatchObject({ isMember: false, wanted: [to(upgrade)] });
  });
});

test('on a page for everybody, a member who leaves changes nothing', () => {
  const navigation = begin();
  navigation.send({ type: 'user.known', isMember: true });
  navigation.send({ type: 'user.known', isMember: false });
  expect([navigation.states(), navigation.heard()]).toEqual([['firstPage.onPage.reading'], []]);
});
