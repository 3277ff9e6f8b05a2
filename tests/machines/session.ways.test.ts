// The navigations of the session: back to a guarded page, a redirect that a submitting flow holds, and a session that
// ends.
import { describe, expect, test } from 'vitest';
import { sessionMachine } from '#machines/session.machine.ts';
import { ada, anonymous, arriving, load, member, settling } from './session.kit.ts';

const delays = sessionMachine.implementations.delays;
const here = ['visitor.member.presence.here'];

const notOurs = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'dashboard',
  '',
  '/auth',
  '/auth?next=/auth',
  '/auth/signup',
];

const arriveWith = (path: string | null, complete: boolean) => {
  const session = anonymous();
  session.send({ type: 'destination.named', path });
  settling(ada, arriving(ada, session));
  session.settleBrowser.resolve({ complete });
  return session.heard();
};

describe('a destination named by a guarded page', () => {
  test.each(['/inner-room', '/dashboard', '/upgrade', '/signal-stack?filter=asyncq#top', '/'])(
    'the member is returned to %s, when onboarding is complete',
    (path) => {
      expect(arriveWith(path, true)).toEqual([{ type: 'navigate', to: path, replace: true }]);
    },
  );

  test('onboarding has precedence, when it is not complete', () => {
    expect(arriveWith('/inner-room', false)).toEqual([
      { type: 'navigate', to: '/onboarding', replace: true },
    ]);
  });

  test.each(notOurs)(
    '%j is not returned to: own paths only, and never the sign-in page itself',
    (path) => {
      expect(arriveWith(path, true)).toEqual([
        { type: 'navigate', to: '/dashboard', replace: true },
      ]);
    },
  );

  test('entering /auth without one clears an earlier one', () => {
    const session = anonymous();
    session.send({ type: 'destination.named', path: '/inner-room' });
    session.send({ type: 'destination.named', path: null });
    settling(ada, arriving(ada, session));
    session.settleBrowser.resolve({ complete: true });
    expect(session.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
  });

  test('can be named before the first lookup ends', () => {
    const session = load();
    session.send({ type: 'destination.named', path: '/inner-room' });
    expect(session.visitor()).toEqual(['visitor.resolving']);
    expect(session.context().next).toBe('/inner-room');
  });
});

describe('a session that ends', () => {
  test.each(['/dashboard', '/inner-room?x=1'])(
    'on %s → /auth, which stores the page as destination',
    (path) => {
      const session = member();
      session.authFeed.say({ type: 'session.ended', path });
      expect(session.visitor()).toEqual(['visitor.anonymous.sessionEnded']);
      expect(session.tags()).toEqual(['sessionEnded']);
      expect(session.heard()).toEqual([
        {
          type: 'navigate',
          to: `/auth?tab=signin&next=${encodeURIComponent(path)}`,
          replace: true,
        },
      ]);
      expect(session.context()).toMatchObject({ member: null, flagged: false, entitled: false });
    },
  );

  test.each(notOurs)('on %j → /auth alone', (path) => {
    const session = member();
    session.authFeed.say({ type: 'session.ended', path });
    expect(session.heard()).toEqual([{ type: 'navigate', to: '/auth?tab=signin', replace: true }]);
  });

  test('signing in again clears the sentence', () => {
    const session = member();
    session.authFeed.say({ type: 'session.ended', path: '/dashboard' });
    arriving(ada, session);
    expect(session.tags()).toEqual(['resolving']);
  });
});

describe('a redirect that a submitting flow holds', () => {
  test('the arrival ends without a redirect, and the flow navigates', () => {
    const session = anonymous();
    session.send({ type: 'redirect.held' });
    settling(ada, arriving(ada, session));
    session.settleBrowser.resolve({ complete: true });
    expect(session.visitor()).toEqual(here);
    expect(session.heard()).toEqual([]);
  });

  test('released before the arrival ends: the arrival still ends under the rule it began with', () => {
    const session = anonymous();
    session.send({ type: 'redirect.held' });
    arriving(ada, session);
    session.send({ type: 'redirect.released' });
    expect(session.states()).toContain('course.releasing');
    settling(ada, session);
    session.settleBrowser.resolve({ complete: false });
    expect(session.heard()).toEqual([]);
    expect(session.states()).toContain('course.open');
  });

  test('released after the arrival ended: nothing is left over', () => {
    const session = anonymous();
    session.send({ type: 'redirect.held' });
    settling(ada, arriving(ada, session));
    session.settleBrowser.resolve({ complete: true });
    session.send({ type: 'redirect.released' });
    expect(session.states()).toContain('course.open');
    expect(session.heard()).toEqual([]);
  });

  test.each(['held', 'releasing'] as const)(
    '%s: keys that cannot be settled change nothing',
    (course) => {
      for (const fail of [
        (session: ReturnType<typeof load>) => session.settleBrowser.reject('No storage'),
        (session: ReturnType<typeof load>) => session.wait(1000),
      ]) {
        const session = anonymous();
        session.send({ type: 'redirect.held' });
        settling(ada, arriving(ada, session));
        if (course === 'releasing') session.send({ type: 'redirect.released' });
        fail(session);
        expect(session.visitor()).toEqual(here);
        expect(session.heard()).toEqual([]);
      }
    },
  );

  test('a failed sign-up releases it: the next sign-in redirects', () => {
    const session = anonymous();
    session.send({ type: 'redirect.held' });
    session.send({ type: 'redirect.released' });
    expect(session.states()).toContain('course.open');
    settling(ada, arriving(ada, session));
    session.settleBrowser.resolve({ complete: true });
    expect(session.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
  });

  test('a second attempt during the first arrival holds it again', () => {
    const session = anonymous();
    session.send({ type: 'redirect.held' });
    arriving(ada, session);
    session.send({ type: 'redirect.released' });
    session.send({ type: 'redirect.held' });
    expect(session.states()).toContain('course.held');
    settling(ada, session);
    session.settleBrowser.resolve({ complete: true });
    expect(session.heard()).toEqual([]);
  });

  test('a flow that was removed does not hold it for ever', () => {
    const session = anonymous();
    session.send({ type: 'redirect.held' });
    session.wait(Number(delays.holdTimeout) - 1);
    expect(session.states()).toContain('course.held');
    session.wait(1);
    expect(session.states()).toContain('course.open');
  });

  test('without a holder there is nothing to release', () => {
    expect(anonymous().can({ type: 'redirect.released' })).toBe(false);
  });
});
