// `profileFields`, loaded when a page asks for it.
import type { profileFieldsMachine } from '#machines/profileFields.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    profileFields: typeof profileFieldsMachine;
  }
}
