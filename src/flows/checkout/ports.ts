// The ports of `checkout`: the way to its page, and what the service knows of the plan after it.
import { checkoutMachine } from '#machines/checkout.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { leaveSite } from '#adapters/page/leaveSite.ts';
import { readGrant } from './ports/grant.ts';

/** The machine with its ports, for the flow that runs it as a child. */
export const connect = ({ connectFlow }: Pick<PortsContext, 'connectFlow'>) =>
  connectFlow('checkout', checkoutMachine.provide({ actors: { leaveSite, readGrant } }));
