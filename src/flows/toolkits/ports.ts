// The ports of `toolkits`: the filters in the address.
import { toolkitsMachine } from '#machines/toolkits.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { cabinetAddressOf } from './ports/address.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, addressBook }: PortsContext) =>
  connectFlow(
    'toolkits',
    toolkitsMachine.provide({ actors: { addressFeed: cabinetAddressOf(addressBook) } }),
  );
