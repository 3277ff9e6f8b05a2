// `factorStep`, loaded when a page asks for it.
import type { factorStepMachine } from '#machines/factorStep.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    factorStep: typeof factorStepMachine;
  }
}
