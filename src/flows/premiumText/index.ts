// `premiumText`, loaded when a page asks for it.
import type { premiumTextMachine } from '#machines/premiumText.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    premiumText: typeof premiumTextMachine;
  }
}
