// /onboarding: the flow as a page of its own, without header and footer.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { useFlow } from '#boot/useFlow.ts';
import { useApp } from '#boot/app.tsx';
import { usePageWords } from '#boot/pageData.ts';
import { Onboarding, OnboardingProgress, frameWords } from '#flows/onboarding/Onboarding.tsx';
import { LayerFrame } from '#ui/LayerFrame.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const Screen = styled.div`
  height: 100dvh;
`;

/** The page. */
export function OnboardingPage() {
  const { session } = useApp();
  const { h1 } = usePageWords();
  const onboarding = useFlow('onboarding');
  const actor = useActorRef(onboarding, {
    input: { place: 'page', purpose: 'begin', session },
  });
  const snapshot = useSelector(actor, (current) => current);
  return (
    <Screen>
      <LayerFrame
        closeLabel={frameWords(snapshot).close}
        isCloseDisabled={!snapshot.can({ type: 'close.requested' })}
        onClose={() => actor.send({ type: 'close.requested' })}
        header={<OnboardingProgress snapshot={snapshot} />}
      >
        <VisuallyHidden as="h1">{h1}</VisuallyHidden>
        <Onboarding actor={actor} snapshot={snapshot} />
      </LayerFrame>
    </Screen>
  );
}
