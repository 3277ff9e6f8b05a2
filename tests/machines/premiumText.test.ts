// A premium text by state: who sees the beginning, and who receives the rest (docs/product-spec.md, "6. Roles and permissions").
import { describe, expect, test } from 'vitest';
import { premiumTextMachine } from '#machines/premiumText.machine.ts';
import type { PremiumTextEvent, TextAnswer } from '#machines/premiumText.machine.ts';
import type { SubscriptionStatus } from '#machines/upgrade.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const id = 'second-curve/the-quiet-no';
const whole: TextAnswer = { outcome: 'found', blocks: ['The beginning.', 'The rest.'] };

const begin = () => {
  const memberFeed = feed<PremiumTextEvent>();
  const readText = port<TextAnswer, { id: string }>();
  const flow = play(
    premiumTextMachine.provide({
      actors: { memberFeed: memberFeed.logic, readText: readText.logic },
    }),
    { id },
  );
  const says = (type: SubscriptionStatus['type']) => memberFeed.say({ type });
  return { ...flow, says, readText };
};
const reading = () => {
  const flow = begin();
  flow.says('member.premium');
  return flow;
};
const shown = () => {
  const flow = reading();
  flow.readText.resolve(whole);
  return flow;
};

test('while the reader is unknown, and when the feed fails, the beginning is shown', () => {
  expect([begin().states(), begin().readText.asked]).toEqual([['closed'], []]);
  const flow = play(premiumTextMachine.provide({ actors: { memberFeed: brokenFeed() } }), { id });
  expect(flow.states()).toEqual(['closed']);
});

test.each([
  ['member.absent', 'closed', []],
  ['member.free', 'closed', []],
  ['member.flagged', 'incomplete', ['incomplete']],
] as const)('%s: %s, and no text is loaded', (type, state, tags) => {
  const flow = begin();
  flow.says(type);
  expect([flow.states(), flow.tags()]).toEqual([[state], tags]);
  expect(flow.readText.asked).toEqual([]);
});

describe('a premium member', () => {
  test('triggers a load of the text by its id', () => {
    const flow = reading();
    expect([flow.states(), flow.tags()]).toEqual([['fetching'], ['busy']]);
    expect(flow.readText.asked).toEqual([{ id }]);
  });
  test('reads all of it', () => {
    const flow = shown();
    expect([flow.states(), flow.tags()]).toEqual([['shown'], ['shown']]);
    expect(flow.context().blocks).toEqual(['The beginning.', 'The rest.']);
  });
  test('reads the beginning when the database knows of no plan', () => {
    const flow = reading();
    flow.readText.resolve({ outcome: 'withheld' });
    expect([flow.states(), flow.tags()]).toEqual([['withheld'], ['incomplete']]);
    expect(flow.context().blocks).toBeNull();
  });
  test.each([
    ['fails', (flow: ReturnType<typeof reading>) => flow.readText.reject('No.')],
    ['is silent for 15 s', (flow: ReturnType<typeof reading>) => flow.wait(15_000)],
  ])('tries again when the service %s', (_, end) => {
    const flow = reading();
    expect(flow.can({ type: 'retry.requested' })).toBe(false);
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['failed'], ['failed']]);
    flow.send({ type: 'retry.requested' });
    flow.readText.resolve(whole);
    expect(flow.states()).toEqual(['shown']);
    expect(flow.readText.asked).toHaveLength(2);
  });
});

test.each([
  ['member.absent', 'closed'],
  ['member.free', 'closed'],
  ['member.flagged', 'incomplete'],
] as const)('who was premium and is %s has nothing left of the text', (type, state) => {
  const flow = shown();
  flow.says(type);
  expect(flow.states()).toEqual([state]);
  expect(flow.context().blocks).toBeNull();
});
