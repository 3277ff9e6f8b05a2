// @vitest-environment happy-dom
// The auth library's events, translated for `authReports`.
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { authFeed, toReport } from '../../src/flows/authReports/ports/authFeed.ts';

const session = { user: { id: 'ada', email: 'ada@example.com' } } as Session;
const member = { id: 'ada', email: 'ada@example.com' };
const calm = { path: '/library?kind=essay', isRecovering: false, isLeaving: false };

let close = () => {};
/** Opens the feed; the list holds what it reports. */
function open(): object[] {
  const heard: object[] = [];
  const logic = createMachine({
    invoke: { src: authFeed },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(logic).start();
  close = () => void actor.stop();
  return heard;
}
afterEach(() => close());

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/library?kind=essay');
});

test.each<[AuthChangeEvent, string]>([
  ['INITIAL_SESSION', 'auth.found'],
  ['SIGNED_IN', 'auth.signedIn'],
  ['TOKEN_REFRESHED', 'auth.refreshed'],
  ['USER_UPDATED', 'auth.updated'],
  ['PASSWORD_RECOVERY', 'auth.recovered'],
  ['MFA_CHALLENGE_VERIFIED', 'auth.signedIn'],
])('%s with a session is %s, with its member and this page', (event, type) => {
  expect(toReport(event, session)).toEqual({ type, member, ...calm });
});

test('an account without an address has an empty one', () => {
  const phone = { user: { id: 'ada' } } as Session;
  expect(toReport('SIGNED_IN', phone)).toMatchObject({ member: { id: 'ada', email: '' } });
});

test.each<[AuthChangeEvent, object | null]>([
  ['INITIAL_SESSION', { type: 'auth.empty', ...calm }],
  ['SIGNED_OUT', { type: 'auth.signedOut', ...calm }],
  ['TOKEN_REFRESHED', null],
])('%s without a session', (event, report) => {
  expect(toReport(event, null)).toEqual(report);
});

test('the marks of this browser go with every report', () => {
  localStorage.setItem('axisOneRecovery', 'true');
  localStorage.setItem('axisOneLeaving', 'ada');
  expect(toReport('SIGNED_OUT', null)).toMatchObject({ isRecovering: true, isLeaving: true });
  expect(toReport('SIGNED_IN', session)).toMatchObject({ isRecovering: true, isLeaving: true });
});

const inAnHour = () => Math.round(Date.now() / 1000) + 3600;
test.each([
  ['for another hour', inAnHour, { id: 'ada', email: 'ada@example.com' }],
  ['for less than the library’s margin', () => inAnHour() - 3520, null],
  ['no longer', () => 1, null],
  ['for a time that is not said', () => undefined, null],
])('a stored session that lasts %s', (_, end, holder) => {
  localStorage.setItem(
    'sb-axis-one-auth-token',
    JSON.stringify({ expires_at: end(), user: { id: 'ada', email: 'ada@example.com' } }),
  );
  expect(open()[0]).toMatchObject({ type: 'page.opened', holdsToken: true, holder });
});

const tellOf = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const restore = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('the keys of this browser', () => {
  const stored = JSON.stringify({ expires_at: Date.now() / 1000 + 3600, user: member });
  test.each([
    ['are another member’s: the session names no holder', 'grace', null],
    ['are this member’s', 'ada', member],
    ['are of no member', null, member],
  ])('%s', (_, owner, holder) => {
    localStorage.setItem('sb-axis-one-auth-token', stored);
    if (owner !== null) localStorage.setItem('axisOneOwner', owner);
    expect(open()[0]).toMatchObject({ type: 'page.opened', holdsToken: true, holder });
  });

  test('are another member’s: a report says so', () => {
    localStorage.setItem('axisOneOwner', 'grace');
    expect(toReport('INITIAL_SESSION', session)).toEqual({
      type: 'auth.found',
      member,
      ...calm,
      isStranger: true,
    });
  });
});

describe('another tab', () => {
  const tokenKey = 'sb-axis-one-auth-token';
  const grace = { id: 'grace', email: 'grace@example.com' };
  const store = (value: string | null) => {
    if (value === null) localStorage.removeItem(tokenKey);
    else localStorage.setItem(tokenKey, value);
  };
  const stored = JSON.stringify({ expires_at: 1, user: grace });

  test.each([
    ['removes the session', () => tellOf(tokenKey)],
    ['empties the storage', () => tellOf(null)],
    ['has removed the session while this page was in the back-forward cache', () => restore(true)],
  ])('that %s', (_, happens) => {
    store(stored);
    const heard = open();
    heard.length = 0;
    store(null);
    happens();
    expect(heard).toEqual([{ type: 'token.removed', ...calm }]);
  });

  test('that removes the session, and has noted that the member asked for it', () => {
    const heard = open();
    heard.length = 0;
    localStorage.setItem('axisOneLeaving', 'true');
    tellOf(tokenKey);
    expect(heard).toEqual([{ type: 'token.removed', ...calm, isLeaving: true }]);
  });

  test.each([
    ['stores a session', () => tellOf(tokenKey)],
    ['has stored a session while this page was in the back-forward cache', () => restore(true)],
  ])('that %s: its member is named, whatever is left of its time', (_, happens) => {
    const heard = open();
    heard.length = 0;
    store(stored);
    happens();
    expect(heard).toEqual([
      { type: 'token.stored', member: grace, ...calm },
      { type: 'token.seen' },
    ]);
  });

  test('that stores a session which names no member', () => {
    const heard = open();
    heard.length = 0;
    store('{}');
    tellOf(tokenKey);
    expect(heard).toEqual([{ type: 'token.seen' }]);
  });

  test.each([
    ['stores something else', () => tellOf('axisOneModules')],
    ['does nothing while the page is first shown', () => restore(false)],
  ])('that %s', (_, happens) => {
    const heard = open();
    heard.length = 0;
    happens();
    expect(heard).toEqual([]);
  });
});

test('when the network is back a stored session is seen, and a missing one is no removal', () => {
  const heard = open();
  heard.length = 0;
  window.dispatchEvent(new Event('online'));
  expect(heard).toEqual([]);
  localStorage.setItem('sb-axis-one-auth-token', '{}');
  window.dispatchEvent(new Event('online'));
  expect(heard).toEqual([{ type: 'token.seen' }]);
});
