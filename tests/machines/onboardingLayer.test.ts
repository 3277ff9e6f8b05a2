// The onboarding layer by state: offered by pages, requested by the user, and dismissed until the next page load
// (docs/product-decisions.md, "Onboarding").
import { fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import type { OnboardingLayerEvent } from '#machines/onboardingLayer.machine.ts';
import type { onboardingMachine } from '#machines/onboarding.machine.ts';
import { brokenFeed, feed, listeningSession, play, port } from './kit.ts';
import { recollection } from './onboarding.kit.ts';
import { begin, dismissed, fetching, looking, opened, unreachable } from './onboardingLayer.kit.ts';

describe('in closed', () => {
  test('the page is in view', () => {
    const layer = begin();
    expect(layer.states()).toEqual(['closed']);
    expect(layer.tags()).toEqual([]);
  });

  test('layer.offered → looking', () => {
    const layer = looking();
    expect(layer.states()).toEqual(['called.looking']);
    expect(layer.tags()).toEqual([]);
  });

  test.each(['begin', 'edit'] as const)('layer.requested to %s → fetching', (purpose) => {
    const layer = fetching(purpose);
    expect(layer.states()).toEqual(['called.fetching']);
    expect(layer.tags()).toEqual(['layerTaken']);
    expect(layer.context().purpose).toBe(purpose);
    expect(layer.readCompletion.asked).toEqual([]);
  });
});

describe('in looking', () => {
  test('not complete here → fetching, then open at the beginning', () => {
    const layer = looking();
    layer.readCompletion.resolve({ complete: false });
    expect(layer.states()).toEqual(['called.fetching']);
    layer.fetchOnboarding.resolve();
    expect(layer.states()).toEqual(['called.open']);
    expect(layer.restore.asked).toEqual([{ purpose: 'begin', draft: null }]);
  });

  test('complete → closed, and it can be offered again', () => {
    const layer = looking();
    layer.readCompletion.resolve({ complete: true });
    expect(layer.states()).toEqual(['closed']);
    layer.send({ type: 'layer.offered' });
    expect(layer.states()).toEqual(['called.looking']);
  });

  test('keys that cannot be read → closed', () => {
    const layer = looking();
    layer.readCompletion.reject('No storage');
    expect(layer.states()).toEqual(['closed']);
  });

  test('keys that never answer → closed after their timeout', () => {
    const layer = looking();
    layer.wait(Number(onboardingLayerMachine.implementations.delays.lookupTimeout));
    expect(layer.states()).toEqual(['closed']);
  });

  test('the user requests it meanwhile → fetching, then open as requested', () => {
    const layer = looking();
    layer.send({ type: 'layer.requested', purpose: 'edit' });
    expect(layer.states()).toEqual(['called.fetching']);
    layer.fetchOnboarding.resolve();
    expect(layer.states()).toEqual(['called.open']);
    expect(layer.restore.asked).toEqual([{ purpose: 'edit', draft: null }]);
    expect(layer.readCompletion.isWaiting()).toBe(false);
  });

  test('an offer after Edit Profile starts at the beginning', () => {
    const layer = opened('edit');
    layer.restore.resolve(recollection('account'));
    layer.currentSession.resolve({ email: 'ada@example.com' });
    layer.child().send({ type: 'terms.toggled', accepted: true });
    layer.child().send({ type: 'stack.started', password: '' });
    layer.saveProfile.resolve();
    layer.saveAnswers.resolve();
    layer.send({ type: 'layer.offered' });
    layer.readCompletion.resolve({ complete: false });
    expect(layer.states()).toEqual(['called.open']);
    expect(layer.restore.asked.at(-1)).toEqual({ purpose: 'begin', draft: null });
  });
});

describe('in open', () => {
  test('finished → closed, and the session is told from start to end', () => {
    const layer = opened();
    layer.restore.resolve(recollection('account'));
    layer.currentSession.resolve({ email: 'ada@example.com' });
    layer.child().send({ type: 'terms.toggled', accepted: true });
    layer.child().send({ type: 'stack.started', password: '' });
    layer.saveProfile.resolve();
    layer.saveAnswers.resolve();
    expect(layer.states()).toEqual(['closed']);
    expect(layer.session.heard).toEqual(['setup.begun', 'setup.ended']);
  });

  test('the navigation to sign-in, from ‘Check your email’ → dismissed', () => {
    const layer = opened();
    layer.restore.resolve(recollection('account'));
    layer.currentSession.resolve(null);
    layer.child().send({ type: 'email.edited', email: 'ada@example.com' });
    layer.child().send({ type: 'password.filled' });
    layer.child().send({ type: 'terms.toggled', accepted: true });
    layer.child().send({ type: 'stack.started', password: 'secret' });
    layer.signUp.resolve(null);
    expect(layer.states()).toEqual(['called.open']);
    layer.child().send({ type: 'signIn.followed' });
    expect(layer.states()).toEqual(['dismissed']);
  });

  test('the member leaves, here or in another tab → closed: no other user sees their answers', () => {
    const layer = opened();
    layer.send({ type: 'member.left' });
    expect(layer.states()).toEqual(['closed']);
  });

  test('closed → dismissed', () => {
    const layer = dismissed();
    expect(layer.states()).toEqual(['dismissed']);
    expect(layer.tags()).toEqual([]);
  });

  test('a second offer or request does not restart it', () => {
    const layer = opened();
    expect(layer.can({ type: 'layer.offered' })).toBe(false);
    expect(layer.can({ type: 'layer.requested', purpose: 'edit' })).toBe(false);
  });

  test('a flow that fails does not stay over the page', () => {
    const lookup = port<{ complete: boolean }>();
    const scripts = port();
    const broken = fromPromise(() => Promise.reject(new Error('Broken'))) as unknown;
    const layer = play(
      onboardingLayerMachine.provide({
        actors: {
          pageFeed: feed<OnboardingLayerEvent>().logic,
          readCompletion: lookup.logic,
          fetchOnboarding: scripts.logic,
          onboarding: broken as typeof onboardingMachine,
        },
      }),
      { session: listeningSession().ref },
    );
    layer.send({ type: 'layer.requested', purpose: 'begin' });
    scripts.resolve();
    return expect.poll(() => layer.states()).toEqual(['dismissed']);
  });
});

describe('the page that it covers', () => {
  test.each([
    ['looking', looking],
    ['fetching', fetching],
    ['unreachable', unreachable],
    ['open', opened],
  ] as const)('another page is reached while %s → closed', (_, reach) => {
    const layer = reach();
    layer.pageFeed.say({ type: 'page.changed' });
    expect(layer.states()).toEqual(['closed']);
    expect(layer.pageFeed.isOpen()).toBe(false);
  });

  test('is not left behind where the address cannot be watched: nothing opens', () => {
    const layer = play(onboardingLayerMachine.provide({ actors: { pageFeed: brokenFeed() } }), {
      session: listeningSession().ref,
    });
    layer.send({ type: 'layer.offered' });
    expect(layer.states()).toEqual(['closed']);
  });

  test('a member who leaves while their answers are looked for → closed', () => {
    const layer = looking();
    layer.send({ type: 'member.left' });
    expect(layer.states()).toEqual(['closed']);
  });
});

describe('in dismissed', () => {
  test('offers are ignored until the next page load', () => {
    const layer = dismissed();
    expect(layer.can({ type: 'layer.offered' })).toBe(false);
    layer.send({ type: 'layer.offered' });
    layer.wait(3_600_000);
    expect(layer.states()).toEqual(['dismissed']);
  });

  test.each(['begin', 'edit'] as const)('layer.requested to %s still opens it', (purpose) => {
    const layer = dismissed();
    layer.send({ type: 'layer.requested', purpose });
    expect(layer.states()).toEqual(['called.open']);
    expect(layer.restore.asked.at(-1)).toEqual({ purpose, draft: null });
  });
});
