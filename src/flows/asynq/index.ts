// `asynq`, loaded when a page asks for it.
import type { asynqMachine } from '#machines/asynq.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    asynq: typeof asynqMachine;
  }
}
