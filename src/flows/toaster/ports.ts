// The ports of `toaster`: none; it is told what to show.
import { toasterMachine } from '#machines/toaster.machine.ts';
import type { PortsContext } from '#boot/flows.ts';

/** The machine. */
export const connect = ({ connectFlow }: Pick<PortsContext, 'connectFlow'>) =>
  connectFlow('toaster', toasterMachine);
