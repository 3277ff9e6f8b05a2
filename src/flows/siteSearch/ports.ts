// The ports of `siteSearch`: the keys that open it, the search in the address, and the index, loaded with the first search.
import { siteSearchMachine } from '#machines/siteSearch.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { searchAddressOf, searchKeys } from './ports/keys.ts';
import { onCall } from '#adapters/onCall.ts';

/** The machine with its ports. */
export const connect = ({
  connectFlow,
  addressBook,
}: Pick<PortsContext, 'connectFlow' | 'addressBook'>) =>
  connectFlow(
    'siteSearch',
    siteSearchMachine.provide({
      actors: {
        keyFeed: searchKeys,
        addressFeed: searchAddressOf(addressBook),
        fetchIndex: onCall(() => import('./ports/index.ts').then((ports) => ports.fetchIndex)),
      },
    }),
  );
