// The ports of `fullStack`: the address, the member's plan, and what the database has of their searches and their order.
import { fullStackMachine } from '#machines/fullStack.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { fullStackAddressOf } from '#adapters/address/stackAddress.ts';
import { onCall } from '#adapters/onCall.ts';
import { fullStackFeedOf } from '#adapters/user/subscriptionStatus.ts';

/** Code that only premium members need. */
const rows = () => import('./ports/rows.ts');

/** The machine with its ports. */
export const connect = ({ connectFlow, session, addressBook }: PortsContext) =>
  connectFlow(
    'fullStack',
    fullStackMachine.provide({
      actors: {
        addressFeed: fullStackAddressOf(addressBook),
        memberFeed: fullStackFeedOf(session),
        loadFullStack: onCall(() => rows().then((ports) => ports.loadFullStack)),
        storeChange: onCall(() => rows().then((ports) => ports.storeChange)),
      },
    }),
  );
