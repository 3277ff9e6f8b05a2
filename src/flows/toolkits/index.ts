// `toolkits`, loaded when a page asks for it.
import type { toolkitsMachine } from '#machines/toolkits.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    toolkits: typeof toolkitsMachine;
  }
}
