// `checkout`, fetched with its view (late.ts) by the flow that runs it.
import type { checkoutMachine } from '#machines/checkout.machine.ts';

export { connect } from './ports.ts';

export const isLate = true;

declare module '#boot/flows.ts' {
  interface FlowMachines {
    checkout: typeof checkoutMachine;
  }
}
