// Sessions that this tab did not ask for: another tab signs in, or a lookup that timed out finds one late.
import { describe, expect, test } from 'vitest';
import { sessionMachine } from '#machines/session.machine.ts';
import { ada, anonymous, arriving, bob, load, member, settling } from './session.kit.ts';

const delays = sessionMachine.implementations.delays;
const here = ['visitor.member.presence.here'];

describe.each(['/open-circle', '/library?filter=essay', '/', '/onboarding'])(
  'a sign-in in another tab, while this one is on %s',
  (path) => {
    const elsewhere = () => arriving(ada, anonymous(), path);

    test.each([true, false])('does not navigate (onboarding complete: %s)', (complete) => {
      const session = elsewhere();
      expect(session.states()).toContain('course.staying');
      settling(ada, session);
      expect(session.settleBrowser.asked).toHaveLength(1);
      session.settleBrowser.resolve({ complete });
      expect(session.visitor()).toEqual(here);
      expect(session.context().member).toEqual(ada);
      expect(session.heard()).toEqual([]);
      expect(session.states()).toContain('course.open');
    });

    test('keys that cannot be settled, or never are, cause no navigation either', () => {
      for (const fail of [
        (session: ReturnType<typeof load>) => session.settleBrowser.reject('No storage'),
        (session: ReturnType<typeof load>) => session.wait(1000),
      ]) {
        const session = settling(ada, elsewhere());
        fail(session);
        expect(session.visitor()).toEqual(here);
        expect(session.heard()).toEqual([]);
      }
    });

    test('an arrival that ends before it is settled leaves the next sign-in its redirect', () => {
      const session = elsewhere();
      session.authReports.say({ type: 'member.signedOut' });
      expect(session.states()).toContain('course.open');
      settling(ada, arriving(ada, session));
      session.settleBrowser.resolve({ complete: true });
      expect(session.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
    });

    test('does not take the rule of a flow that submits meanwhile', () => {
      const session = elsewhere();
      session.send({ type: 'setup.begun', flow: session.actor });
      expect(session.states()).toContain('course.flowLeads');
    });

    test.each(['member.signedIn', 'session.refreshed', 'member.updated'] as const)(
      'of another member (%s) does not navigate',
      (type) => {
        const session = member();
        session.authReports.say({ type, member: bob, path });
        expect(session.visitor()).toEqual(['visitor.arriving.asking']);
        session.wait(1000);
        session.settleBrowser.resolve({ complete: false });
        expect(session.context().member).toEqual(bob);
        expect(session.heard()).toEqual([]);
      },
    );
  },
);

describe('a session that is found after the lookup timed out', () => {
  test('does not navigate the user away from the page', () => {
    const session = anonymous();
    session.authReports.say({ type: 'session.found', member: ada, path: '/library' });
    expect(session.visitor()).toEqual(here);
    expect(session.heard()).toEqual([]);
  });

  test.each([
    [true, '/inner-room'],
    [false, '/onboarding'],
  ])('redirects from /auth (onboarding complete: %s → %s)', (complete, to) => {
    const session = load();
    session.send({ type: 'destination.named', path: '/inner-room' });
    session.wait(Number(delays.lookupTimeout));
    session.authReports.say({ type: 'session.found', member: ada, path: '/auth?next=/inner-room' });
    expect(session.visitor()).toEqual(['visitor.arriving.asking']);
    settling(ada, session);
    session.settleBrowser.resolve({ complete });
    expect(session.heard()).toEqual([{ type: 'navigate', to, replace: true }]);
  });
});
