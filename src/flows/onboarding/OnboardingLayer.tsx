// Onboarding laid over a page: by itself where it is missing, and whenever somebody asks.
import { useSelector } from '@xstate/react';
import { useHouse, usePageActor } from '#app/house.tsx';
import { onboarding as words } from '#content/onboarding.ts';
import { Layer } from '#ui/Dialog.tsx';
import { Onboarding, OnboardingProgress, frameWords } from './Onboarding.tsx';

/** The view of `onboardingLayer`; the root route renders it over every page. */
export function OnboardingLayer() {
  const { onboardingLayer } = useHouse();
  const actor = usePageActor(onboardingLayer, (snapshot) =>
    snapshot.hasTag('dialogOpen') ? snapshot.children.onboarding : undefined,
  );
  const snapshot = useSelector(actor, (current) => current);
  const { label, close } = snapshot === undefined ? words : frameWords(snapshot);
  return (
    <Layer
      isOpen={actor !== undefined}
      onOpenChange={() => actor?.send({ type: 'close.requested' })}
      aria-label={label}
      closeLabel={close}
      isCloseDisabled={snapshot?.can({ type: 'close.requested' }) === false}
      header={snapshot === undefined ? null : <OnboardingProgress snapshot={snapshot} />}
    >
      {actor === undefined || snapshot === undefined ? null : (
        <Onboarding key={actor.sessionId} actor={actor} snapshot={snapshot} />
      )}
    </Layer>
  );
}
