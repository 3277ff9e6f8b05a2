// The search over signals by state (docs/product-spec.md, "5. Validation rules").
import { describe, expect, test } from 'vitest';
import { signalSearchMachine } from '#machines/signalSearch.machine.ts';
import type { SignalSearchEvent } from '#machines/signalSearch.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const typed = (query: string): SignalSearchEvent => ({ type: 'query.edited', query });
const address = (query: string): SignalSearchEvent => ({ type: 'address.named', query });
const begin = (...opening: SignalSearchEvent[]) => {
  const addressFeed = feed<SignalSearchEvent>(...opening);
  const flow = play(signalSearchMachine.provide({ actors: { addressFeed: addressFeed.logic } }));
  return { ...flow, addressFeed };
};
const goes = (to: string) => ({ type: 'navigate', to, replace: true });

describe('when everything is listed', () => {
  test('there is nothing to clear', () => {
    const flow = begin();
    expect([flow.states(), flow.tags(), flow.context().query]).toEqual([['everything'], [], '']);
    expect(flow.can({ type: 'search.cleared' })).toBe(false);
  });
  test('a word narrows the list at once, and replaces the address', () => {
    const flow = begin();
    flow.send(typed('grid & sodium '));
    expect([flow.states(), flow.tags()]).toEqual([['narrowed'], ['narrowed']]);
    expect(flow.context().query).toBe('grid & sodium ');
    expect(flow.heard()).toEqual([goes('/next-curve?q=grid%20%26%20sodium')]);
  });
  test('blanks do not narrow the list', () => {
    const flow = begin();
    flow.send(typed('  '));
    expect([flow.states(), flow.heard()]).toEqual([['everything'], [goes('/next-curve')]]);
  });
  test('an address with words narrows it, and is not changed by it', () => {
    const flow = begin(address('grid'));
    expect([flow.states(), flow.context().query, flow.heard()]).toEqual([['narrowed'], 'grid', []]);
  });
});

describe('when it is narrowed', () => {
  test('an empty field lists everything', () => {
    const flow = begin(address('grid'));
    flow.send(typed(''));
    expect([flow.states(), flow.heard()]).toEqual([['everything'], [goes('/next-curve')]]);
  });
  test('clearing it does the same', () => {
    const flow = begin(address('grid'));
    flow.send({ type: 'search.cleared' });
    expect([flow.states(), flow.context().query]).toEqual([['everything'], '']);
    expect(flow.heard()).toEqual([goes('/next-curve')]);
  });
  test('Back to an address without words lists everything, Back to other words narrows the list', () => {
    const flow = begin(address('grid'));
    flow.addressFeed.say(address('sodium'));
    expect([flow.states(), flow.context().query]).toEqual([['narrowed'], 'sodium']);
    flow.addressFeed.say(address(''));
    expect([flow.states(), flow.context().query, flow.heard()]).toEqual([['everything'], '', []]);
  });
  test("the address feed's echo of what was typed removes no blank", () => {
    const flow = begin();
    flow.send(typed('the '));
    flow.addressFeed.say(address('the'));
    expect(flow.context().query).toBe('the ');
  });
});

test('an address that cannot be parsed lists everything', () => {
  const flow = play(signalSearchMachine.provide({ actors: { addressFeed: brokenFeed() } }));
  expect([flow.states(), flow.context().query]).toEqual([['everything'], '']);
});
