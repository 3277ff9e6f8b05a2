// My requests by state: how the list is loaded and kept fresh. The member's actions have test files of their own.
import { describe, expect, test } from 'vitest';
import { myRequestsMachine, withdrawable } from '#machines/myRequests.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import { brokenFeed, play, port } from './kit.ts';
import { legalPairs } from './request.kit.ts';
import { open, requestIn, returned, shown, rules } from './myRequests.kit.ts';

describe('while the list is loading', () => {
  test('the backend’s answer is shown', () => {
    const page = open();
    expect(page.tags()).toEqual(['loading']);
    page.loadRequests.resolve([requestIn('submitted')]);
    expect(page.list()).toBe('list.shown.resting');
    expect(page.context().requests).toEqual([requestIn('submitted')]);
    expect(page.tags()).toEqual([]);
  });
  test('a backend that refuses, or does not answer for 15 seconds, leads to the notice', () => {
    const refusing = open();
    refusing.loadRequests.reject('unreachable');
    expect(refusing.list()).toBe('list.failed');
    const silent = open();
    silent.wait(14_999);
    expect(silent.list()).toBe('list.loading');
    silent.wait(1);
    expect(silent.list()).toBe('list.failed');
    expect(silent.loadRequests.isWaiting()).toBe(false);
  });
});

const failed = () => {
  const page = open();
  page.loadRequests.reject();
  return page;
};

describe('when it could not be read', () => {
  test('retry.requested reads it again', () => {
    const page = failed();
    page.send({ type: 'retry.requested' });
    expect(page.list()).toBe('list.loading');
    page.loadRequests.resolve([]);
    expect(page.list()).toBe('list.shown.resting');
  });
  test('returning to the tab loads it again', () => {
    const page = failed();
    page.pageFeed.say({ type: 'page.hidden' });
    expect(page.list()).toBe('list.failed');
    page.pageFeed.say({ type: 'page.shown' });
    expect(page.list()).toBe('list.loading');
  });
  test('it is not retried automatically', () => {
    const page = failed();
    page.wait(600_000);
    expect(page.looks()).toBe(1);
  });
});

describe('while the list is idle', () => {
  test('it polls after 5, 10, 20, 40, then every 60 seconds while nothing changes', () => {
    const page = shown([requestIn('submitted')]);
    for (const pause of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      const before = page.looks();
      page.wait(pause - 1);
      expect(page.looks()).toBe(before);
      page.wait(1);
      expect(page.list()).toBe('list.shown.refreshing');
      page.loadRequests.resolve([requestIn('submitted')]);
    }
  });
  test('a change is shown, and shortens the interval again', () => {
    const page = shown([requestIn('submitted')]);
    page.wait(5000);
    page.loadRequests.resolve([requestIn('submitted')]);
    page.wait(10_000);
    page.loadRequests.resolve([requestIn('inReview')]);
    expect(page.context().requests).toEqual([requestIn('inReview')]);
    page.wait(5000);
    expect(page.list()).toBe('list.shown.refreshing');
  });
  test('a request that was just sent triggers a load at once', () => {
    const page = shown();
    const entry = returned({ refusal: null });
    page.outboxFeed.say({ type: 'entries.changed', entries: [entry] });
    expect(page.list()).toBe('list.shown.resting');
    page.outboxFeed.say({ type: 'entries.changed', entries: [{ ...entry, answers: {} }] });
    expect(page.list()).toBe('list.shown.resting');
    page.outboxFeed.say({ type: 'entries.changed', entries: [] });
    expect([page.list(), page.context().entries]).toEqual(['list.shown.refreshing', []]);
  });
  test('so does one that was stored while its files still wait', () => {
    const page = shown();
    const entry = returned({ refusal: null });
    page.outboxFeed.say({ type: 'entries.changed', entries: [entry] });
    page.outboxFeed.say({ type: 'entries.changed', entries: [{ ...entry, isStored: true }] });
    expect(page.list()).toBe('list.shown.refreshing');
  });
  test('a hidden tab does not poll; when it becomes visible it loads at once', () => {
    const page = shown();
    page.pageFeed.say({ type: 'page.hidden' });
    expect(page.list()).toBe('list.shown.paused');
    page.wait(3_600_000);
    expect(page.looks()).toBe(1);
    page.pageFeed.say({ type: 'page.shown' });
    expect(page.list()).toBe('list.shown.refreshing');
    expect(page.looks()).toBe(2);
  });
  test('it does not change during an action, so that no row moves under the pointer', () => {
    const page = shown([requestIn('submitted')]);
    page.send({ type: 'withdrawal.requested', id: 'submitted' });
    expect(page.list()).toBe('list.shown.paused');
    page.wait(3_600_000);
    expect(page.looks()).toBe(1);
    page.send({ type: 'action.cancelled' });
    expect(page.list()).toBe('list.shown.refreshing');
  });
});

