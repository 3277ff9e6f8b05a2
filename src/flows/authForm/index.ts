// `authForm`, loaded when a page asks for it.
import type { authFormMachine } from '#machines/authForm.machine.ts';
import * as newPassword from '#flows/newPassword/ports.ts';

export { connect } from './ports.ts';

/** Flows of the same page, which are loaded in the same request. */
export const parts = { newPassword };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    authForm: typeof authFormMachine;
  }
}
