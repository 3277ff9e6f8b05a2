// /signal-stack by state (docs/product-spec.md, "2. Screens and routes", "4. States and transitions", "9. Business constants and
// limits").
import { describe, expect, test } from 'vitest';
import type { FullStackRef } from '#machines/fullStack.machine.ts';
import { signalStackMachine } from '#machines/signalStack.machine.ts';
import type { Show, SignalStackEvent } from '#machines/signalStack.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const chip = (show: Show): SignalStackEvent => ({ type: 'chip.chosen', show });
const address = (show: Show, query = ''): SignalStackEvent => ({
  type: 'address.named',
  show,
  query,
});
const arrived: SignalStackEvent = { type: 'member.arrived' };
const absent: SignalStackEvent = { type: 'member.absent' };
const begin = (...opening: SignalStackEvent[]) => {
  const addressFeed = feed<SignalStackEvent>(...opening);
  const memberFeed = feed<SignalStackEvent>();
  const flow = play(
    signalStackMachine.provide({
      actors: { addressFeed: addressFeed.logic, memberFeed: memberFeed.logic },
    }),
  );
  return { ...flow, addressFeed, memberFeed };
};

test('a visitor does not wait', () => {
  const flow = begin();
  expect([flow.states(), flow.tags(), flow.context().show]).toEqual([['open'], [], 'all']);
  flow.memberFeed.say(absent);
  flow.wait(60_000);
  expect([flow.states(), flow.tags()]).toEqual([['open'], []]);
});

test('the member’s own stack loads for 1.5 seconds', () => {
  const flow = begin();
  flow.wait(1000);
  flow.memberFeed.say(arrived);
  expect([flow.states(), flow.tags()]).toEqual([['loading'], ['loading', 'ownStack']]);
  flow.wait(1499);
  expect(flow.states()).toEqual(['loading']);
  flow.wait(1);
  expect([flow.states(), flow.tags()]).toEqual([['shown'], ['ownStack']]);
});

test.each([0, 1500])('a member who leaves after %i ms clears the stack', (time) => {
  const flow = begin();
  flow.memberFeed.say(arrived);
  flow.wait(time);
  flow.memberFeed.say(absent);
  expect([flow.states(), flow.tags()]).toEqual([['open'], []]);
  flow.memberFeed.say(arrived);
  expect(flow.states()).toEqual(['loading']);
});

describe.each(['open', 'loading', 'shown'])('while it is %s', (state) => {
  const there = (...opening: SignalStackEvent[]) => {
    const flow = begin(...opening);
    if (state !== 'open') flow.memberFeed.say(arrived);
    if (state === 'shown') flow.wait(1500);
    return flow;
  };
  test('the address chooses a chip, and is not changed by it', () => {
    const flow = there(address('tool-drops'));
    expect([flow.states(), flow.context().show, flow.heard()]).toEqual([[state], 'tool-drops', []]);
  });
  test('a chip takes effect at once, and its address follows', () => {
    const flow = there();
    flow.send(chip('asyncq'));
    expect([flow.states(), flow.context().show]).toEqual([[state], 'asyncq']);
    expect(flow.heard()).toEqual([{ type: 'navigate', to: '/signal-stack?show=asyncq' }]);
  });
  test('All has the address without a query', () => {
    const flow = there(address('asyncq'));
    flow.send(chip('all'));
    expect(flow.heard()).toEqual([{ type: 'navigate', to: '/signal-stack' }]);
  });
  test('the words of the search stay in the address', () => {
    const flow = there(address('asyncq', ' ip moat '));
    flow.send(chip('tool-drops'));
    flow.send(chip('all'));
    expect(flow.heard()).toEqual([
      { type: 'navigate', to: '/signal-stack?show=tool-drops&q=ip%20moat' },
      { type: 'navigate', to: '/signal-stack?q=ip%20moat' },
    ]);
  });
  test('the full stack that starts is remembered, and nothing else changes', () => {
    const flow = there(address('asyncq'));
    const full = { id: 'fullStack' } as FullStackRef;
    flow.send({ type: 'full.started', full });
    expect([flow.states(), flow.context(), flow.heard()]).toEqual([
      [state],
      { show: 'asyncq', query: '', full },
      [],
    ]);
    // The one that starts after it, for the next premium member.
    const next = { id: 'next' } as FullStackRef;
    flow.send({ type: 'full.started', full: next });
    expect(flow.context().full).toBe(next);
  });
  test('the current chip does not navigate', () => {
    expect(there(address('asyncq')).can(chip('asyncq'))).toBe(false);
  });
});

test('an address that cannot be parsed shows everything', () => {
  const flow = play(
    signalStackMachine.provide({
      actors: { addressFeed: brokenFeed(), memberFeed: feed<SignalStackEvent>(arrived).logic },
    }),
  );
  expect([flow.states(), flow.context().show]).toEqual([['loading'], 'all']);
});

test('when the member feed fails, there is no stack', () => {
  const flow = play(
    signalStackMachine.provide({
      actors: { addressFeed: feed<SignalStackEvent>().logic, memberFeed: brokenFeed() },
    }),
  );
  expect([flow.states(), flow.tags()]).toEqual([['open'], []]);
});
