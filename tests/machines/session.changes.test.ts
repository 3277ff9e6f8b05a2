// What the session tells every flow of the page: who arrives, who leaves, and that no user is signed in.
import { describe, expect, test } from 'vitest';
import { currentUserOf } from '../../src/boot/currentUser.ts';
import { ada, anonymous, arriving, bob, load, member, settling } from './session.kit.ts';

const arrived = ({ id }: { id: string }) => ({ type: 'member.arrived', member: id });
const left = { type: 'member.left' };
const absent = { type: 'member.absent' };

test('nothing is told while the session is looked up', () => {
  expect(load().changes()).toEqual([]);
});
test('a lookup without a session tells that no user is signed in', () => {
  expect(anonymous().changes()).toEqual([absent]);
});
test('a session that was found tells its member', () => {
  expect(member().changes()).toEqual([arrived(ada)]);
});
test('a sign-in is told once the browser belongs to the member, not before', () => {
  const session = settling();
  expect(session.changes()).toEqual([absent]);
  session.settleBrowser.resolve({ complete: true });
  expect(session.changes()).toEqual([arrived(ada)]);
});

/** A member who was told. */
const here = () => {
  const session = member();
  session.changes();
  return session;
};

describe('a member', () => {
  test.each([
    ['signs out', { type: 'member.signedOut' }],
    ['loses the session', { type: 'session.ended', path: '/library' }],
    ['opens a recovery', { type: 'recovery.opened', member: ada }],
  ] as const)('who %s has left, and then no user is signed in', (_, report) => {
    const session = here();
    session.authReports.say(report);
    expect(session.changes()).toEqual([left, absent]);
  });
  test('who is replaced by another has left before the other arrives', () => {
    const session = here();
    arriving(bob, session, '/library');
    expect(session.changes()).toEqual([left]);
    settling(bob, session).settleBrowser.resolve({ complete: true });
    expect(session.changes()).toEqual([arrived(bob)]);
  });
  test('whose session is refreshed, or found again, has not left', () => {
    const session = here();
    session.authReports.say({ type: 'session.refreshed', member: ada, path: '/library' });
    session.authReports.say({ type: 'member.signedIn', member: ada, path: '/library' });
    expect(session.changes()).toEqual([]);
  });
});

test('a port hears the changes until it ends, and knows the user when it is told', () => {
  const session = anonymous();
  const user = currentUserOf(session.actor);
  const heard: unknown[] = [];
  const note = (what: string) => () => heard.push([what, user.now()]);
  const stop = user.onChange({
    arrived: note('arrived'),
    left: note('left'),
    absent: note('absent'),
  });
  settling(ada, arriving(ada, session)).settleBrowser.resolve({ complete: true });
  session.authReports.say({ type: 'member.signedOut' });
  expect(heard).toEqual([
    ['arrived', 'ada'],
    ['left', null],
    ['absent', null],
  ]);
  stop();
  settling(ada, arriving(ada, session)).settleBrowser.resolve({ complete: true });
  expect(heard).toHaveLength(3);
});
