// `calendarAddress`, loaded when a page asks for it.
import type { calendarAddressMachine } from '#machines/calendarAddress.machine.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import * as share from '#flows/share/ports.ts';

export { connect } from './ports.ts';

/** Flows of the same page, which are loaded in the same request. */
export const parts = { share };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    calendarAddress: typeof calendarAddressMachine;
    'calendarAddress/share': typeof shareMachine;
  }
}
