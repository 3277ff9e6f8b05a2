// `addressLink`, loaded when a page asks for it.
import type { addressLinkMachine } from '#machines/addressLink.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    addressLink: typeof addressLinkMachine;
  }
}
