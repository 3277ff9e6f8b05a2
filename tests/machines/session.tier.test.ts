// A member by state: the tier, announced after 500 ms, and the row behind it (docs/product-spec.md, "4. States and transitions",
// "6. Roles and permissions").
import { describe, expect, test } from 'vitest';
import { sessionMachine } from '#machines/session.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';
import { ada, arriving, member, premium, settling } from './session.kit.ts';
import type { Session } from './session.kit.ts';

const delays = sessionMachine.implementations.delays;
const tierOf = (session: Session) =>
  session
    .states()
    .find((state) => state.startsWith('visitor.member.tier.'))
    ?.slice(20);
const rowOf = (session: Session) =>
  session
    .states()
    .find((state) => state.startsWith('visitor.member.subscription.'))
    ?.slice(28);

const free = () => {
  const session = member();
  session.wait(500);
  return session;
};

describe('in tier.unknown', () => {
  test('the tier is announced 500 ms after the session was found, and not before', () => {
    const session = member({ type: 'flag.raised' });
    session.loadSubscription.resolve(premium);
    session.wait(499);
    expect(tierOf(session)).toBe('unknown');
    expect(session.tags()).toContain('tierUnknown');
    expect(session.tags()).not.toContain('premium');
    session.wait(1);
    expect(tierOf(session)).toBe('premium');
    expect(session.tags()).toContain('premium');
    expect(session.tags()).not.toContain('tierUnknown');
  });

  test('the flag alone makes the member premium', () => {
    const session = member({ type: 'flag.raised' });
    session.wait(500);
    expect(tierOf(session)).toBe('premium');
    expect(session.context()).toMatchObject({ flagged: true, entitled: false });
  });

  test('neither flag nor row makes the member free', () => {
    const session = member({ type: 'flag.lowered' });
    session.loadSubscription.resolve(null);
    session.wait(500);
    expect(tierOf(session)).toBe('free');
  });

  test.each([
    { row: premium, tier: 'premium' },
    { row: { tier: 'premium', isActive: false }, tier: 'free' },
    { row: { tier: 'free', isActive: true }, tier: 'free' },
    { row: { tier: 'free', isActive: false }, tier: 'free' },
    { row: null, tier: 'free' },
  ] as const)('a row of $row makes the member $tier', ({ row, tier }) => {
    const session = member();
    session.loadSubscription.resolve(row);
    session.wait(500);
    expect(tierOf(session)).toBe(tier);
  });
});

test('the toolkits are known next to the tier, do not make the member premium, and are cleared with their owner', () => {
  const session = member();
  session.loadSubscription.resolve({ tier: 'free', isActive: false, toolkits: true });
  session.wait(500);
  expect(tierOf(session)).toBe('free');
  expect(session.context()).toMatchObject({ entitled: false, hasToolkits: true });
  session.send({ type: 'subscription.changed' });
  session.loadSubscription.resolve(premium);
  expect(session.context()).toMatchObject({ entitled: true, hasToolkits: false });
  session.send({ type: 'subscription.changed' });
  session.loadSubscription.resolve({ ...premium, toolkits: true });
  session.authReports.say({ type: 'member.signedOut' });
  expect(session.context().hasToolkits).toBe(false);
});

describe('in tier.free', () => {
  test('a row that arrives later raises the tier', () => {
    const session = free();
    expect(tierOf(session)).toBe('free');
    session.loadSubscription.resolve(premium);
    expect(tierOf(session)).toBe('premium');
  });

  test('a flag that is set later raises the tier', () => {
    const session = free();
    session.premiumFlag.say({ type: 'flag.raised' });
    expect(tierOf(session)).toBe('premium');
  });
});

describe('in tier.premium', () => {
  test('a flag cleared without a row → free', () => {
    const session = member({ type: 'flag.raised' });
    session.wait(500);
    session.premiumFlag.say({ type: 'flag.lowered' });
    expect(tierOf(session)).toBe('free');
  });

  test('a flag cleared with a row stays premium', () => {
    const session = member({ type: 'flag.raised' });
    session.loadSubscription.resolve(premium);
    session.wait(500);
    session.premiumFlag.say({ type: 'flag.lowered' });
    expect(tierOf(session)).toBe('premium');
  });

  test('a row that lapses without a flag → free', () => {
    const session = member();
    session.loadSubscription.resolve(premium);
    session.wait(500);
    session.send({ type: 'subscription.changed' });
    session.loadSubscription.resolve({ tier: 'premium', isActive: false });
    expect(tierOf(session)).toBe('free');
  });

  test('another member does not inherit it: theirs is unknown until it is announced', () => {
    const session = member({ type: 'flag.raised' });
    session.loadSubscription.resolve(premium);
    session.wait(500);
    session.send({ type: 'signOut.requested' });
    session.signOut.resolve();
    expect(session.context()).toMatchObject({ flagged: false, entitled: false });
    settling(ada, arriving(ada, session));
    session.settleBrowser.resolve({ complete: true });
    expect(tierOf(session)).toBe('unknown');
    expect(session.context().entitled).toBe(false);
  });
});

