// The subscription status of the user: reported once it is known; a flag alone counts only after the row was loaded.
import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { EventObject } from 'xstate';
import {
  buyerFeedOf,
  memberStatusFeedOf,
  offerFeedOf,
  subscriptionStatusFeedOf,
} from '#adapters/user/subscriptionStatus.ts';
import type { authReportsMachine } from '#machines/authReports.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import type { Member, SessionEvent, Subscription } from '#machines/session.machine.ts';
import type { SubscriptionStatus } from '#machines/upgrade.machine.ts';
import { feed, play, port } from '../machines/kit.ts';
import { currentUserOf } from '../../src/boot/currentUser.ts';

const member = { id: 'ada', email: 'ada@example.com' };
const plan: Subscription = { tier: 'premium', isActive: true };

/** A session that was found, and what the feed reports of it. */
function begin({ flagged }: { flagged: boolean }) {
  const authReports = feed<SessionEvent>({ type: 'session.found', member, path: '/library' });
  const loadSubscription = port<Subscription | null, { member: Member }>();
  const session = play(
    sessionMachine.provide({
      actors: {
        authReports: authReports.logic as unknown as typeof authReportsMachine,
        premiumFlag: feed<SessionEvent>({ type: flagged ? 'flag.raised' : 'flag.lowered' }).logic,
        loadSubscription: loadSubscription.logic,
      },
    }),
  );
  const heard: string[] = [];
  createActor(
    createMachine({
      invoke: { src: subscriptionStatusFeedOf<SubscriptionStatus>(session.actor) },
      on: { '*': { actions: ({ event }: { event: EventObject }) => heard.push(event.type) } },
    }),
  ).start();
  return { ...session, authReports, loadSubscription, told: () => heard.splice(0) };
}

describe('a member', () => {
  test('is free once the tier is announced, not before', () => {
    const session = begin({ flagged: false });
    session.wait(499);
    expect(session.told()).toEqual([]);
    session.wait(1);
    expect(session.told()).toEqual(['member.free']);
  });

  test('is premium as soon as the row says so', () => {
    const session = begin({ flagged: false });
    session.loadSubscription.resolve(plan);
    expect(session.told()).toEqual(['member.premium']);
  });

  test('with the flag is not reported while the row is loading, and premium once it is there', () => {
    const session = begin({ flagged: true });
    session.wait(2000);
    expect(session.told()).toEqual([]);
    session.loadSubscription.resolve(plan);
    expect(session.told()).toEqual(['member.premium']);
  });

  test('with the flag and no row is only flagged', () => {
    const session = begin({ flagged: true });
    session.wait(500);
    session.loadSubscription.resolve(null);
    expect(session.told()).toEqual(['member.flagged']);
  });

  test('whose row cannot be read is not reported as free', () => {
    const session = begin({ flagged: true });
    session.loadSubscription.reject('No.');
    session.wait(500);
    expect(session.told()).toEqual([]);
  });

  test('who leaves is absent, and nothing is reported twice', () => {
    const session = begin({ flagged: false });
    session.wait(500);
    session.send({ type: 'destination.named', path: null });
    session.authReports.say({ type: 'member.signedOut' });
    expect(session.told()).toEqual(['member.free', 'member.absent']);
  });
});

const beginAtTheCabinet = (rows: Subscription | null) => {
  const session = begin({ flagged: false });
  const heard: string[] = [];
  createActor(
    createMachine({
      invoke: { src: buyerFeedOf(session.actor), input: { product: 'toolkits' } },
      on: { '*': { actions: ({ event }: { event: EventObject }) => heard.push(event.type) } },
    }),
  ).start();
  session.loadSubscription.resolve(rows);
  session.wait(500);
  return { cabinet: heard, elsewhere: session.told() };
};

describe('for the toolkits', () => {
  test.each([
    ['who bought them has them, and is free elsewhere', { toolkits: true }, 'free'],
    ['a premium member has them', plan, 'premium'],
  ] as const)('%s', (_, row, elsewhere) => {
    expect(beginAtTheCabinet({ tier: 'free', isActive: false, ...row })).toEqual({
      cabinet: ['member.premium'],
      elsewhere: [`member.${elsewhere}`],
    });
  });
  test('a member who bought nothing is free in both', () => {
    expect(beginAtTheCabinet(null)).toEqual({
      cabinet: ['member.free'],
      elsewhere: ['member.free'],
    });
  });
});

test('a member whom another replaces has left, and the status of the other one is reported', () => {
  const session = begin({ flagged: false });
  const heard: string[] = [];
  const currentUser = currentUserOf(session.actor);
  createActor(
    createMachine({
      invoke: { src: memberStatusFeedOf<EventObject>(session.actor, currentUser) },
      on: { '*': { actions: ({ event }: { event: EventObject }) => heard.push(event.type) } },
    }),
  ).start();
  session.wait(500);
  const ben = { id: 'ben', email: 'ben@example.com' };
  session.authReports.say({ type: 'member.signedIn', member: ben, path: '/library' });
  for (const ms of [1000, 1000, 500]) session.wait(ms);
  expect(heard).toEqual(['member.free', 'member.left', 'member.free']);
});

/** What the feed reports of a member, from the opening of the page on. */
const offered = (flagged = false) => {
  const session = begin({ flagged });
  const heard: string[] = [];
  createActor(
    createMachine({
      invoke: { src: offerFeedOf<EventObject>(session.actor) },
      on: { '*': { actions: ({ event }: { event: EventObject }) => heard.push(event.type) } },
    }),
  ).start();
  return { ...session, told: () => heard.splice(0) };
};

describe('an offer', () => {
  test('waits for the row, however late it is: a premium member is never told as a free one', () => {
    const session = offered();
    session.wait(14_000);
    expect(session.told()).toEqual([]);
    session.loadSubscription.resolve(plan);
    expect(session.told()).toEqual(['member.premium']);
  });

  test('is there for a member without a row once it was looked for, not before the tier is announced', () => {
    const session = offered();
    session.loadSubscription.resolve(null);
    expect(session.told()).toEqual([]);
    session.wait(500);
    expect(session.told()).toEqual(['member.free']);
  });

  test('is there where the row cannot be read, and stays while it is looked for again', () => {
    const session = offered();
    session.wait(500);
    session.loadSubscription.reject('No.');
    expect(session.told()).toEqual(['member.free']);
    session.wait(30_000);
    expect(session.told()).toEqual([]);
    session.loadSubscription.resolve(plan);
    expect(session.told()).toEqual(['member.premium']);
  });

  test('a member with the flag and no row is flagged', () => {
    const session = offered(true);
    session.wait(500);
    session.loadSubscription.resolve(null);
    expect(session.told()).toEqual(['member.flagged']);
  });

  test('of one member is over when another arrives: theirs waits for their own row', () => {
    const session = offered();
    session.loadSubscription.resolve(null);
    session.wait(500);
    session.told();
    const ben = { id: 'ben', email: 'ben@example.com' };
    session.authReports.say({ type: 'session.refreshed', member: ben, path: '/dashboard' });
    expect(session.told()).toEqual(['member.absent']);
    for (const ms of [1000, 1000, 500]) session.wait(ms);
    expect(session.told()).toEqual([]);
    session.loadSubscription.resolve(plan);
    expect(session.told()).toEqual(['member.premium']);
  });
});
