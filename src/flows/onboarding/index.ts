// `onboarding`, loaded when a page asks for it.
import type { onboardingMachine } from '#machines/onboarding.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    onboarding: typeof onboardingMachine;
  }
}
