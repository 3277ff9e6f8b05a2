// What the auth library reports, by state, once a session is known or missing (docs/product-spec.md, "4. States and
// transitions"; docs/product-decisions.md, "Sessions and storage").
import { describe, expect, test } from 'vitest';
import {
  absent,
  calm,
  ending,
  expected,
  libraryTimeout,
  markTimeout,
  member,
  ordinary,
  path,
  present,
  recovering,
  removed,
} from './authReports.kit.ts';

describe('absent', () => {
  test.each(['auth.found', 'auth.signedIn'] as const)(
    '%s is a sign-in → present; the mark of a sign-out goes',
    (type) => {
      const page = absent();
      page.say({ type, ...ordinary });
      expect([page.state(), page.told()]).toEqual([
        'present.open',
        [{ type: 'member.signedIn', member, path }],
      ]);
      expect(page.heard()).toEqual(removed('leaving', 'untold'));
    },
  );
  test('a service that answers late finds the session → present', () => {
    const page = absent();
    page.say({ type: 'auth.refreshed', ...ordinary });
    expect([page.state(), page.told()]).toEqual([
      'present.open',
      [{ type: 'session.found', member, path }],
    ]);
  });
  test('a library that loads later, without a session, says nothing', () => {
    const page = absent();
    page.say({ type: 'auth.empty', ...calm, isRecovering: true });
    page.say({ type: 'auth.signedOut', ...calm });
    expect([page.state(), page.told(), page.heard()]).toEqual(['absent.resting', [], []]);
  });
  test('token.seen → fetching, once', () => {
    const page = absent();
    page.say({ type: 'token.seen' });
    page.say({ type: 'token.seen' });
    expect([page.state(), page.fetchLibrary.asked.length]).toEqual(['absent.fetching', 1]);
  });
  test.each([
    ['arrives', (page: ReturnType<typeof absent>) => page.fetchLibrary.resolve(null)],
    ['fails', (page: ReturnType<typeof absent>) => page.fetchLibrary.reject()],
    ['does not arrive', (page: ReturnType<typeof absent>) => page.wait(libraryTimeout)],
  ])('fetching: a library that %s → resting', (_, happens) => {
    const page = absent();
    page.say({ type: 'token.seen' });
    happens(page);
    expect([page.state(), page.told()]).toEqual(['absent.resting', []]);
  });
});

describe('present', () => {
  test.each([
    ['auth.found', 'session.found'],
    ['auth.signedIn', 'member.signedIn'],
    ['auth.refreshed', 'session.refreshed'],
  ] as const)('%s is told as %s', (type, told) => {
    const page = present();
    page.say({ type, ...ordinary });
    expect([page.state(), page.told()]).toEqual(['present.open', [{ type: told, member, path }]]);
  });
  test.each([present, ending])(
    'a changed account, such as the new password of a recovery',
    (reach) => {
      const page = reach();
      page.say({ type: 'auth.updated', ...recovering });
      expect([page.state(), page.told()]).toEqual([
        'present.open',
        [{ type: 'member.updated', member, path }],
      ]);
    },
  );
  test('a sign-out that a member asked for → absent', () => {
    const page = present();
    page.say({ type: 'auth.signedOut', ...calm, isLeaving: true });
    expect([page.state(), page.told()]).toEqual(['absent.resting', [{ type: 'member.signedOut' }]]);
  });
  test('any other sign-out → ending: another tab may still say that it was asked for', () => {
    const page = ending();
    expect([page.state(), page.told()]).toEqual(['present.ending', []]);
    expect(page.heard()).toEqual([{ type: 'mark.set', mark: 'untold' }]);
  });
});

describe('present.ending', () => {
  test('after 200 ms → absent: the session has ended, on the page where it was lost', () => {
    expect(markTimeout).toBe(200);
    const page = ending();
    page.wait(markTimeout - 1);
    expect([page.state(), page.told()]).toEqual(['present.ending', []]);
    page.wait(1);
    expect([page.state(), page.told()]).toEqual([
      'absent.resting',
      [{ type: 'session.ended', path }],
    ]);
  });
  test('the mark of another tab → absent: the member has signed out', () => {
    const page = ending();
    page.say({ type: 'leaving.marked' });
    expect([page.state(), page.told()]).toEqual(['absent.resting', [{ type: 'member.signedOut' }]]);
    page.wait(markTimeout);
    expect(page.told()).toEqual([]);
  });
  test('a session that is there again → open: nothing has ended', () => {
    const page = ending();
    page.heard();
    page.say({ type: 'auth.signedIn', ...ordinary });
    page.wait(markTimeout);
    expect([page.state(), page.told()]).toEqual([
      'present.open',
      [{ type: 'member.signedIn', member, path }],
    ]);
    expect(page.heard()).toEqual(removed('leaving', 'untold'));
  });
});

describe('in every state', () => {
  const situations = { expected, absent, present, ending };
  test.each(Object.entries(situations))(
    'while a recovery waits for its password, a session is that recovery: %s',
    (_, reach) => {
      for (const type of ['auth.found', 'auth.signedIn', 'auth.refreshed'] as const) {
        const page = reach();
        page.told();
        page.say({ type, ...recovering });
        expect([page.state(), page.told()]).toEqual([
          'present.open',
          [{ type: 'recovery.opened', member }],
        ]);
      }
    },
  );
  test.each(Object.entries(situations))('a recovery that the library reports: %s', (_, reach) => {
    const page = reach();
    page.told();
    page.say({ type: 'auth.recovered', ...ordinary });
    expect([page.state(), page.told()]).toEqual([
      'present.open',
      [{ type: 'recovery.opened', member }],
    ]);
  });
});
