// The query in the address of /signal-stack.
import type { Show, SignalStackEvent } from '#machines/signalStack.machine.ts';
import { addressFeedOf, choiceIn } from '#adapters/address/addressFeed.ts';
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

/** Port `addressFeed` of /signal-stack: the kind in `?show=`; an unknown one means all. */
export const stackAddressOf = (book: AddressBook) =>
  addressFeedOf<SignalStackEvent>(book, '/signal-stack', (query) => ({
    type: 'address.named',
    show: choiceIn(shows, query.get('show'), 'all'),
  }));
