// `community`, loaded when a page asks for it.
import type { communityMachine } from '#machines/community.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    community: typeof communityMachine;
  }
}
