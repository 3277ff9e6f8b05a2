// `mailedLink`, loaded when a page asks for it.
import type { mailedLinkMachine } from '#machines/mailedLink.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    mailedLink: typeof mailedLinkMachine;
  }
}
