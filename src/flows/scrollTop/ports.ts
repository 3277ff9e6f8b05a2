// The ports of `scrollTop`: the scrolling of the page.
import { scrollTopMachine } from '#machines/scrollTop.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { climb, scrolling } from './ports/scrolling.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('scrollTop', scrollTopMachine.provide({ actors: { scrolling, climb } }));

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'gatherings/scrollTop': typeof scrollTopMachine;
  }
}
