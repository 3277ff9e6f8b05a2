// The scroll hint at the foot of the first screen.
import { useActorRef, useSelector } from '@xstate/react';
import { home } from '#content/home.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { FloatingHint } from '#ui/Floating.tsx';

/** The view of `scrollHint`. It is hidden from assistive technology, which knows the page's length. */
export function ScrollHint() {
  const scrollHint = useFlow('heroReveal/scrollHint');
  const actor = useActorRef(scrollHint);
  const snapshot = useSelector(actor, (current) => current);
  return (
    <FloatingHint
      data-flow="scrollHint"
      data-state={statePath(snapshot.value)}
      isShown={snapshot.status === 'active'}
    >
      {home.scrollHint}
    </FloatingHint>
  );
}
