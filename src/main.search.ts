// Part of the composition root: what is looked for within a room, in its address.
import { librarySearchMachine } from '#machines/librarySearch.machine.ts';
import { signalSearchMachine } from '#machines/signalSearch.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { libraryAddressOf, signalAddressOf } from '#adapters/browser/searchAddress.ts';
import type { AddressBook } from '#adapters/browser/surroundings.ts';

/** The search of /next-curve and the tabs of /library. */
export const searchFlows = (asFlow: AsFlow, book: AddressBook): FlowGroups['search'] => ({
  signalSearch: asFlow(
    'signalSearch',
    signalSearchMachine.provide({ actors: { addressFeed: signalAddressOf(book) } }),
  ),
  librarySearch: asFlow(
    'librarySearch',
    librarySearchMachine.provide({ actors: { addressFeed: libraryAddressOf(book) } }),
  ),
});
