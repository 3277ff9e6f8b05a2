// Recovery by state: a quarantine that ends only with a new password or by leaving (docs/product-decisions.md,
// "Sessions and storage").
import { describe, expect, test } from 'vitest';
import { sessionMachine } from '#machines/session.machine.ts';
import {
  ada,
  anonymous,
  arriving,
  bob,
  load,
  member,
  recovering,
  settling,
} from './session.kit.ts';
import type { Session } from './session.kit.ts';

const toDoor = { type: 'navigate', to: '/auth', replace: true };
const toSignIn = { type: 'navigate', to: '/auth?tab=signin', replace: true };
const locked = ['visitor.recovering.settingPassword'];

describe.each([
  { state: 'resolving', begin: () => load() },
  { state: 'anonymous', begin: () => anonymous() },
  { state: 'arriving', begin: () => arriving(bob) },
  { state: 'arriving.settling', begin: () => settling(bob) },
  { state: 'member', begin: () => member() },
])('a recovery link opened in $state', ({ begin }) => {
  test('→ recovering: every route redirects to /auth', () => {
    const session = begin();
    session.authReports.say({ type: 'recovery.opened', member: ada });
    expect(session.visitor()).toEqual(locked);
    expect(session.tags()).toEqual(['recovery']);
    expect(session.heard()).toEqual([toDoor]);
    expect(session.context().member).toEqual(ada);
  });
});

describe.each([
  { state: 'resolving', begin: () => load() },
  { state: 'anonymous', begin: () => anonymous() },
])('a recovery link refused in $state', ({ begin }) => {
  test('→ /auth, which says so', () => {
    const session = begin();
    session.authReports.say({ type: 'recovery.refused' });
    expect(session.visitor()).toEqual(['visitor.anonymous.linkExpired']);
    expect(session.tags()).toEqual(['linkExpired']);
    expect(session.heard()).toEqual([toDoor]);
  });

  test('a sign-in after it clears the sentence', () => {
    const session = begin();
    session.authReports.say({ type: 'recovery.refused' });
    arriving(ada, session);
    expect(session.tags()).toEqual(['resolving']);
  });
});

describe('in recovering.settingPassword', () => {
  test.each([
    ['member.signedIn', { type: 'member.signedIn', member: ada, path: '/auth' }],
    ['member.signedIn of another member', { type: 'member.signedIn', member: bob, path: '/auth' }],
    ['session.found', { type: 'session.found', member: ada, path: '/library' }],
    ['session.refreshed', { type: 'session.refreshed', member: ada, path: '/library' }],
    ['session.absent', { type: 'session.absent' }],
    ['recovery.opened', { type: 'recovery.opened', member: ada }],
    ['signOut.requested', { type: 'signOut.requested' }],
  ] as const)('%s changes nothing', (_, event) => {
    const session = recovering();
    session.send(event);
    session.wait(3_600_000);
    expect(session.visitor()).toEqual(locked);
    expect(session.context().member).toEqual(ada);
    expect(session.heard()).toEqual([]);
  });

  test('no member is shown as signed in, and no tier is announced', () => {
    const session = recovering();
    session.wait(500);
    expect(session.tags()).toEqual(['recovery']);
    expect(session.loadSubscription.asked).toEqual([]);
  });

  test('a new password ends it: the member arrives, and onboarding decides the navigation', () => {
    const session = recovering();
    session.authReports.say({ type: 'member.updated', member: ada, path: '/auth' });
    expect(session.visitor()).toEqual(['visitor.arriving.asking']);
    settling(ada, session);
    session.settleBrowser.resolve({ complete: true });
    expect(session.visitor()).toEqual(['visitor.member.presence.here']);
    expect(session.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
  });

  test('the profile of a previous member is not used for this one', () => {
    const session = settling(bob);
    session.settleBrowser.resolve({ complete: true });
    session.authReports.say({ type: 'recovery.opened', member: ada });
    session.authReports.say({ type: 'member.updated', member: ada, path: '/auth' });
    session.wait(1000);
    expect(session.settleBrowser.asked.at(-1)).toEqual({ member: ada, profile: null });
  });

  test('recovery.abandoned → abandoning', () => {
    const session = recovering();
    session.send({ type: 'recovery.abandoned' });
    expect(session.visitor()).toEqual(['visitor.recovering.abandoning']);
    expect(session.tags()).toEqual(['busy', 'recovery']);
  });
});

const abandoning = () => {
  const session = recovering();
  session.send({ type: 'recovery.abandoned' });
  return session;
};

describe('in recovering.abandoning', () => {
  test('the session is ended → anonymous, on the tab Sign In', () => {
    const session = abandoning();
    session.abandonRecovery.resolve();
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
    expect(session.heard()).toEqual([toSignIn]);
    expect(session.context().member).toBeNull();
  });

  test('the auth layer reports it first: one navigation, not two', () => {
    const session = abandoning();
    session.authReports.say({ type: 'member.signedOut' });
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
    expect(session.heard()).toEqual([toSignIn]);
    expect(session.abandonRecovery.isWaiting()).toBe(false);
  });

  test.each([
    ['refuses', (session: Session) => session.abandonRecovery.reject('No'), { message: 'No' }],
    [
      'never answers',
      (session: Session) =>
        session.wait(Number(sessionMachine.implementations.delays.serviceTimeout)),
      {},
    ],
  ])('a service that %s → the quarantine stays, and a toast says so', (_, fail, sentence) => {
    const session = abandoning();
    fail(session);
    expect(session.visitor()).toEqual(locked);
    expect(session.heard()).toContainEqual({ type: 'toast', key: 'signOutFailed', ...sentence });
    expect(session.can({ type: 'recovery.abandoned' })).toBe(true);
  });
});

describe.each([
  { state: 'settingPassword', begin: recovering },
  { state: 'abandoning', begin: abandoning },
])('anywhere in recovering ($state)', ({ begin }) => {
  test('a sign-out elsewhere → anonymous, on the tab Sign In', () => {
    const session = begin();
    session.authReports.say({ type: 'member.signedOut' });
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
    expect(session.heard()).toEqual([toSignIn]);
  });

  test.each([{ type: 'session.ended', path: '/auth' }, { type: 'recovery.refused' }] as const)(
    '$type → the link is no longer valid, and /auth says so',
    (event) => {
      const session = begin();
      session.authReports.say(event);
      expect(session.visitor()).toEqual(['visitor.anonymous.linkExpired']);
      expect(session.heard()).toEqual([toDoor]);
      expect(session.context().member).toBeNull();
    },
  );
});

test('an expired link opened by a member: /auth says so, and they stay signed in', () => {
  const session = load();
  session.authReports.say({ type: 'recovery.refused' });
  session.heard();
  session.authReports.say({ type: 'session.found', member: ada, path: '/auth' });
  expect(session.visitor()).toEqual(['visitor.member.presence.here']);
  expect(session.states()).toContain('visitor.member.link.expired');
  expect(session.tags()).toEqual(expect.arrayContaining(['signedIn', 'linkExpired']));
  expect(session.heard()).toEqual([]);
});

test('nothing of an expired link is left for the next sign-in', () => {
  const session = load();
  session.authReports.say({ type: 'recovery.refused' });
  session.authReports.say({ type: 'session.found', member: ada, path: '/auth' });
  session.authReports.say({ type: 'member.signedOut' });
  settling(bob, arriving(bob, session));
  session.settleBrowser.resolve({ complete: true });
  expect(session.states()).toContain('visitor.member.link.none');
});
