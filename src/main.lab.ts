// Part of the composition root: the lab's list.
import { labToolsMachine } from '#machines/labTools.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { labAddressOf } from '#adapters/browser/labAddress.ts';
import type { AddressBook } from '#adapters/browser/surroundings.ts';

/** The list at /from-lab. */
export const labFlows = (asFlow: AsFlow, addressBook: AddressBook): FlowGroups['lab'] => ({
  labTools: asFlow(
    'labTools',
    labToolsMachine.provide({ actors: { addressFeed: labAddressOf(addressBook) } }),
  ),
});
