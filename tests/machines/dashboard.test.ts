// The dashboard's greeting by state: cut-offs at 12:00 and 18:00, and the stored company name (specification, section 4 "Dashboard").
import { describe, expect, test } from 'vitest';
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import type { DashboardEvent } from '#machines/dashboard.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const begin = (...opening: DashboardEvent[]) => {
  const clock = feed<DashboardEvent>(...opening);
  const companyFeed = feed<DashboardEvent>();
  const dashboard = play(
    dashboardMachine.provide({ actors: { clock: clock.logic, companyFeed: companyFeed.logic } }),
  );
  return { ...dashboard, clock, companyFeed };
};

const greetings = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  greeting: hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening',
}));

describe('when waking', () => {
  test('it waits for the clock', () => {
    const dashboard = begin();
    expect(dashboard.states()).toEqual(['waking']);
    expect(dashboard.tags()).toEqual(['loading']);
  });

  test.each(greetings)('at $hour:00 → $greeting', ({ hour, greeting }) => {
    const dashboard = begin({ type: 'hour.struck', hour });
    expect(dashboard.states()).toEqual([greeting]);
    expect(dashboard.tags()).toEqual([]);
  });

  test('a clock that never speaks does not keep the dashboard loading', () => {
    const dashboard = begin();
    dashboard.wait(1000);
    expect(dashboard.states()).toEqual(['morning']);
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
    expect(dashboard.states()).toEqual([next]);
  });
});

describe('the name', () => {
  test('is the company as soon as it is learnt, and again when it changes', () => {
    const dashboard = begin();
    expect(dashboard.context().companyName).toBe('');
    dashboard.companyFeed.say({ type: 'company.learnt', name: 'Lattice Works' });
    expect(dashboard.context().companyName).toBe('Lattice Works');
    dashboard.companyFeed.say({ type: 'company.learnt', name: '' });
    expect(dashboard.context().companyName).toBe('');
  });

  test('is not lost when the hour strikes', () => {
    const dashboard = begin();
    dashboard.companyFeed.say({ type: 'company.learnt', name: 'Lattice Works' });
    dashboard.clock.say({ type: 'hour.struck', hour: 19 });
    expect(dashboard.context().companyName).toBe('Lattice Works');
  });
});

test('feeds that break leave a greeting without a company', () => {
  const dashboard = play(
    dashboardMachine.provide({ actors: { clock: brokenFeed(), companyFeed: brokenFeed() } }),
  );
  expect(dashboard.states()).toEqual(['morning']);
  expect(dashboard.context().companyName).toBe('');
});
