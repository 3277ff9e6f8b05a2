// `deleteAccount`, loaded when a page asks for it.
import type { deleteAccountMachine } from '#machines/deleteAccount.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    deleteAccount: typeof deleteAccountMachine;
  }
}
