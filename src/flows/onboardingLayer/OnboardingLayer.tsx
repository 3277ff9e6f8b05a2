// Onboarding in a layer over a page: automatic where it is incomplete, and at the user's request.
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
