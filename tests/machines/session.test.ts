// The session by state: who is signed in, and where a sign-in leads (docs/product-spec.md, "4. States and
// transitions"; docs/product-decisions.md, "Sessions and storage").
import { describe, expect, test } from 'vitest';
import type { authReportsMachine } from '#machines/authReports.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { brokenFeed, play } from './kit.ts';
import { ada, anonymous, arriving, bob, load, member, profileOf, settling } from './session.kit.ts';

const delays = sessionMachine.implementations.delays;
const toDashboard = { type: 'navigate', to: '/dashboard', replace: true };
const toOnboarding = { type: 'navigate', to: '/onboarding', replace: true };
const here = ['visitor.member.presence.here'];

describe('in resolving', () => {
  test('loading is true until the first lookup ends', () => {
    const session = load();
    expect(session.visitor()).toEqual(['visitor.resolving']);
    expect(session.tags()).toEqual(['resolving']);
  });

  test('a session is found → member, without a navigation', () => {
    const session = member();
    expect(session.visitor()).toEqual(here);
    expect(session.tags()).toContain('signedIn');
    expect(session.context().member).toEqual(ada);
    expect(session.heard()).toEqual([]);
  });

  test('no session → anonymous, without a navigation', () => {
    const session = anonymous();
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
    expect(session.tags()).toEqual([]);
    expect(session.heard()).toEqual([]);
  });

  test('a sign-in → arriving', () => {
    expect(arriving(ada, load()).visitor()).toEqual(['visitor.arriving.asking']);
  });

  test('a session that has ended → /auth with a sentence', () => {
    const session = load();
    session.authReports.say({ type: 'session.ended', path: '/dashboard' });
    expect(session.visitor()).toEqual(['visitor.anonymous.sessionEnded']);
    expect(session.heard()).toEqual([
      { type: 'navigate', to: '/auth?tab=signin&next=%2Fdashboard', replace: true },
    ]);
  });

  test('another tab signs the member out before the lookup ends → anonymous, at once', () => {
    const session = load();
    session.authReports.say({ type: 'member.signedOut' });
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
    expect(session.heard()).toEqual([]);
  });

  test('a lookup that never answers leaves a visitor, not a blank page', () => {
    const session = load();
    session.wait(Number(delays.lookupTimeout) - 1);
    expect(session.visitor()).toEqual(['visitor.resolving']);
    session.wait(1);
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
  });

  test('an auth layer that fails leaves a visitor too', () => {
    const session = play(
      sessionMachine.provide({
        actors: { authReports: brokenFeed() as unknown as typeof authReportsMachine },
      }),
    );
    expect(session.states()).toContain('visitor.anonymous.plain');
  });
});

describe('in anonymous', () => {
  test('a session found late → member, without a redirect', () => {
    const session = anonymous();
    session.authReports.say({ type: 'session.found', member: ada, path: '/library' });
    expect(session.visitor()).toEqual(here);
    expect(session.context().member).toEqual(ada);
    expect(session.heard()).toEqual([]);
  });

  test('a sign-in → arriving', () => {
    const session = arriving();
    expect(session.visitor()).toEqual(['visitor.arriving.asking']);
    expect(session.tags()).toEqual(['resolving']);
    expect(session.fetchProfile.asked).toEqual([{ member: ada }]);
  });

  test.each(['signOut.requested', 'member.signedOut', 'recovery.abandoned'] as const)(
    '%s has no meaning',
    (type) => expect(anonymous().can({ type })).toBe(false),
  );
});

describe('in arriving.asking', () => {
  test('the profile is mirrored into the browser', () => {
    const session = settling();
    expect(session.visitor()).toEqual(['visitor.arriving.settling']);
    expect(session.settleBrowser.asked).toEqual([
      { member: ada, profile: profileOf('Lattice Works') },
    ]);
  });

  test('a profile slower than 1 s is not waited for', () => {
    const session = arriving();
    session.wait(999);
    expect(session.visitor()).toEqual(['visitor.arriving.asking']);
    session.wait(1);
    expect(session.visitor()).toEqual(['visitor.arriving.settling']);
    expect(session.settleBrowser.asked).toEqual([{ member: ada, profile: null }]);
    session.settleBrowser.resolve({ complete: true });
    expect(session.heard()).toEqual([toDashboard]);
  });

  test('a profile that cannot be loaded is not waited for', () => {
    const session = arriving();
    session.fetchProfile.reject('Down');
    expect(session.settleBrowser.asked).toEqual([{ member: ada, profile: null }]);
    expect(session.heard()).toEqual([]);
  });
});

