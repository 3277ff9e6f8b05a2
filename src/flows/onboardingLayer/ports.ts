// The ports of `onboardingLayer`: the flag of a completed onboarding, and onboarding itself.
import { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { lateOnboarding } from '#flows/onboarding/ports/late.ts';
import { readCompletion } from '#adapters/storage/flags.ts';

/** The machine with its ports. */
export const connect = (page: Pick<PortsContext, 'connectFlow' | 'session'>) =>
  page.connectFlow(
    'onboardingLayer',
    onboardingLayerMachine.provide({
      actors: { readCompletion, ...lateOnboarding(page) },
    }),
  );
