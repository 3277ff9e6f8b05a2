// Reports of a session that has to show the code of an authenticator app: it is told as such, until a later one has shown it.
import { describe, expect, test } from 'vitest';
import {
  absent,
  calm,
  ending,
  expected,
  member,
  ordinary,
  path,
  present,
  recovering,
  removed,
  unconfirmed,
} from './authReports.kit.ts';

const heldBack = { type: 'auth.heldBack', path } as const;

describe.each([
  { state: 'expected', begin: expected },
  { state: 'absent', begin: absent },
  { state: 'present', begin: present },
  { state: 'unconfirmed', begin: unconfirmed },
  { state: 'ending', begin: ending },
])('a session that is held back, in $state', ({ begin }) => {
  test('→ heldBack: the session hears that a code is needed', () => {
    const page = begin();
    page.told();
    page.say(heldBack);
    expect(page.state()).toBe('heldBack');
    expect(page.told()).toEqual([{ type: 'factor.needed', path }]);
  });
});

const held = () => {
  const page = absent();
  page.say(heldBack);
  page.told();
  page.heard();
  return page;
};

describe('when held back', () => {
  test.each(['auth.found', 'auth.signedIn', 'auth.refreshed'] as const)(
    '%s of a session that has shown the code → present, as a sign-in',
    (type) => {
      const page = held();
      page.say({ type, ...ordinary });
      expect(page.state()).toBe('present.open');
      expect(page.told()).toEqual([{ type: 'member.signedIn', member, path }]);
      const marks = type === 'auth.signedIn' ? ['leaving', 'untold'] : ['untold'];
      expect(page.heard()).toEqual(removed(...marks));
    },
  );

  test('the same while a recovery waits → present, as a recovery', () => {
    const page = held();
    page.say({ type: 'auth.signedIn', ...recovering });
    expect(page.state()).toBe('present.open');
    expect(page.told()).toEqual([{ type: 'recovery.opened', member }]);
  });

  test.each(['auth.signedOut', 'token.removed'] as const)('%s → absent', (type) => {
    const page = held();
    page.say({ type, ...calm });
    expect(page.state()).toBe('absent.resting');
    expect(page.told()).toEqual([{ type: 'member.signedOut' }]);
  });
});
