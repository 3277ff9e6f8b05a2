// The ports of `signalSearch`: the search in the address.
import { signalSearchMachine } from '#machines/signalSearch.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { signalAddressOf } from '#adapters/address/searchAddress.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, addressBook }: PortsContext) =>
  connectFlow(
    'signalSearch',
    signalSearchMachine.provide({ actors: { addressFeed: signalAddressOf(addressBook) } }),
  );
