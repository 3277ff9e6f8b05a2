// The six steps of onboarding as the view needs them: the current step, and the number of completed ones.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Step, onboardingMachine } from '#machines/onboarding.machine.ts';

export type OnboardingRef = ActorRefFrom<typeof onboardingMachine>;
export type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;

/** The props of every step. */
export type StepProps = { actor: OnboardingRef; snapshot: OnboardingSnapshot };

const steps = [
  'welcome',
  'identity',
  'profile',
  'modules',
  'signals',
  'account',
] as const satisfies Step[];

/** The number of bars: one for each step that can be completed. */
export const bars = steps.length - 1;

/**
 * The step on screen. While answers are recalled it is the welcome; a finished onboarding leaves its last step in
 * view until the dashboard has arrived; a closed one shows nothing.
 */
export function stepOf(path: string): Step | 'closed' {
  const state = path.split('.')[0];
  if (state === 'finished' || state === 'saved') return 'account';
  if (state === 'closing' || state === 'closed') return 'closed';
  return steps.find((step) => step === state) ?? 'welcome';
}

/** The number of steps before a step. */
export const stepsBehind = (step: Step | 'closed') => (step === 'closed' ? 0 : steps.indexOf(step));
