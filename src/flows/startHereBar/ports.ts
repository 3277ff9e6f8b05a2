// The ports of `startHereBar`: a focus that the bar would hide.
import { startHereBarMachine } from '#machines/startHereBar.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { focusBeneath } from '#adapters/page/home.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('startHereBar', startHereBarMachine.provide({ actors: { focusBeneath } }));

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'heroReveal/startHereBar': typeof startHereBarMachine;
  }
}