const refreshing = () => {
  const page = shown([requestIn('submitted')]);
  page.wait(5000);
  return page;
};

describe('while the list is polled', () => {
  test('the list stays as it is, and is neither loading nor failed', () => {
    const page = refreshing();
    expect(page.tags()).toEqual([]);
    expect(page.context().requests).toEqual([requestIn('submitted')]);
  });
  test('a failed poll says so, keeps the list, and retries at growing intervals', () => {
    const page = refreshing();
    page.loadRequests.reject('unreachable');
    expect(page.list()).toBe('list.shown.stale');
    expect(page.tags()).toEqual(['stale']);
    expect(page.context().requests).toEqual([requestIn('submitted')]);
    page.wait(10_000);
    page.loadRequests.reject('unreachable');
    page.wait(19_999);
    expect(page.list()).toBe('list.shown.stale');
    page.wait(1);
    expect(page.list()).toBe('list.shown.refreshing');
  });
  test('fifteen seconds without an answer are a failed poll', () => {
    const page = refreshing();
    page.wait(15_000);
    expect(page.list()).toBe('list.shown.stale');
    expect(page.loadRequests.isWaiting()).toBe(false);
  });
  test('out of date: retry.requested loads at once, a hidden tab does not poll', () => {
    const page = refreshing();
    page.loadRequests.reject();
    page.send({ type: 'retry.requested' });
    expect(page.list()).toBe('list.shown.refreshing');
    page.loadRequests.reject();
    page.pageFeed.say({ type: 'page.hidden' });
    expect(page.list()).toBe('list.shown.paused');
  });
  test('a response that arrives in a hidden tab is kept, and no other poll follows', () => {
    const page = refreshing();
    page.pageFeed.say({ type: 'page.hidden' });
    page.loadRequests.resolve([requestIn('answered')]);
    expect(page.context().requests).toEqual([requestIn('answered')]);
    expect(page.list()).toBe('list.shown.paused');
  });
});

describe('what the browser reports', () => {
  test('entries of the outbox are shown in every state of the list', () => {
    const page = open();
    page.outboxFeed.say({ type: 'entries.changed', entries: [returned()] });
    expect(page.context().entries).toEqual([returned()]);
    page.loadRequests.reject();
    page.outboxFeed.say({ type: 'entries.changed', entries: [] });
    expect(page.context().entries).toEqual([]);
  });
  test('a browser whose feed fails still shows the list, and polls', () => {
    const loadRequests = port<readonly MemberRequest[]>();
    const page = play(
      myRequestsMachine.provide({
        actors: {
          outboxFeed: brokenFeed(),
          pageFeed: brokenFeed(),
          loadRequests: loadRequests.logic,
        },
      }),
      { rules },
    );
    loadRequests.resolve([]);
    expect(page.states()).toContain('list.shown.resting');
    expect(page.context().entries).toEqual([]);
    page.wait(5000);
    expect(loadRequests.asked).toHaveLength(2);
  });
});

test('a request can be withdrawn where the request chart lets its member withdraw it', () => {
  const drawn = legalPairs().flatMap((pair) => {
    const [, from] = /^(\w+) → withdrawn \(member\)$/.exec(pair) ?? [];
    return from === undefined ? [] : [from];
  });
  expect([...withdrawable].toSorted()).toEqual(drawn.toSorted());
});
