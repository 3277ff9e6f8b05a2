// Onboarding laid over a page: by itself where it is missing, and whenever a user asks.
import { useApp, usePageActor } from '#boot/app.tsx';
import { LaidOnboarding } from '#flows/onboarding/LaidOnboarding.tsx';

/** The view of `onboardingLayer`; the root route renders it over every page. */
export function OnboardingLayer() {
  const { onboardingLayer } = useApp();
  const actor = usePageActor(onboardingLayer, (snapshot) =>
    snapshot.hasTag('dialogOpen') ? snapshot.children.onboarding : undefined,
  );
  return <LaidOnboarding actor={actor} />;
}
