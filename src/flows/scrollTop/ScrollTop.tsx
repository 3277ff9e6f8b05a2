// The button that scrolls back to the top of the page.
import { useActorRef, useSelector } from '@xstate/react';
import { circle } from '#content/circle.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { IconButton } from '#ui/Button.tsx';
import { FloatingCorner } from '#ui/Floating.tsx';

/** The view of `scrollTop`. */
export function ScrollTop() {
  const scrollTop = useFlow('gatherings/scrollTop');
  const actor = useActorRef(scrollTop);
  const snapshot = useSelector(actor, (current) => current);
  return (
    <div data-flow="scrollTop" data-state={statePath(snapshot.value)}>
      {snapshot.hasTag('shown') ? (
        <FloatingCorner>
          <IconButton
            icon="chevron"
            label={circle.top}
            onPress={() => actor.send({ type: 'top.requested' })}
          />
        </FloatingCorner>
      ) : null}
    </div>
  );
}
