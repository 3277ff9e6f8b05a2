// The ports of `labTools`: the filters in the address.
import { labToolsMachine } from '#machines/labTools.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { labAddressOf } from './ports/address.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, addressBook }: PortsContext) =>
  connectFlow(
    'labTools',
    labToolsMachine.provide({ actors: { addressFeed: labAddressOf(addressBook) } }),
  );
