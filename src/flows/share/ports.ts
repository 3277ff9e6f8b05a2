// The ports of `share`: the browser's share sheet, or its clipboard.
import { shareMachine } from '#machines/share.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { shareLink } from './ports/link.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('share', shareMachine.provide({ actors: { shareLink } }));

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'stack/share': typeof shareMachine;
  }
}