test('a flag that cannot be read counts as cleared', () => {
  const auth = feed({ type: 'session.found', member: ada } as const);
  const session = play(
    sessionMachine.provide({
      actors: {
        authReports: auth.logic as never,
        premiumFlag: brokenFeed(),
        loadSubscription: port<null>().logic as never,
      },
    }),
  );
  session.wait(500);
  expect(session.states()).toContain('visitor.member.tier.free');
});

/** A plan that ends in a minute; its tier is announced. */
const ending = () => {
  const session = member();
  session.loadSubscription.resolve({ ...premium, endsIn: 60_000 });
  session.wait(500);
  return session;
};

describe('in subscription.knownUntilEnd', () => {
  test('the row is read again in the moment in which its plan ends', () => {
    const session = ending();
    session.wait(59_499);
    expect([tierOf(session), session.loadSubscription.isWaiting()]).toEqual(['premium', false]);
    session.wait(1);
    expect([tierOf(session), session.loadSubscription.isWaiting()]).toEqual(['premium', true]);
    session.loadSubscription.resolve({ tier: 'premium', isActive: false });
    expect([tierOf(session), session.context().planEndsIn]).toEqual(['free', null]);
  });

  test('a change is read at once, and with it the new end', () => {
    const session = ending();
    session.send({ type: 'subscription.changed' });
    session.loadSubscription.resolve({ ...premium, endsIn: 3_600_000 });
    session.wait(60_000);
    expect(session.loadSubscription.isWaiting()).toBe(false);
  });

  test('an end beyond what a timer can wait for is not waited for', () => {
    const session = member();
    session.loadSubscription.resolve({ ...premium, endsIn: 2_147_483_648 });
    session.wait(2_147_483_647);
    expect(session.loadSubscription.isWaiting()).toBe(false);
  });

  test('the next member has no end of the one before', () => {
    const session = ending();
    session.authReports.say({ type: 'member.signedOut' });
    expect(session.context().planEndsIn).toBeNull();
  });
});

describe('in subscription', () => {
  test('asking: the row of this member is loaded', () => {
    const session = member();
    expect(rowOf(session)).toBe('asking');
    expect(session.loadSubscription.asked).toEqual([{ member: ada }]);
  });

  test('asking: a change during the load is not lost', () => {
    const session = member();
    session.send({ type: 'subscription.changed' });
    expect(session.loadSubscription.asked).toHaveLength(2);
    session.loadSubscription.resolve(premium);
    expect(session.context().entitled).toBe(true);
  });

  test('known: loaded again when it changes, and at no other event', () => {
    const session = member();
    session.loadSubscription.resolve(null);
    expect(rowOf(session)).toBe('known');
    session.wait(3_600_000);
    expect(session.loadSubscription.asked).toHaveLength(1);
    session.send({ type: 'subscription.changed' });
    expect(rowOf(session)).toBe('asking');
  });

  test.each([
    ['refuses', (session: Session) => session.loadSubscription.reject('Down')],
    ['never answers', (session: Session) => session.wait(Number(delays.serviceTimeout))],
  ])('asking: a service that %s → unreachable, and retried later', (_, fail) => {
    const session = member();
    fail(session);
    expect(rowOf(session)).toBe('unreachable');
    session.wait(Number(delays.subscriptionRetry) - 1);
    expect(rowOf(session)).toBe('unreachable');
    session.wait(1);
    expect(rowOf(session)).toBe('asking');
    session.loadSubscription.resolve(premium);
    expect(tierOf(session)).toBe('premium');
  });

  test('unreachable: a change does not wait for the retry', () => {
    const session = member();
    session.loadSubscription.reject('Down');
    session.send({ type: 'subscription.changed' });
    expect(rowOf(session)).toBe('asking');
  });

  test('unreachable: the last known row still counts', () => {
    const session = member();
    session.loadSubscription.resolve(premium);
    session.wait(500);
    session.send({ type: 'subscription.changed' });
    session.loadSubscription.reject('Down');
    expect(tierOf(session)).toBe('premium');
  });
});
