// Onboarding in a layer over a page, however it was opened.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/onboarding.machine.ts';
import { onboardingFrame as words } from '#content/onboarding.frame.ts';
import { Layer } from '#ui/Dialog.tsx';
import { Onboarding, OnboardingProgress, frameWords } from './Onboarding.tsx';

/** The layer with onboarding in it; closed while there is none. */
export function LaidOnboarding({
  actor,
}: {
  actor: ActorRefFrom<typeof onboardingMachine> | undefined;
}) {
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
