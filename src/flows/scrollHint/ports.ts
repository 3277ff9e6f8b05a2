// The ports of `scrollHint`: the scrolling of the page.
import { scrollHintMachine } from '#machines/scrollHint.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { scrolling } from '#adapters/page/home.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('scrollHint', scrollHintMachine.provide({ actors: { scrolling } }));

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'heroReveal/scrollHint': typeof scrollHintMachine;
  }
}
