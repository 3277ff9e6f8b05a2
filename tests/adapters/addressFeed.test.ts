// A choice that stands in the address: reported at the start and after each navigation, on its own page alone.
import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { EventObject } from 'xstate';
import { addressFeedOf, choiceIn } from '#adapters/browser/addressFeed.ts';
import type { Address } from '#adapters/browser/surroundings.ts';

test('what the address asks for is told at once, after each navigation, and nowhere else', () => {
  let go: (address: Address) => void = () => undefined;
  const heard: EventObject[] = [];
  const book = {
    here: () => ({ pathname: '/cellar', search: '?shelf=two' }),
    onNavigation: (callBack: (address: Address) => void) => {
      go = callBack;
      return () => {
        go = () => heard.push({ type: 'after the end' });
      };
    },
  };
  const actor = createActor(
    createMachine({
      invoke: {
        src: addressFeedOf(book, '/cellar', (query) => ({
          type: 'address.named',
          shelf: choiceIn(['one', 'two'], query.get('shelf'), 'none'),
        })),
      },
      on: { '*': { actions: ({ event }: { event: EventObject }) => heard.push(event) } },
    }),
  ).start();
  go({ pathname: '/attic', search: '?shelf=one' });
  go({ pathname: '/cellar', search: '' });
  go({ pathname: '/cellar', search: '?shelf=three' });
  expect(heard.map((event) => ('shelf' in event ? event.shelf : event.type))).toEqual([
    'two',
    'none',
    'none',
  ]);
  actor.stop();
  go({ pathname: '/cellar', search: '?shelf=one' });
  expect(heard.at(-1)).toEqual({ type: 'after the end' });
});
