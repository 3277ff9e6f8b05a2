// What the auth library reports, by state, until a session is known or missing (docs/product-spec.md, "4. States and
// transitions"; docs/product-decisions.md, "Sessions and storage").
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { describe, expect, test } from 'vitest';
import { authReportsMachine } from '#machines/authReports.machine.ts';
import type { AuthListener } from '#machines/authReports.machine.ts';
import {
  absent,
  calm,
  ending,
  expected,
  libraryTimeout,
  member,
  open,
  ordinary,
  path,
  present,
  removed,
} from './authReports.kit.ts';
import { brokenFeed, play } from './kit.ts';

describe('opening', () => {
  test('without a token → absent; an unfinished recovery is forgotten', () => {
    const page = open();
    expect([page.state(), page.told()]).toEqual(['absent.resting', [{ type: 'session.absent' }]]);
    expect(page.heard()).toEqual(removed('recovery', 'untold'));
  });
  test('with a token → expected; nothing is said before the library answers', () => {
    const page = expected();
    expect([page.state(), page.told()]).toEqual(['expected.fetching', []]);
    expect(page.heard()).toEqual([]);
  });
  test('after a session that ended without a word → absent, and the end is told with its page', () => {
    const page = open({ isUntold: true });
    expect([page.state(), page.told()]).toEqual([
      'absent.resting',
      [{ type: 'session.ended', path }],
    ]);
    expect(page.heard()).toEqual(removed('recovery', 'untold'));
  });
  test('a token counts more than an end that was not told', () => {
    expect(open({ holdsToken: true, isUntold: true }).state()).toBe('expected.fetching');
  });
  test.each([
    [false, 'absent.resting'],
    [true, 'expected.fetchingAgain'],
  ])('a used link, token %s → %s; the link is refused', (holdsToken, state) => {
    const page = open({ link: 'refused', holdsToken });
    expect([page.state(), page.told()]).toEqual([state, [{ type: 'recovery.refused' }]]);
  });
  test('a feed that fails leaves a visitor', () => {
    const told: object[] = [];
    const listener: AnyActorRef = createActor(
      fromCallback(({ receive }) => receive((event) => void told.push(event))),
    ).start();
    const page = play(authReportsMachine.provide({ actors: { authFeed: brokenFeed() } }), {
      listener: listener as AuthListener,
    });
    expect([page.states(), told]).toEqual([['absent.resting'], [{ type: 'session.absent' }]]);
  });
});

describe('a mailed link', () => {
  test.each(['link.opened', 'link.expired'] as const)('%s is told in every state', (type) => {
    for (const page of [expected(), absent(), present(), ending()]) {
      page.told();
      const before = page.state();
      page.say({ type });
      expect([page.state(), page.told()]).toEqual([before, [{ type }]]);
    }
  });
});

describe('expected', () => {
  test.each(['auth.found', 'auth.signedIn', 'auth.refreshed'] as const)(
    '%s is the session that the browser held, not a new sign-in → present',
    (type) => {
      const page = expected();
      page.say({ type, ...ordinary });
      expect([page.state(), page.told()]).toEqual([
        'present.open',
        [{ type: 'session.found', member, path }],
      ]);
      expect(page.heard()).toEqual(removed('untold'));
    },
  );
  test('no session → absent', () => {
    const page = expected();
    page.say({ type: 'auth.empty', ...calm });
    expect([page.state(), page.told()]).toEqual(['absent.resting', [{ type: 'session.absent' }]]);
  });
  test('no session while a recovery waits: its link is refused, and the mark goes', () => {
    const page = expected();
    page.say({ type: 'auth.empty', ...calm, isRecovering: true });
    expect([page.state(), page.told()]).toEqual(['absent.resting', [{ type: 'recovery.refused' }]]);
    expect(page.heard()).toEqual(removed('recovery', 'untold'));
  });
  test.each([
    [true, { type: 'member.signedOut' }],
    [false, { type: 'session.ended', path }],
  ])('a sign-out, asked for: %s', (isLeaving, report) => {
    const page = expected();
    page.say({ type: 'auth.signedOut', ...calm, isLeaving });
    expect([page.state(), page.told()]).toEqual(['absent.resting', [report]]);
  });
  test('the library is here → listening, and nothing is said yet', () => {
    const page = expected();
    page.fetchLibrary.resolve(null);
    expect([page.state(), page.told()]).toEqual(['expected.listening', []]);
  });
  test.each([
    ['fails', (page: ReturnType<typeof expected>) => page.fetchLibrary.reject()],
    ['does not arrive', (page: ReturnType<typeof expected>) => page.wait(libraryTimeout)],
  ])('a library that %s → outOfReach: a visitor meanwhile', (_, fail) => {
    const page = expected();
    fail(page);
    expect([page.state(), page.told()]).toEqual([
      'expected.outOfReach',
      [{ type: 'session.absent' }],
    ]);
  });
  test('the library is waited for until its time is over', () => {
    const page = expected();
    page.wait(libraryTimeout - 1);
    expect([page.state(), page.told()]).toEqual(['expected.fetching', []]);
  });
});

/** The library could not be fetched. */
const lost = () => {
  const page = expected();
  page.fetchLibrary.reject();
  page.told();
  return page;
};

describe('expected.outOfReach', () => {
  test('token.seen → fetchingAgain, and a session that is found then was there before', () => {
    const page = lost();
    page.say({ type: 'token.seen' });
    expect(page.state()).toBe('expected.fetchingAgain');
    page.fetchLibrary.resolve(null);
    page.say({ type: 'auth.signedIn', ...ordinary });
    expect(page.told()).toEqual([{ type: 'session.found', member, path }]);
  });
  test.each([
    ['fails', (page: ReturnType<typeof lost>) => page.fetchLibrary.reject()],
    ['does not arrive', (page: ReturnType<typeof lost>) => page.wait(libraryTimeout)],
  ])('a library that %s again → outOfReach, without a second word', (_, fail) => {
    const page = lost();
    page.say({ type: 'token.seen' });
    fail(page);
    expect([page.state(), page.told()]).toEqual(['expected.outOfReach', []]);
  });
});
