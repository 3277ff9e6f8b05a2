// The navigations of the session: back to a guarded page, and a session that ends. session.setup.test.ts has the flows that
// lead a member on by themselves.
import { describe, expect, test } from 'vitest';
import { ada, anonymous, arriving, load, member, settling } from './session.kit.ts';

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
      session.authReports.say({ type: 'session.ended', path });
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
    session.authReports.say({ type: 'session.ended', path });
    expect(session.heard()).toEqual([{ type: 'navigate', to: '/auth?tab=signin', replace: true }]);
  });

  test('signing in again clears the sentence', () => {
    const session = member();
    session.authReports.say({ type: 'session.ended', path: '/dashboard' });
    arriving(ada, session);
    expect(session.tags()).toEqual(['resolving']);
  });
});
