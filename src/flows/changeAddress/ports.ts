// The ports of `changeAddress`: the service, the tab, and the child that asks for the password.
import { fromCallback } from 'xstate';
import { changeAddressMachine } from '#machines/changeAddress.machine.ts';
import type { ChangeAddressEvent } from '#machines/changeAddress.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectPasswordAgain } from '#flows/passwordAgain/ports.ts';
import { connect as connectTriesPause } from '#flows/triesPause/ports.ts';
import { onPageShown } from '#adapters/page/visibility.ts';
import { askNewAddress, dropNewAddress, readAddresses, renewSession } from './ports/addresses.ts';

/** Port `pageFeed`. */
const pageFeed = fromCallback<ChangeAddressEvent>(({ sendBack }) =>
  onPageShown(() => sendBack({ type: 'page.shown' })),
);

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'changeAddress',
    changeAddressMachine.provide({
      actors: {
        readAddresses,
        askNewAddress,
        dropNewAddress,
        renewSession,
        pageFeed,
        passwordAgain: connectPasswordAgain(page),
        triesPause: connectTriesPause(page),
      },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'devices/changeAddress': typeof changeAddressMachine;
  }
}
