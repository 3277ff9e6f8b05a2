// Onboarding in a layer over a page: automatic where it is incomplete, and at the user's request.
import { useApp, usePageActor } from '#boot/app.tsx';
import { laid } from '#flows/onboarding/laid.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';

/** The view of `onboardingLayer`, over every page. Once fetched it stays mounted, so that its closing is animated. */
export function OnboardingLayer() {
  const { onboardingLayer } = useApp();
  const isUnreachable = usePageActor(onboardingLayer, (snapshot) => snapshot.hasTag('unreachable'));
  const actor = usePageActor(onboardingLayer, (snapshot) =>
    snapshot.hasTag('dialogOpen') ? snapshot.children.onboarding : undefined,
  );
  // The machine fetches it.
  const { part } = laid.useLoadState(false);
  if (isUnreachable)
    return (
      <OutOfReach
        onRetry={() => onboardingLayer.send({ type: 'retry.requested' })}
        onGiveUp={() => onboardingLayer.send({ type: 'layer.declined' })}
      />
    );
  return part === null ? null : <part.LaidOnboarding actor={actor} />;
}
