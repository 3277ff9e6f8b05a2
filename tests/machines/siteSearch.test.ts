// The search over the site by state: closed, fetching its index, failed, ready.
import { describe, expect, test } from 'vitest';
import { siteSearchMachine } from '#machines/siteSearch.machine.ts';
import type { SiteSearchEvent } from '#machines/siteSearch.machine.ts';
import type { SearchEntry } from '#content/schema.search.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const entries: readonly SearchEntry[] = [
  { href: '/upgrade', title: 'Plans', kind: 'page', tags: [], text: '' },
];
const begin = () => {
  const keyFeed = feed<SiteSearchEvent>();
  const addressFeed = feed<SiteSearchEvent>();
  const fetchIndex = port<readonly SearchEntry[]>();
  const flow = play(
    siteSearchMachine.provide({
      actors: {
        keyFeed: keyFeed.logic,
        addressFeed: addressFeed.logic,
        fetchIndex: fetchIndex.logic,
      },
    }),
  );
  return { ...flow, keyFeed, addressFeed, fetchIndex };
};
const open = () => {
  const flow = begin();
  flow.send({ type: 'search.opened' });
  return flow;
};
const ready = () => {
  const flow = open();
  flow.fetchIndex.resolve(entries);
  return flow;
};
const typed: SiteSearchEvent = { type: 'query.edited', query: 'plans' };

describe('when closed', () => {
  test('nothing is fetched, nothing can be typed, and address changes are ignored', () => {
    const flow = begin();
    expect([flow.states(), flow.tags(), flow.fetchIndex.asked]).toEqual([['closed'], [], []]);
    expect(flow.addressFeed.isOpen()).toBe(false);
    for (const event of [typed, { type: 'search.closed' }, { type: 'retry.asked' }] as const)
      expect(flow.can(event)).toBe(false);
  });
  test('the button and the keys open it, and the index is fetched', () => {
    const flow = open();
    expect([flow.states(), flow.tags()]).toEqual([['open.fetching'], ['busy', 'dialogOpen']]);
    const other = begin();
    other.keyFeed.say({ type: 'shortcut.pressed' });
    expect([other.states(), other.fetchIndex.isWaiting()]).toEqual([['open.fetching'], true]);
  });
  test('the index is fetched once, and the query is cleared', () => {
    const flow = ready();
    flow.send(typed);
    flow.send({ type: 'search.closed' });
    flow.send({ type: 'search.opened' });
    expect([flow.states(), flow.context().query]).toEqual([['open.ready'], '']);
    flow.send({ type: 'search.closed' });
    flow.keyFeed.say({ type: 'shortcut.pressed' });
    expect([flow.states(), flow.fetchIndex.asked.length]).toEqual([['open.ready'], 1]);
  });
});

describe('while the index is fetched', () => {
  test('what is typed is kept', () => {
    const flow = open();
    flow.send(typed);
    flow.fetchIndex.resolve(entries);
    expect([flow.states(), flow.context()]).toEqual([
      ['open.ready'],
      { query: 'plans', at: 0, entries },
    ]);
  });
  test('a refusal, or eight seconds without an answer, offers a retry', () => {
    const flow = open();
    flow.fetchIndex.reject();
    expect(flow.states()).toEqual(['open.failed']);
    flow.send({ type: 'retry.asked' });
    expect(flow.states()).toEqual(['open.fetching']);
    flow.wait(7999);
    expect(flow.states()).toEqual(['open.fetching']);
    flow.wait(1);
    expect([flow.states(), flow.tags()]).toEqual([['open.failed'], ['dialogOpen']]);
    flow.send(typed);
    expect(flow.context().query).toBe('plans');
  });
});

describe('when ready', () => {
  test('arrows and pointer move the selection; typing selects the first hit again', () => {
    const flow = ready();
    flow.send({ type: 'hit.pointed', at: 3 });
    expect(flow.context().at).toBe(3);
    expect(flow.can({ type: 'hit.pointed', at: 3 })).toBe(false);
    flow.send(typed);
    expect(flow.context().at).toBe(0);
  });
  test('a hit navigates to its page, and the search closes', () => {
    const flow = ready();
    flow.send({ type: 'hit.chosen', href: '/upgrade' });
    expect([flow.states(), flow.heard()]).toEqual([
      ['closed'],
      [{ type: 'navigate', to: '/upgrade' }],
    ]);
  });
});

test.each(['fetching', 'failed', 'ready'])(
  '%s: closed by its button, its shortcut, a navigation',
  (at) => {
    const there = () => {
      const flow = open();
      if (at === 'ready') flow.fetchIndex.resolve(entries);
      if (at === 'failed') flow.fetchIndex.reject();
      expect(flow.states()).toEqual([`open.${at}`]);
      return flow;
    };
    const [button, keys, address] = [there(), there(), there()];
    button.send({ type: 'search.closed' });
    keys.keyFeed.say({ type: 'shortcut.pressed' });
    address.addressFeed.say({ type: 'address.changed' });
    for (const flow of [button, keys, address])
      expect([flow.states(), flow.heard()]).toEqual([['closed'], []]);
  },
);

test('without the shortcut feed the button is left; without the address feed it closes', () => {
  const { logic } = port<readonly SearchEntry[]>();
  const flow = play(
    siteSearchMachine.provide({
      actors: { keyFeed: brokenFeed(), addressFeed: brokenFeed(), fetchIndex: logic },
    }),
  );
  expect(flow.states()).toEqual(['closed']);
  flow.send({ type: 'search.opened' });
  expect(flow.states()).toEqual(['closed']);
});
