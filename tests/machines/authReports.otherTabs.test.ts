// What another tab does to the stored session, by state: it is heard before the auth library is here, and without it
// (docs/product-decisions.md, "Sessions and storage").
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
  reportTimeout,
  unconfirmed,
} from './authReports.kit.ts';

const another = { id: 'grace', email: 'grace@example.com' };

type Page = ReturnType<typeof unconfirmed>;
const after = (reach: () => Page, happens: (page: Page) => void) => () => {
  const page = reach();
  happens(page);
  page.told();
  return page;
};
const fails = (page: Page) => page.fetchLibrary.reject();
const arrives = (page: Page) => page.fetchLibrary.resolve(null);
const isLate = (page: Page) => page.wait(libraryTimeout);
const isSilent = (page: Page) => {
  arrives(page);
  page.wait(reportTimeout);
};

/** A member is on screen. */
const shown: [string, () => Page][] = [
  ['unconfirmed.fetching', after(unconfirmed, () => undefined)],
  ['unconfirmed.outOfReach, after a failure', after(unconfirmed, fails)],
  ['unconfirmed.outOfReach, after the time limit', after(unconfirmed, isLate)],
  ['unconfirmed.listening', after(unconfirmed, arrives)],
  ['unconfirmed.silent', after(unconfirmed, isSilent)],
];
/** A session is looked for, and no member is on screen. */
const awaited: [string, () => Page][] = [
  ['expected.fetching', after(expected, () => undefined)],
  ['expected.outOfReach', after(expected, fails)],
  ['expected.listening', after(expected, arrives)],
];

describe('another tab removes the session', () => {
  test.each([...shown, ...awaited, ['open', present] as const])(
    '%s: the member asked for it → absent, at once',
    (_, reach) => {
      const page = reach();
      page.say({ type: 'token.removed', ...calm, isLeaving: true });
      expect([page.state(), page.told()]).toEqual([
        'absent.resting',
        [{ type: 'member.signedOut' }],
      ]);
    },
  );

  test.each([...shown, ['open', present] as const])(
    '%s: no user asked for it → ending: the mark may follow',
    (_, reach) => {
      const page = reach();
      page.say({ type: 'token.removed', ...calm });
      expect([page.state(), page.told()]).toEqual(['present.ending', []]);
      page.wait(markTimeout);
      expect([page.state(), page.told()]).toEqual([
        'absent.resting',
        [{ type: 'session.ended', path }],
      ]);
    },
  );

  test.each(awaited)('%s: no user asked for it → absent: the session has ended', (_, reach) => {
    const page = reach();
    page.say({ type: 'token.removed', ...calm });
    expect([page.state(), page.told()]).toEqual([
      'absent.resting',
      [{ type: 'session.ended', path }],
    ]);
  });

  test.each([
    ['absent', absent, 'absent.resting'],
    ['ending', ending, 'present.ending'],
  ] as const)('%s: it has no meaning', (_, reach, state) => {
    const page = reach();
    page.say({ type: 'token.removed', ...calm });
    expect([page.state(), page.told()]).toEqual([state, []]);
  });

  test.each(shown)(
    '%s: the library, which arrives later, does not bring the member back',
    (_, reach) => {
      const page = reach();
      page.say({ type: 'token.removed', ...calm, isLeaving: true });
      page.told();
      page.say({ type: 'auth.empty', ...calm });
      page.say({ type: 'auth.signedOut', ...calm });
      expect([page.state(), page.told()]).toEqual(['absent.resting', []]);
    },
  );
});

describe('another tab stores a session', () => {
  test.each(shown)('%s: another member’s is told as theirs, at once', (_, reach) => {
    const page = reach();
    const before = page.state();
    page.say({ type: 'token.stored', ...ordinary, member: another });
    expect([page.state(), page.told()]).toEqual([
      before,
      [{ type: 'session.refreshed', member: another, path }],
    ]);
  });

  test.each(shown)('%s: a recovery is told as one', (_, reach) => {
    const page = reach();
    const before = page.state();
    page.say({ type: 'token.stored', ...recovering });
    expect([page.state(), page.told()]).toEqual([before, [{ type: 'recovery.opened', member }]]);
  });

  test.each([...awaited, ['open', present] as const, ['absent', absent] as const])(
    '%s: the library will report it',
    (_, reach) => {
      const page = reach();
      const before = page.state();
      page.say({ type: 'token.stored', ...ordinary, member: another });
      expect([page.state(), page.told()]).toEqual([before, []]);
    },
  );
});

describe('the keys of this browser are another member’s: a session that is found is an arrival', () => {
  const stranger = { ...ordinary, isStranger: true } as const;
  const arrival = { type: 'member.signedIn', member, path };

  test.each(
    awaited.flatMap(([state, reach]) =>
      (['auth.found', 'auth.signedIn', 'auth.refreshed'] as const).map(
        (type) => [state, type, reach] as const,
      ),
    ),
  )('%s: %s', (_, type, reach) => {
    const page = reach();
    page.say({ type, ...stranger });
    expect([page.state(), page.told()]).toEqual(['present.open', [arrival]]);
  });

  test('absent: a service that could not be reached answers at last', () => {
    const page = absent();
    page.say({ type: 'auth.refreshed', ...stranger });
    expect([page.state(), page.told()]).toEqual(['present.open', [arrival]]);
  });

  test('expected: a recovery is told as one', () => {
    const page = expected();
    page.say({ type: 'auth.found', ...stranger, isRecovering: true });
    expect(page.told()).toEqual([{ type: 'recovery.opened', member }]);
  });
});

describe('unconfirmed.listening', () => {
  test('a library that does not report is waited for until its time is over → silent; the member stays', () => {
    expect(reportTimeout).toBe(10_000);
    const page = unconfirmed();
    arrives(page);
    page.told();
    page.wait(reportTimeout - 1);
    expect(page.state()).toBe('present.unconfirmed.listening');
    page.wait(1);
    expect([page.state(), page.told()]).toEqual(['present.unconfirmed.silent', []]);
  });
});

describe('unconfirmed.silent', () => {
  const [, silent = unconfirmed] = shown.at(-1) ?? [];
  test('when the network is back, or another tab stores a session, it is tried again', () => {
    const page = silent();
    page.say({ type: 'token.seen' });
    expect([page.state(), page.fetchLibrary.asked.length]).toEqual([
      'present.unconfirmed.fetching',
      2,
    ]);
    isSilent(page);
    expect([page.state(), page.told()]).toEqual(['present.unconfirmed.silent', []]);
  });
});