describe('in arriving.settling', () => {
  test('onboarding complete here → /dashboard', () => {
    const session = settling();
    session.settleBrowser.resolve({ complete: true });
    expect(session.visitor()).toEqual(here);
    expect(session.heard()).toEqual([toDashboard]);
  });

  test('not complete → /onboarding', () => {
    const session = settling();
    session.settleBrowser.resolve({ complete: false });
    expect(session.visitor()).toEqual(here);
    expect(session.heard()).toEqual([toOnboarding]);
  });

  test('keys that cannot be read count as not complete', () => {
    const session = settling();
    session.settleBrowser.reject('No storage');
    expect(session.visitor()).toEqual(here);
    expect(session.heard()).toEqual([toOnboarding]);
  });

  test('keys that are never settled do not keep the member waiting', () => {
    const session = settling();
    session.wait(Number(delays.profileTimeout));
    expect(session.visitor()).toEqual(here);
    expect(session.heard()).toEqual([toDashboard]);
  });
});

/** A sign-in, and a session that another tab stores. */
const reports = ['member.signedIn', 'session.refreshed'] as const;

describe.each([
  { state: 'asking', begin: () => arriving() },
  { state: 'settling', begin: () => settling() },
])('anywhere in arriving ($state)', ({ state, begin }) => {
  test('a sign-out elsewhere → anonymous', () => {
    const session = begin();
    session.authReports.say({ type: 'member.signedOut' });
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
    expect(session.context()).toMatchObject({ member: null, profile: null });
  });

  test('an ended session → /auth', () => {
    const session = begin();
    session.authReports.say({ type: 'session.ended', path: '/library' });
    expect(session.visitor()).toEqual(['visitor.anonymous.sessionEnded']);
    expect(session.context().member).toBeNull();
    expect(session.heard()).toEqual([
      { type: 'navigate', to: '/auth?tab=signin&next=%2Flibrary', replace: true },
    ]);
  });

  test.each(reports)('the same member again (%s): nothing changes', (type) => {
    const session = begin();
    session.authReports.say({ type, member: ada, path: '/auth' });
    expect(session.visitor()).toEqual([`visitor.arriving.${state}`]);
    expect(session.fetchProfile.asked).toHaveLength(1);
  });

  test.each(reports)('another member (%s): the arrival starts again, for them', (type) => {
    const session = begin();
    session.authReports.say({ type, member: bob, path: '/auth' });
    expect(session.visitor()).toEqual(['visitor.arriving.asking']);
    expect(session.fetchProfile.asked).toEqual([{ member: ada }, { member: bob }]);
    session.wait(1000);
    expect(session.settleBrowser.asked.at(-1)).toEqual({ member: bob, profile: null });
  });
});

describe('in member', () => {
  test('SIGNED_IN repeated for the same member does not navigate and calls no port', () => {
    const session = member();
    session.wait(500);
    session.authReports.say({ type: 'member.signedIn', member: ada, path: '/auth' });
    expect(session.visitor()).toEqual(here);
    expect(session.states()).toContain('visitor.member.tier.free');
    expect(session.fetchProfile.asked).toEqual([]);
    expect(session.heard()).toEqual([]);
  });

  test('another member in the same browser goes through arriving', () => {
    const session = settling();
    session.settleBrowser.resolve({ complete: true });
    session.heard();
    session.authReports.say({ type: 'member.signedIn', member: bob, path: '/auth' });
    expect(session.visitor()).toEqual(['visitor.arriving.asking']);
    expect(session.fetchProfile.asked.at(-1)).toEqual({ member: bob });
    session.fetchProfile.reject('Down');
    expect(session.settleBrowser.asked.at(-1)).toEqual({ member: bob, profile: null });
    session.settleBrowser.resolve({ complete: false });
    expect(session.heard()).toEqual([toOnboarding]);
    expect(session.context()).toMatchObject({ member: bob, flagged: false, entitled: false });
  });

  test.each(['session.refreshed', 'member.updated'] as const)(
    '%s keeps the member, under the new address if there is one',
    (type) => {
      const session = member();
      session.wait(500);
      session.authReports.say({
        type,
        member: { ...ada, email: 'countess@example.com' },
        path: '/library',
      });
      expect(session.visitor()).toEqual(here);
      expect(session.context().member).toEqual({ ...ada, email: 'countess@example.com' });
      expect(session.heard()).toEqual([]);
    },
  );

  test.each(['session.refreshed', 'member.updated'] as const)(
    '%s for another member is an arrival too',
    (type) => {
      const session = member();
      session.authReports.say({ type, member: bob, path: '/library' });
      expect(session.visitor()).toEqual(['visitor.arriving.asking']);
      expect(session.context().member).toEqual(bob);
    },
  );
});
