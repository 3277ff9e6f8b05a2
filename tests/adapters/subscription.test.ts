// @vitest-environment happy-dom
// What a member has paid for, as the site reads it: a plan whose end date has passed does not count.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { loadSubscription } from '../../src/adapters/supabase/profiles.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const member = { id: 'ada', email: 'ada@example.com' };
const plan = { product: 'membership', tier: 'premium', is_active: true };
const toolkits = { product: 'toolkits', tier: 'free', is_active: true };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  freshBrowser();
  holdSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The port's answer for these rows. */
function read(rows: readonly object[]) {
  wire(() => ({ body: rows }));
  return toPromise(createActor(loadSubscription, { input: { member } }).start());
}

test.each([
  [null, true, {}],
  ['2026-11-21 12:00:01+00', true, { endsIn: 1000 }],
  ['2026-11-21T14:00:01+02:00', true, { endsIn: 1000 }],
  ['2026-11-21 12:00:00+00', false, {}],
  ['2025-01-01T00:00:00Z', false, {}],
])('a membership that renews at %s is active: %s', async (renews_at, isActive, end) => {
  expect(await read([{ ...plan, renews_at }])).toEqual({ tier: 'premium', isActive, ...end });
  // The next first paint of this browser shows the same.
  expect(localStorage.getItem('axisOneTier')).toBe(isActive ? 'premium' : null);
});

test('a membership that was ended early is over, whatever its renewal date', async () => {
  const ended = { ...plan, is_active: false, renews_at: '2100-01-01T00:00:00Z' };
  expect(await read([ended])).toMatchObject({ isActive: false });
});

test('the toolkits end with their own date', async () => {
  const open = await read([{ ...toolkits, renews_at: '2026-12-01T00:00:00Z' }]);
  expect(open).toMatchObject({ isActive: false, toolkits: true });
  const over = await read([{ ...toolkits, renews_at: '2026-11-01T00:00:00Z' }]);
  expect(over).not.toHaveProperty('toolkits');
});

const ends = (membership: string | null, other: string) =>
  read([
    { ...plan, renews_at: membership },
    { ...toolkits, renews_at: other },
  ]);

test('of two plans the first end counts, and no end that has passed', async () => {
  expect(await ends('2026-11-21T12:01:00Z', '2026-11-21T12:00:30Z')).toHaveProperty(
    'endsIn',
    30_000,
  );
  expect(await ends('2026-11-21T12:01:00Z', '2026-11-21T11:59:00Z')).toHaveProperty(
    'endsIn',
    60_000,
  );
  expect(await ends(null, '2026-11-21T11:59:00Z')).not.toHaveProperty('endsIn');
});

test('a plan that was open in this browser takes the flag of its purchase with it when it is over', async () => {
  localStorage.setItem('axisPremium', 'true');
  await read([{ ...plan, renews_at: '2026-11-21T12:00:01Z' }]);
  expect(localStorage.getItem('axisPremium')).toBe('true');
  await read([{ ...plan, renews_at: '2026-11-21T12:00:00Z' }]);
  expect(localStorage.getItem('axisPremium')).toBeNull();
});

test('a flag without a plan that was ever seen open stays: the upgrade can be completed', async () => {
  localStorage.setItem('axisPremium', 'true');
  await read([]);
  expect(localStorage.getItem('axisPremium')).toBe('true');
});
