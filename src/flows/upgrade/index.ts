// `upgrade`, loaded when a page asks for it.
import type { upgradeMachine } from '#machines/upgrade.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    upgrade: typeof upgradeMachine;
  }
}
