// The ports of `identityDialog`: none; it only emits.
import { identityDialogMachine } from '#machines/identityDialog.machine.ts';
import type { PortsContext } from '#boot/flows.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('identityDialog', identityDialogMachine);

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'heroReveal/identityDialog': typeof identityDialogMachine;
  }
}
