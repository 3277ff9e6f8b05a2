// `plan`, loaded when a page asks for it.
import type { planMachine } from '#machines/plan.machine.ts';
import { connect as connectPortal } from '#flows/portal/ports.ts';

export { connect } from './ports.ts';

export const parts = { portal: { connect: connectPortal } };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    plan: typeof planMachine;
  }
}
