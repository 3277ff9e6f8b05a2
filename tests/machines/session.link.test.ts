// A link from a mail in the session: it waits on /auth next to the signed-in member, and navigates or leaves no
// trace.
import { describe, expect, test } from 'vitest';
import { sessionMachine } from '#machines/session.machine.ts';
import { ada, anonymous, bob, load, member, recovering, settling } from './session.kit.ts';
import type { Session } from './session.kit.ts';

const toDoor = { type: 'navigate', to: '/auth', replace: true };
const linkOf = (session: Session) =>
  session.states().filter((state) => state.startsWith('mailedLink'));

const opened = (session: Session) => {
  session.heard();
  session.authReports.say({ type: 'link.opened' });
  return session;
};

describe.each([
  { state: 'resolving', begin: () => load() },
  { state: 'anonymous', begin: anonymous },
  { state: 'member', begin: () => member() },
  { state: 'recovering', begin: recovering },
])('a link opened in $state', ({ begin }) => {
  test('→ /auth; a signed-in member stays signed in', () => {
    const session = begin();
    const before = session.visitor().filter((state) => !state.startsWith('mailedLink'));
    opened(session);
    expect(linkOf(session)).toEqual(['mailedLink.open']);
    expect(session.tags()).toContain('linkOpen');
    expect(session.heard()).toEqual([toDoor]);
    expect(session.visitor().filter((state) => !state.startsWith('mailedLink'))).toEqual(before);
  });

  test('and closed: nothing is left of it', () => {
    const session = begin();
    const before = session.states();
    opened(session);
    session.send({ type: 'link.closed' });
    expect(session.states()).toEqual(before);
    expect(session.tags()).not.toContain('linkOpen');
  });
});

describe('a link that turns out to be expired', () => {
  test.each([
    ['resolving', () => load(), 'visitor.anonymous.linkExpired'],
    ['anonymous', anonymous, 'visitor.anonymous.linkExpired'],
    ['member', () => member(), 'visitor.member.link.expired'],
  ] as const)('in %s: /auth says so', (_, begin, state) => {
    const session = opened(begin());
    session.send({ type: 'link.expired' });
    expect(session.states()).toContain(state);
    expect(linkOf(session)).toEqual(['mailedLink.none']);
    expect(session.tags()).toContain('linkExpired');
  });
  test('in a recovery: the recovery continues', () => {
    const session = opened(recovering());
    session.send({ type: 'link.expired' });
    expect(session.states()).toContain('visitor.recovering.settingPassword');
    expect(linkOf(session)).toEqual(['mailedLink.none']);
  });
});

describe('a link that is accepted', () => {
  test('as a recovery: the new password is asked for at once', () => {
    const session = opened(anonymous());
    session.authReports.say({ type: 'recovery.opened', member: ada });
    session.send({ type: 'link.kept', kind: 'recovery' });
    expect(linkOf(session)).toEqual(['mailedLink.none']);
    expect(session.tags()).toEqual(['recovery']);
  });
  test("during another member's recovery: the new password is for the new one", () => {
    const session = opened(recovering());
    session.authReports.say({ type: 'recovery.opened', member: bob });
    session.send({ type: 'link.kept', kind: 'recovery' });
    expect(session.context().member).toEqual(bob);
    session.authReports.say({ type: 'member.updated', member: bob, path: '/auth' });
    expect(session.fetchProfile.asked.at(-1)).toEqual({ member: bob });
  });
  test('as a sign-in: the member is redirected, and /auth stays until then', () => {
    const session = opened(member());
    session.authReports.say({ type: 'member.signedIn', member: bob, path: '/auth' });
    session.send({ type: 'link.kept', kind: 'account' });
    expect(linkOf(session)).toEqual(['mailedLink.leadingOn']);
    settling(bob, session);
    session.settleBrowser.resolve({ complete: false });
    expect(session.heard()).toContainEqual({
      type: 'navigate',
      to: '/onboarding',
      replace: true,
    });
    expect(session.tags()).toContain('linkKept');
    session.wait(Number(sessionMachine.implementations.delays.redirectTimeout));
    expect(linkOf(session)).toEqual(['mailedLink.none']);
  });
  test('another link can follow', () => {
    const session = opened(anonymous());
    session.send({ type: 'link.kept', kind: 'account' });
    opened(session);
    expect(linkOf(session)).toEqual(['mailedLink.open']);
  });
});
