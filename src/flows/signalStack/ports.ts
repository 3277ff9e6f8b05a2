// The ports of `signalStack`: the filter in the address, and the owner of the stack.
import { signalStackMachine } from '#machines/signalStack.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { stackAddressOf } from '#adapters/address/stackAddress.ts';
import { stackOwnerOf } from '#adapters/user/stackOwner.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session, addressBook }: PortsContext) =>
  connectFlow(
    'signalStack',
    signalStackMachine.provide({
      actors: {
        addressFeed: stackAddressOf(addressBook),
        memberFeed: stackOwnerOf(currentUserOf(session)),
      },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'feed/signalStack': typeof signalStackMachine;
  }
}
