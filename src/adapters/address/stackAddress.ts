// The query in the address of /signal-stack, which two flows read: the chips, and the search of the full stack.
import type { FullStackEvent } from '#machines/fullStack.machine.ts';
import type { Show, SignalStackEvent } from '#machines/signalStack.machine.ts';
import { searchLength } from '#content/limits.ts';
import { addressFeedOf, choiceIn } from './addressFeed.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';

const shows = [
  'second-curve',
  'next-curve',
  'tool-drops',
  'lab-releases',
  'asyncq',
  'open-circle',
  'signal-exchange',
] as const satisfies Show[];

/** The chip of that name; an unknown one means all. */
export const showIn = (name: string | null): Show => choiceIn(shows, name, 'all');

const named = (query: URLSearchParams) => ({
  type: 'address.named' as const,
  show: showIn(query.get('show')),
  query: (query.get('q') ?? '').slice(0, searchLength),
});

/** Port `addressFeed` of /signal-stack: the kind in `?show=`, of which an unknown one means all, and the words in `?q=`. */
export const stackAddressOf = (book: AddressBook) =>
  addressFeedOf<SignalStackEvent>(book, '/signal-stack', named);

/** The same for the full stack. */
export const fullStackAddressOf = (book: AddressBook) =>
  addressFeedOf<FullStackEvent>(book, '/signal-stack', named);
