// The ports of `portal`: the service that opens the checkout's page of a plan, and the way to it.
import { portalMachine } from '#machines/portal.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { leaveSite } from '#adapters/page/leaveSite.ts';
import { openPortal } from './ports/open.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow('portal', portalMachine.provide({ actors: { openPortal, leaveSite } }), (actor) => {
    actor.on('subscription.changed', (event) => session.send(event));
  });

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'plan/portal': typeof portalMachine;
  }
}
