// `plan`, loaded when a page asks for it.
import type { planMachine } from '#machines/plan.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    plan: typeof planMachine;
  }
}
