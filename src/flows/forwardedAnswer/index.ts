// `forwardedAnswer`, loaded when a page asks for it.
import type { forwardedAnswerMachine } from '#machines/forwardedAnswer.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    forwardedAnswer: typeof forwardedAnswerMachine;
  }
}
