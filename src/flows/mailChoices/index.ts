// `mailChoices`, loaded when a page asks for it.
import type { mailChoicesMachine } from '#machines/mailChoices.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    mailChoices: typeof mailChoicesMachine;
  }
}
