// @vitest-environment happy-dom
// What the auth page learns of the session: it waits for the first lookup, however long that takes.
import { beforeEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { knownSessionOf } from '#flows/authForm/ports/knownSession.ts';
import { ada, load } from '../machines/session.kit.ts';

beforeEach(() => localStorage.clear());

/** Settles every pending promise. */
const settled = () => new Promise((resolve) => void setTimeout(resolve, 0));

const ask = () => {
  const session = load();
  const asking = createActor(knownSessionOf(session.actor)).start();
  const answer = async () => {
    await settled();
    return asking.getSnapshot().output;
  };
  return { session, answer };
};

test('nothing is reported during the lookup', async () => {
  const { session, answer } = ask();
  session.wait(7999);
  expect(await answer()).toBeUndefined();
  session.authReports.say({ type: 'session.found', member: ada, path: '/auth' });
  expect(await answer()).toEqual({ exists: true, complete: false, linkExpired: false });
});

test('whether onboarding is complete is read from this browser', async () => {
  localStorage.setItem('axisOneOnboardingComplete', 'true');
  const { session, answer } = ask();
  session.authReports.say({ type: 'session.found', member: ada, path: '/auth' });
  expect(await answer()).toEqual({ exists: true, complete: true, linkExpired: false });
});

test.each([
  ['no user is signed in', { type: 'session.absent' }, false],
  ['a recovery does not sign in', { type: 'recovery.opened', member: ada }, false],
  ['an expired link, and no user is signed in', { type: 'recovery.refused' }, true],
] as const)('%s: no session exists', async (_, event, linkExpired) => {
  const { session, answer } = ask();
  session.authReports.say(event);
  expect(await answer()).toEqual({ exists: false, complete: false, linkExpired });
});

test('a member whom an expired link led here', async () => {
  const { session } = ask();
  session.authReports.say({ type: 'recovery.refused' });
  session.authReports.say({ type: 'session.found', member: ada, path: '/auth' });
  const again = createActor(knownSessionOf(session.actor)).start();
  await settled();
  expect(again.getSnapshot().output).toEqual({ exists: true, complete: false, linkExpired: true });
});
