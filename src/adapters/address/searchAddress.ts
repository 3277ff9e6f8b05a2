// The queries in the addresses of /next-curve and /library.
import type { LibrarySearchEvent, PublicationFilter } from '#machines/librarySearch.machine.ts';
import type { SignalSearchEvent } from '#machines/signalSearch.machine.ts';
import { addressFeedOf, choiceIn } from './addressFeed.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';

/** Port `addressFeed` of the search over signals: the text in `?q=`. */
export const signalAddressOf = (book: AddressBook) =>
  addressFeedOf<SignalSearchEvent>(book, '/next-curve', (query) => ({
    type: 'address.named',
    query: query.get('q') ?? '',
  }));

const filters = ['second-curve', 'next-curve'] as const satisfies PublicationFilter[];

/** Port `addressFeed` of the Library's tabs: the category in `?show=`; an unknown one means all. */
export const libraryAddressOf = (book: AddressBook) =>
  addressFeedOf<LibrarySearchEvent>(book, '/library', (query) => ({
    type: 'address.named',
    publication: choiceIn(filters, query.get('show'), 'all'),
  }));
