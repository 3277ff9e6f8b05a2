// The ports of `toaster`: none; events from other actors decide what it shows.
import { toasterMachine } from '#machines/toaster.machine.ts';
import type { PortsContext } from '#boot/flows.ts';

/** The machine. */
export const connect = ({ connectFlow }: Pick<PortsContext, 'connectFlow'>) =>
  connectFlow('toaster', toasterMachine);
