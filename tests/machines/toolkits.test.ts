// /ops-cabinet by state (docs/product-spec.md, "2. Screens and routes", "4. States and transitions"; docs/product-decisions.md,
// "Toolkits").
import { expect, test } from 'vitest';
import { toolkitsMachine } from '#machines/toolkits.machine.ts';
import type { Category, ToolkitsEvent } from '#machines/toolkits.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const choose = (category: Category): ToolkitsEvent => ({ type: 'category.chosen', category });
const address = (category: Category): ToolkitsEvent => ({ type: 'address.named', category });
const preview = (id: string): ToolkitsEvent => ({ type: 'preview.opened', id });
const close: ToolkitsEvent = { type: 'preview.closed' };
const begin = (...opening: ToolkitsEvent[]) => {
  const addressFeed = feed<ToolkitsEvent>(...opening);
  const flow = play(toolkitsMachine.provide({ actors: { addressFeed: addressFeed.logic } }));
  return { ...flow, addressFeed };
};

test('at first everything is shown, and no preview', () => {
  const flow = begin();
  expect([flow.states(), flow.tags()]).toEqual([['browsing'], []]);
  expect(flow.context()).toEqual({ category: 'all', previewed: null });
});

test('the address chooses a category, and is not changed by it', () => {
  const flow = begin(address('gtm'));
  expect([flow.context().category, flow.heard()]).toEqual(['gtm', []]);
  flow.addressFeed.say(address('all'));
  expect([flow.context().category, flow.heard()]).toEqual(['all', []]);
});

test('a filter takes effect at once, one at a time, and its address follows', () => {
  const flow = begin(address('gtm'));
  flow.send(choose('ip-strategy'));
  expect(flow.context().category).toBe('ip-strategy');
  expect(flow.heard()).toEqual([{ type: 'navigate', to: '/ops-cabinet?category=ip-strategy' }]);
  flow.send(choose('all'));
  expect(flow.heard()).toEqual([{ type: 'navigate', to: '/ops-cabinet' }]);
});

test('the current filter does not navigate', () => {
  expect(begin(address('hiring')).can(choose('hiring'))).toBe(false);
});

test('a preview opens over the list, and closes to the same category', () => {
  const flow = begin(address('hiring'));
  flow.send(preview('founding-team-architect'));
  expect([flow.states(), flow.tags()]).toEqual([['previewing'], ['dialogOpen']]);
  expect(flow.context().previewed).toBe('founding-team-architect');
  expect([flow.can(choose('gtm')), flow.can(preview('ip-moat-map'))]).toEqual([false, false]);
  flow.send(close);
  expect([flow.states(), flow.context().category]).toEqual([['browsing'], 'hiring']);
  expect(flow.can(close)).toBe(false);
});

test('Back is handled under a preview, too', () => {
  const flow = begin(address('hiring'));
  flow.send(preview('founding-team-architect'));
  flow.addressFeed.say(address('all'));
  expect([flow.states(), flow.context().category]).toEqual([['previewing'], 'all']);
});

test('an address that cannot be parsed shows everything', () => {
  const flow = play(toolkitsMachine.provide({ actors: { addressFeed: brokenFeed() } }));
  expect([flow.states(), flow.context().category]).toEqual([['browsing'], 'all']);
});
