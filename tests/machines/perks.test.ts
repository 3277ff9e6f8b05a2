// The offers by state: who is signed in, and what is known of their profile.
import { describe, expect, test } from 'vitest';
import { perksMachine } from '#machines/perks.machine.ts';
import type { PerkProfile, PerksEvent } from '#machines/perks.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const profile: PerkProfile = {
  identities: ['founder'],
  companyName: 'Halden',
  stage: 'seed',
  sector: '',
  website: '',
};

const looking = () => {
  const memberFeed = feed<PerksEvent>();
  const readProfile = port<PerkProfile | null, { member: string }>();
  const flow = play(
    perksMachine.provide({
      actors: { memberFeed: memberFeed.logic, readProfile: readProfile.logic },
    }),
  );
  return { ...flow, memberFeed, readProfile };
};
const reading = () => {
  const flow = looking();
  flow.memberFeed.say({ type: 'member.arrived', member: 'ada' });
  return flow;
};
const known = () => {
  const flow = reading();
  flow.readProfile.resolve(profile);
  return flow;
};
const unreadable = () => {
  const flow = reading();
  flow.readProfile.reject();
  return flow;
};

test('a visitor has no profile, and no request is made for one', () => {
  const flow = looking();
  flow.memberFeed.say({ type: 'member.absent' });
  expect([flow.states(), flow.tags()]).toEqual([['visiting'], ['visitor']]);
  expect(flow.context()).toEqual({ member: '', profile: null });
  expect(flow.readProfile.asked).toEqual([]);
});

test('when the member feed fails, the user counts as a visitor', () => {
  const flow = play(perksMachine.provide({ actors: { memberFeed: brokenFeed<PerksEvent>() } }));
  expect(flow.states()).toEqual(['visiting']);
});

describe('while the profile is loading', () => {
  test("it is the member's own", () => {
    const flow = reading();
    expect([flow.states(), flow.tags()]).toEqual([['reading'], ['busy']]);
    expect(flow.readProfile.asked).toEqual([{ member: 'ada' }]);
  });
  test.each([[profile], [null]])('%o is known', (answer) => {
    const flow = reading();
    flow.readProfile.resolve(answer);
    expect([flow.states(), flow.context().profile]).toEqual([['known'], answer]);
  });
  test('another member who signs in has another profile', () => {
    const flow = known();
    flow.memberFeed.say({ type: 'member.arrived', member: 'ben' });
    expect([flow.states(), flow.context()]).toEqual([
      ['reading'],
      { member: 'ben', profile: null },
    ]);
    expect(flow.readProfile.asked.at(-1)).toEqual({ member: 'ben' });
  });
  test('it is loaded again when an answer changed meanwhile', () => {
    const flow = reading();
    flow.memberFeed.say({ type: 'profile.changed' });
    expect(flow.readProfile.asked).toHaveLength(2);
    flow.readProfile.resolve(profile);
    expect(flow.states()).toEqual(['known']);
  });
  test('it is unreadable after eight seconds', () => {
    const flow = reading();
    flow.wait(7999);
    expect(flow.states()).toEqual(['reading']);
    flow.wait(1);
    expect([flow.states(), flow.tags()]).toEqual([['unreadable'], ['unreadable']]);
    expect(flow.readProfile.isWaiting()).toBe(false);
  });
});

describe('afterwards', () => {
  test('a changed answer loads it again, and the known profile stays until then', () => {
    const flow = known();
    flow.memberFeed.say({ type: 'profile.changed' });
    expect([flow.states(), flow.context().profile]).toEqual([['reading'], profile]);
  });
  test.each([{ type: 'reading.retried' }, { type: 'profile.changed' }] as const)(
    'an unreadable profile is loaded again: %o',
    (event) => {
      const flow = unreadable();
      flow.send(event);
      expect(flow.states()).toEqual(['reading']);
    },
  );
  test('a known profile is not retried', () => {
    expect(known().can({ type: 'reading.retried' })).toBe(false);
  });
  test.each([
    ['known', known],
    ['reading', reading],
    ['unreadable', unreadable],
  ])('a member who leaves while it is %s clears it', (_, to) => {
    const flow = to();
    flow.memberFeed.say({ type: 'member.absent' });
    expect([flow.states(), flow.context()]).toEqual([['visiting'], { member: '', profile: null }]);
  });
});
