// A choice stored in the address: reported at the start and after each navigation, on its own page only.
import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { AnyActorLogic, EventObject } from 'xstate';
import { addressFeedOf, choiceIn } from '#adapters/address/addressFeed.ts';
import { cabinetAddressOf } from '#flows/toolkits/ports/address.ts';
import type { Address } from '#adapters/page/surroundings.ts';

/** A router stub, and a machine that records what a feed sends. */
function begin(feedOf: (book: Book) => AnyActorLogic, first: Address) {
  let here = first;
  const callBacks = new Set<(address: Address) => void>();
  const heard: EventObject[] = [];
  const feed = feedOf({
    here: () => here,
    onNavigation: (callBack) => {
      callBacks.add(callBack);
      return () => void callBacks.delete(callBack);
    },
  });
  const actor = createActor(
    createMachine({
      invoke: { src: feed },
      on: { '*': { actions: ({ event }: { event: EventObject }) => heard.push(event) } },
    }),
  ).start();
  return {
    heard,
    listeners: callBacks,
    stop: () => actor.stop(),
    go: (pathname: string, search: string) => {
      here = { pathname, search };
      for (const callBack of callBacks) callBack(here);
    },
  };
}
type Book = Parameters<typeof addressFeedOf>[0];

test('the choice in the address is reported at once and after each navigation, on its own page only', () => {
  const page = begin(
    (book) =>
      addressFeedOf(book, '/cellar', (query) => ({
        type: choiceIn(['one', 'two'], query.get('shelf'), 'none'),
      })),
    { pathname: '/cellar', search: '?shelf=two' },
  );
  page.go('/attic', '?shelf=one');
  page.go('/cellar', '');
  page.go('/cellar', '?shelf=three');
  expect(page.heard.map(({ type }) => type)).toEqual(['two', 'none', 'none']);
  page.stop();
  expect(page.listeners.size).toBe(0);
});

test.each([
  ['?category=gtm', 'gtm'],
  ['?category=GTM', 'gtm'],
  ['?category=IP%20Strategy', 'ip-strategy'],
  ['?category=ip-strategy', 'ip-strategy'],
  ['?category=operating-systems', 'all'],
  ['?category=', 'all'],
  ['', 'all'],
])('/ops-cabinet%s shows %s', (search, category) => {
  const { heard } = begin((book) => cabinetAddressOf(book), { pathname: '/ops-cabinet', search });
  expect(heard).toEqual([{ type: 'address.named', category }]);
});
