// The ports of `librarySearch`: the search and the tab in the address.
import { librarySearchMachine } from '#machines/librarySearch.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { libraryAddressOf } from '#adapters/address/searchAddress.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, addressBook }: PortsContext) =>
  connectFlow(
    'librarySearch',
    librarySearchMachine.provide({ actors: { addressFeed: libraryAddressOf(addressBook) } }),
  );
