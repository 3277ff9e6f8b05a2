// A session that this browser holds and that has not expired, by state: its member is told before the auth library reports
// (docs/product-decisions.md, "Sessions and storage").
import { expect, test } from 'vitest';
import {
  calm,
  libraryTimeout,
  markTimeout,
  member,
  open,
  ordinary,
  path,
  recovering,
  removed,
  reportTimeout,
  unconfirmed,
} from './authReports.kit.ts';

const another = { id: 'grace', email: 'grace@example.com' };
type Page = ReturnType<typeof unconfirmed>;

const fetching = unconfirmed;
const outOfReach = () => {
  const page = unconfirmed();
  page.fetchLibrary.reject();
  return page;
};
const listening = () => {
  const page = unconfirmed();
  page.fetchLibrary.resolve(null);
  return page;
};
const silent = () => {
  const page = listening();
  page.wait(reportTimeout);
  return page;
};
const situations: [string, () => Page][] = [
  ['fetching', fetching],
  ['outOfReach', outOfReach],
  ['listening', listening],
  ['silent', silent],
];

test('opening: the holder of a session that has not expired is told at once; the library is fetched', () => {
  const page = unconfirmed();
  expect([page.state(), page.told()]).toEqual([
    'present.unconfirmed.fetching',
    [{ type: 'session.found', member, path }],
  ]);
  expect([page.fetchLibrary.asked.length, page.heard()]).toEqual([1, []]);
});

test.each([
  ['a recovery waits for its new password', { isRecovering: true }, 'expected.fetching'],
  ['a used link is in the address', { link: 'refused' }, 'expected.fetchingAgain'],
  ['its token has expired', { holder: null }, 'expected.fetching'],
] as const)('opening: while %s, no member is told', (_, page, state) => {
  const { state: reached, told } = open({ holdsToken: true, holder: member, ...page });
  expect(reached()).toBe(state);
  expect(told().filter((event) => 'member' in event)).toEqual([]);
});

test.each([
  ['arrives', (page: Page) => page.fetchLibrary.resolve(null), 'listening'],
  ['fails', (page: Page) => page.fetchLibrary.reject(), 'outOfReach'],
  ['does not arrive', (page: Page) => page.wait(libraryTimeout), 'outOfReach'],
] as const)('fetching: a library that %s → %3$s; the member stays', (_, happens, state) => {
  const page = unconfirmed();
  page.told();
  happens(page);
  expect([page.state(), page.told()]).toEqual([`present.unconfirmed.${state}`, []]);
});

test('outOfReach: when the network is back the library is fetched again', () => {
  const page = outOfReach();
  page.say({ type: 'token.seen' });
  expect([page.state(), page.fetchLibrary.asked.length]).toEqual([
    'present.unconfirmed.fetching',
    2,
  ]);
});

test.each(situations)('%s: the library’s report is no new sign-in → open', (_, reach) => {
  for (const type of ['auth.found', 'auth.signedIn', 'auth.refreshed'] as const) {
    const page = reach();
    page.told();
    page.say({ type, ...ordinary });
    expect([page.state(), page.told()]).toEqual([
      'present.open',
      [{ type: 'session.refreshed', member, path }],
    ]);
    // The mark of a sign-out that is under way in another tab is not removed.
    expect(page.heard()).toEqual(removed('untold'));
  }
});

test.each(situations)(
  '%s: a session that is another member’s by now is told as theirs',
  (_, reach) => {
    const page = reach();
    page.told();
    page.say({ type: 'auth.found', ...calm, member: another });
    expect(page.told()).toEqual([{ type: 'session.refreshed', member: another, path }]);
  },
);

test.each(situations)('%s: a recovery is told as one', (_, reach) => {
  for (const type of ['auth.found', 'auth.signedIn'] as const) {
    const page = reach();
    page.told();
    page.say({ type, ...recovering });
    expect([page.state(), page.told()]).toEqual([
      'present.open',
      [{ type: 'recovery.opened', member }],
    ]);
  }
});

test.each(situations)('%s: a session that is gone ends, and the user is told', (_, reach) => {
  for (const type of ['auth.empty', 'auth.signedOut'] as const) {
    const page = reach();
    page.told();
    page.say({ type, ...calm });
    expect([page.state(), page.told()]).toEqual(['present.ending', []]);
    page.wait(markTimeout);
    expect([page.state(), page.told()]).toEqual([
      'absent.resting',
      [{ type: 'session.ended', path }],
    ]);
  }
});

test.each(situations)('%s: a sign-out that the member asked for → absent', (_, reach) => {
  for (const type of ['auth.empty', 'auth.signedOut'] as const) {
    const page = reach();
    page.told();
    page.say({ type, ...calm, isLeaving: true });
    expect([page.state(), page.told()]).toEqual(['absent.resting', [{ type: 'member.signedOut' }]]);
  }
});
