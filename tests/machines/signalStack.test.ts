// /signal-stack by state (specification, sections 2, 4 and 9).
import { describe, expect, test } from 'vitest';
import { signalStackMachine } from '#machines/signalStack.machine.ts';
import type { Show, SignalStackEvent } from '#machines/signalStack.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const chip = (show: Show): SignalStackEvent => ({ type: 'chip.chosen', show });
const address = (show: Show): SignalStackEvent => ({ type: 'address.named', show });
const begin = (...opening: SignalStackEvent[]) => {
  const addressFeed = feed<SignalStackEvent>(...opening);
  const flow = play(signalStackMachine.provide({ actors: { addressFeed: addressFeed.logic } }));
  return { ...flow, addressFeed };
};

test('it loads for 1.5 seconds', () => {
  const flow = begin();
  expect([flow.states(), flow.tags(), flow.context().show]).toEqual([
    ['loading'],
    ['loading'],
    'all',
  ]);
  flow.wait(1499);
  expect(flow.states()).toEqual(['loading']);
  flow.wait(1);
  expect([flow.states(), flow.tags()]).toEqual([['shown'], []]);
});

describe.each(['loading', 'shown'])('while it is %s', (state) => {
  const there = (...opening: SignalStackEvent[]) => {
    const flow = begin(...opening);
    if (state === 'shown') flow.wait(1500);
    return flow;
  };
  test('the address chooses a chip, and is not changed by it', () => {
    const flow = there(address('tool-drops'));
    expect([flow.states(), flow.context().show, flow.heard()]).toEqual([[state], 'tool-drops', []]);
  });
  test('a chip counts at once, and its address follows', () => {
    const flow = there();
    flow.send(chip('asyncq'));
    expect([flow.states(), flow.context().show]).toEqual([[state], 'asyncq']);
    expect(flow.heard()).toEqual([{ type: 'navigate', to: '/signal-stack?show=asyncq' }]);
  });
  test('All has the address without a question', () => {
    const flow = there(address('asyncq'));
    flow.send(chip('all'));
    expect(flow.heard()).toEqual([{ type: 'navigate', to: '/signal-stack' }]);
  });
  test('the chip that is chosen already leads nowhere', () => {
    expect(there(address('asyncq')).can(chip('asyncq'))).toBe(false);
  });
});

test('an address that nobody can read shows everything', () => {
  const flow = play(signalStackMachine.provide({ actors: { addressFeed: brokenFeed() } }));
  expect([flow.states(), flow.context().show]).toEqual([['loading'], 'all']);
});
