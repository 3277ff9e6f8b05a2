// @vitest-environment happy-dom
// The auth library's events, translated for the session machine (docs/product-spec.md, "4. States and transitions";
// docs/product-decisions.md, "Sessions and storage").
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { toSessionEvent } from '../../src/flows/session/ports/authFeed.ts';

const session = { user: { id: 'ada', email: 'ada@example.com' } } as Session;
const member = { id: 'ada', email: 'ada@example.com' };
const path = '/library';
const calm = { said: 'nothing', isRecovering: false, isLeaving: false, path } as const;

const translate = (
  event: AuthChangeEvent,
  holder: Session | null,
  surroundings: Partial<Parameters<typeof toSessionEvent>[2]> = {},
) => toSessionEvent(event, holder, { ...calm, ...surroundings });

describe('in a browser without a session or a link', () => {
  test.each([
    ['INITIAL_SESSION', session, { type: 'session.found', member, path }],
    ['INITIAL_SESSION', null, { type: 'session.absent' }],
    ['SIGNED_IN', session, { type: 'member.signedIn', member, path }],
    ['TOKEN_REFRESHED', session, { type: 'session.refreshed', member, path }],
    ['USER_UPDATED', session, { type: 'member.updated', member, path }],
    ['PASSWORD_RECOVERY', session, { type: 'recovery.opened', member }],
    ['MFA_CHALLENGE_VERIFIED', session, { type: 'member.signedIn', member, path }],
    ['TOKEN_REFRESHED', null, null],
  ] as const)('%s', (event, holder, expected) => {
    expect(translate(event, holder)).toEqual(expected);
  });
});

test('a session that the browser already held is found, also when the library reports a sign-in', () => {
  expect(translate('SIGNED_IN', session, { said: 'expected' })).toEqual({
    type: 'session.found',
    member,
    path,
  });
});

describe('a sign-out', () => {
  test('that the user asked for is a sign-out', () => {
    expect(translate('SIGNED_OUT', null, { isLeaving: true })).toEqual({
      type: 'member.signedOut',
    });
  });
  test('that the user did not ask for is an ended session, and stores the page', () => {
    expect(translate('SIGNED_OUT', null)).toEqual({ type: 'session.ended', path: '/library' });
  });
});

describe('after a lookup without a session', () => {
  test("another tab's new session is a sign-in", () => {
    expect(translate('INITIAL_SESSION', session, { said: 'absent' })).toEqual({
      type: 'member.signedIn',
      member,
      path,
    });
  });
  test('a service that answers late finds the session', () => {
    expect(translate('TOKEN_REFRESHED', session, { said: 'absent' })).toEqual({
      type: 'session.found',
      member,
      path,
    });
  });
});

describe('while a recovery link is open', () => {
  test.each(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED'] as const)(
    '%s does not sign in',
    (event) => {
      expect(translate(event, session, { isRecovering: true })).toEqual({
        type: 'recovery.opened',
        member,
      });
    },
  );
  test('the new password ends it', () => {
    expect(translate('USER_UPDATED', session, { isRecovering: true })).toEqual({
      type: 'member.updated',
      member,
      path,
    });
  });
  test('a link whose session cannot be opened is refused', () => {
    expect(translate('INITIAL_SESSION', null, { isRecovering: true })).toEqual({
      type: 'recovery.refused',
    });
  });
});
