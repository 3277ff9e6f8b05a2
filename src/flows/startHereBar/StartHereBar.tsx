// The floating 'Start Here' bar: appears two seconds after the page, and hides where it would cover the focus.
import { useActorRef, useSelector } from '@xstate/react';
import { home } from '#content/home.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { IconButton } from '#ui/Button.tsx';
import { FloatingBar } from '#ui/Floating.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

const { label, link, text, dismiss } = home.startHere;

/** The view of `startHereBar`. */
export function StartHereBar() {
  const startHereBar = useFlow('heroReveal/startHereBar');
  const actor = useActorRef(startHereBar);
  const snapshot = useSelector(actor, (current) => current);
  const isShown = snapshot.hasTag('shown');
  return (
    <div data-flow="startHereBar" data-state={statePath(snapshot.value)}>
      {isShown || snapshot.hasTag('inTheWay') ? (
        <FloatingBar label={label} isShown={isShown}>
          <span>{text}</span>
          <LinkButton href={link.href} variant="primary" size="small">
            {link.name}
          </LinkButton>
          <IconButton
            icon="close"
            label={dismiss}
            variant="quiet"
            onPress={() => actor.send({ type: 'bar.dismissed' })}
          />
        </FloatingBar>
      ) : null}
    </div>
  );
}
