// The dashboard by state: cut-offs at 12:00 and 18:00, the stored company name, the three tabs (docs/product-spec.md, "2. Screens
// and routes", "4. States and transitions").
import { describe, expect, test } from 'vitest';
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import type { DashboardEvent, DashboardTab } from '#machines/dashboard.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const begin = (...opening: DashboardEvent[]) => {
  const clock = feed<DashboardEvent>(...opening);
  const companyFeed = feed<DashboardEvent>();
  const addressFeed = feed<DashboardEvent>();
  const dashboard = play(
    dashboardMachine.provide({
      actors: {
        clock: clock.logic,
        companyFeed: companyFeed.logic,
        addressFeed: addressFeed.logic,
      },
    }),
  );
  const place = (region: string) =>
    dashboard
      .states()
      .filter((state) => state.startsWith(`${region}.`))
      .map((state) => state.slice(region.length + 1));
  return {
    ...dashboard,
    clock,
    companyFeed,
    addressFeed,
    greeting: () => place('greeting'),
    tab: () => place('tab'),
  };
};

const greetings = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  greeting: hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening',
}));

describe('when waking', () => {
  test('it waits for the clock', () => {
    const dashboard = begin();
    expect(dashboard.greeting()).toEqual(['waking']);
    expect(dashboard.tags()).toContain('loading');
  });

  test.each(greetings)('at $hour:00 → $greeting', ({ hour, greeting }) => {
    const dashboard = begin({ type: 'hour.struck', hour });
    expect(dashboard.greeting()).toEqual([greeting]);
    expect(dashboard.tags()).toEqual([greeting, 'stack'].toSorted());
  });

  test('a clock that never ticks does not keep the dashboard loading', () => {
    const dashboard = begin();
    dashboard.wait(1000);
    expect(dashboard.greeting()).toEqual(['morning']);
  });
});

describe.each([
  { greeting: 'morning', hour: 11 },
  { greeting: 'afternoon', hour: 17 },
  { greeting: 'evening', hour: 23 },
])('when it greets in the $greeting', ({ hour }) => {
  test.each([
    { next: 'morning', at: 0 },
    { next: 'afternoon', at: 12 },
    { next: 'evening', at: 18 },
  ])('an hour of the $next changes the greeting', ({ next, at }) => {
    const dashboard = begin({ type: 'hour.struck', hour });
    dashboard.clock.say({ type: 'hour.struck', hour: at });
    expect(dashboard.greeting()).toEqual([next]);
  });
});

describe('the name', () => {
  test('is the company as soon as it is known, and again when it changes', () => {
    const dashboard = begin();
    expect(dashboard.context().companyName).toBe('');
    dashboard.companyFeed.say({ type: 'company.learnt', name: 'Lattice Works' });
    expect(dashboard.context().companyName).toBe('Lattice Works');
    dashboard.companyFeed.say({ type: 'company.learnt', name: '' });
    expect(dashboard.context().companyName).toBe('');
  });

  test('stays when the greeting changes', () => {
    const dashboard = begin();
    dashboard.companyFeed.say({ type: 'company.learnt', name: 'Lattice Works' });
    dashboard.clock.say({ type: 'hour.struck', hour: 19 });
    expect(dashboard.context().companyName).toBe('Lattice Works');
  });
});

const tabs: DashboardTab[] = ['stack', 'community', 'channels'];
const addresses: Record<DashboardTab, string> = {
  stack: '/dashboard',
  community: '/dashboard?tab=community',
  channels: '/dashboard?tab=channels',
};
const pairs = tabs.flatMap((from) =>
  tabs
    .filter((to) => to !== from)
    .map((to): { from: DashboardTab; to: DashboardTab } => ({ from, to })),
);

describe('the tabs', () => {
  test('begin with Signal Stack', () => {
    const dashboard = begin();
    expect(dashboard.tab()).toEqual(['stack']);
    expect(dashboard.heard()).toEqual([]);
  });

  test.each(tabs)('open at %s where the address names it, which stays as it is', (tab) => {
    const dashboard = begin();
    dashboard.addressFeed.say({ type: 'address.named', tab });
    expect(dashboard.tab()).toEqual([tab]);
    expect(dashboard.tags()).toContain(tab);
    expect(dashboard.heard()).toEqual([]);
  });

  test.each(pairs)('from $from to $to: the address says so', ({ from, to }) => {
    const dashboard = begin();
    dashboard.addressFeed.say({ type: 'address.named', tab: from });
    dashboard.send({ type: 'tab.chosen', tab: to });
    expect(dashboard.tab()).toEqual([to]);
    expect(dashboard.heard()).toEqual([{ type: 'navigate', to: addresses[to], replace: true }]);
  });

  test('do not change the greeting', () => {
    const dashboard = begin({ type: 'hour.struck', hour: 19 });
    dashboard.send({ type: 'tab.chosen', tab: 'community' });
    expect(dashboard.greeting()).toEqual(['evening']);
  });
});

test('feeds that fail leave a greeting without a company, and the first tab', () => {
  const dashboard = play(
    dashboardMachine.provide({
      actors: { clock: brokenFeed(), companyFeed: brokenFeed(), addressFeed: brokenFeed() },
    }),
  );
  expect(dashboard.states()).toEqual(['greeting.morning', 'tab.stack']);
  expect(dashboard.context().companyName).toBe('');
});
