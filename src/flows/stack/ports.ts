// The ports of `stack`: the member's stack at the service, and what a visitor wants to add.
import { stackMachine } from '#machines/stack.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { stackFeedOf } from '#adapters/user/stackOwner.ts';
import { savePendingAdds } from './ports/pendingAdds.ts';
import { onCall } from '#adapters/onCall.ts';

/** Code that only members need. */
const rows = () => import('./ports/rows.ts');

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow(
    'stack',
    stackMachine.provide({
      actors: {
        memberFeed: stackFeedOf(currentUserOf(session)),
        savePendingAdds,
        loadStack: onCall(() => rows().then((ports) => ports.loadStack)),
        addItem: onCall(() => rows().then((ports) => ports.addItem)),
        removeItem: onCall(() => rows().then((ports) => ports.removeItem)),
      },
    }),
  );
