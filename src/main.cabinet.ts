// Part of the composition root: the shelf of /ops-cabinet.
import { toolkitsMachine } from '#machines/toolkits.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { cabinetAddressOf } from '#adapters/browser/cabinetAddress.ts';
import type { AddressBook } from '#adapters/browser/surroundings.ts';

/** The toolkits, their filters and their first pages. */
export const cabinetFlows = (asFlow: AsFlow, addressBook: AddressBook): FlowGroups['cabinet'] => ({
  toolkits: asFlow(
    'toolkits',
    toolkitsMachine.provide({ actors: { addressFeed: cabinetAddressOf(addressBook) } }),
  ),
});
