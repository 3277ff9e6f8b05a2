// The six benefit lines of the hero, revealed one by one. The text is in the HTML; hovering over it reveals all lines.
import { useActorRef, useSelector } from '@xstate/react';
import { home } from '#content/home.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Reveal } from '#ui/Reveal.tsx';

const { benefits } = home.hero;

/** The view of `heroReveal`. */
export function HeroReveal() {
  const heroReveal = useFlow('heroReveal');
  const actor = useActorRef(heroReveal, { input: { lines: benefits.length } });
  const snapshot = useSelector(actor, (current) => current);
  const isOver = snapshot.status === 'done';
  return (
    <Reveal
      data-flow="heroReveal"
      data-state={statePath(snapshot.value)}
      lines={benefits}
      revealed={snapshot.context.revealed}
      onHasten={isOver ? undefined : () => actor.send({ type: 'reveal.hastened' })}
    />
  );
}
