// The Library's tabs by state (docs/product-spec.md, "Library").
import { expect, test } from 'vitest';
import { librarySearchMachine } from '#machines/librarySearch.machine.ts';
import type { LibrarySearchEvent, PublicationFilter } from '#machines/librarySearch.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const tab = (publication: PublicationFilter): LibrarySearchEvent => ({
  type: 'tab.chosen',
  publication,
});
const address = (publication: PublicationFilter): LibrarySearchEvent => ({
  type: 'address.named',
  publication,
});
const begin = (...opening: LibrarySearchEvent[]) => {
  const addressFeed = feed<LibrarySearchEvent>(...opening);
  const flow = play(librarySearchMachine.provide({ actors: { addressFeed: addressFeed.logic } }));
  return { ...flow, addressFeed };
};

test('it begins with all publications', () => {
  expect(begin().context().publication).toBe('all');
});
test('the address chooses a tab, and is not changed by it', () => {
  const flow = begin(address('next-curve'));
  expect([flow.context().publication, flow.heard()]).toEqual(['next-curve', []]);
});
test('a tab takes effect at once, and its address follows', () => {
  const flow = begin();
  flow.send(tab('second-curve'));
  expect(flow.context().publication).toBe('second-curve');
  flow.send(tab('all'));
  expect(flow.heard()).toEqual([
    { type: 'navigate', to: '/library?show=second-curve' },
    { type: 'navigate', to: '/library' },
  ]);
});
test('the current tab does not navigate', () => {
  expect(begin(address('next-curve')).can(tab('next-curve'))).toBe(false);
});
test('an address that cannot be parsed shows everything', () => {
  const flow = play(librarySearchMachine.provide({ actors: { addressFeed: brokenFeed() } }));
  expect(flow.context().publication).toBe('all');
});
