// `resetPassword`, loaded when a page asks for it.
import type { resetPasswordMachine } from '#machines/resetPassword.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    resetPassword: typeof resetPasswordMachine;
  }
}
