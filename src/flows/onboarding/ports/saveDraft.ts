// Saves the answers of onboarding step by step, so that a reload loses nothing; an allowlist, never the password.
import type { SnapshotFrom } from 'xstate';
import type { Step, onboardingMachine } from '#machines/onboarding.machine.ts';
import { writeDraft } from '#adapters/storage/answers.ts';
import { keys, read } from '#adapters/storage/keys.ts';

type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;

const stepOf = (snapshot: OnboardingSnapshot): Step | null => {
  for (const step of ['welcome', 'identity', 'profile', 'modules', 'signals', 'account'] as const) {
    if (snapshot.matches(step)) return step;
  }
  return null;
};

/** Watches one onboarding and writes its draft after every change; a finished one leaves none. */
export function saveDraft(onboarding: {
  subscribe: (observer: (snapshot: OnboardingSnapshot) => void) => unknown;
}): void {
  onboarding.subscribe((snapshot) => {
    const step = stepOf(snapshot);
    if (snapshot.matches('finished') || snapshot.matches('saved')) writeDraft(null);
    if (step === null || step === 'welcome' || snapshot.hasTag('busy')) return;
    const { answers, stored, email, memberEmail, purpose } = snapshot.context;
    const owner = memberEmail === null ? null : read(keys.owner);
    writeDraft({ owner, purpose, step, email, answers, stored });
  });
}
