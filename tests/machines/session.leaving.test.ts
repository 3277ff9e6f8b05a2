// A member who signs out, by state: the toasts of sign-out, and other tabs (docs/product-spec.md, "4. States and
// transitions", "8. Error catalogue").
import { describe, expect, test } from 'vitest';
import { sessionMachine } from '#machines/session.machine.ts';
import { ada, member } from './session.kit.ts';

const delays = sessionMachine.implementations.delays;

const leaving = () => {
  const session = member();
  session.send({ type: 'signOut.requested' });
  return session;
};

describe('in presence.here', () => {
  test('a sign-out in another tab signs this one out: it says so, and stays on its page', () => {
    const session = member({ type: 'flag.raised' });
    session.authReports.say({ type: 'member.signedOut' });
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
    expect(session.heard()).toEqual([{ type: 'toast', key: 'signedOut' }]);
    expect(session.context()).toMatchObject({ member: null, flagged: false, entitled: false });
    expect(session.premiumFlag.isOpen()).toBe(false);
  });

  test('signOut.requested → leaving', () => {
    const session = member();
    session.send({ type: 'signOut.requested' });
    expect(session.visitor()).toEqual(['visitor.member.presence.leaving']);
    expect(session.tags()).toEqual(expect.arrayContaining(['busy', 'signedIn']));
    expect(session.can({ type: 'signOut.requested' })).toBe(false);
  });
});

describe('in presence.leaving', () => {
  const farewell = [
    { type: 'toast', key: 'signedOut' },
    { type: 'navigate', to: '/' },
  ];

  test("the service accepts → anonymous, 'Signed out successfully' and /", () => {
    const session = leaving();
    session.signOut.resolve();
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
    expect(session.heard()).toEqual(farewell);
    expect(session.context().member).toBeNull();
  });

  test('the auth layer reports it first: one toast, not two', () => {
    const session = leaving();
    session.authReports.say({ type: 'member.signedOut' });
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
    expect(session.heard()).toEqual(farewell);
    expect(session.signOut.isWaiting()).toBe(false);
  });

  test("the service refuses → still here, 'Error signing out' with its sentence", () => {
    const session = leaving();
    session.signOut.reject('Network unreachable');
    expect(session.visitor()).toEqual(['visitor.member.presence.here']);
    expect(session.heard()).toEqual([
      { type: 'toast', key: 'signOutFailed', message: 'Network unreachable' },
    ]);
    expect(session.context().member).toEqual(ada);
  });

  test('a service that never answers → still here, and the user can retry', () => {
    const session = leaving();
    session.wait(Number(delays.serviceTimeout));
    expect(session.visitor()).toEqual(['visitor.member.presence.here']);
    expect(session.heard()).toEqual([{ type: 'toast', key: 'signOutFailed' }]);
    expect(session.can({ type: 'signOut.requested' })).toBe(true);
  });
});
