// @vitest-environment happy-dom
// The auth library's events, translated for `authReports`.
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { authFeed, toReport } from '../../src/flows/authReports/ports/authFeed.ts';

const session = { user: { id: 'ada', email: 'ada@example.com' } } as Session;
const member = { id: 'ada', email: 'ada@example.com' };
const calm = { path: '/library?kind=essay', isRecovering: false, isLeaving: false };

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
  const heard: object[] = [];
  const logic = createMachine({
    invoke: { src: authFeed },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  createActor(logic).start().stop();
  expect(heard[0]).toMatchObject({ type: 'page.opened', holdsToken: true, holder });
});
