// 'What Are You Looking For?': the button in the hero. Its dialog is prefetched on hover or focus.
import { useActorRef, useSelector } from '@xstate/react';
import { home } from '#content/home.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { expectDialog } from '#ui/Dialog.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';

const choices = onDemand(() => import('./IntentChoices.tsx'));

const expect = () => {
  expectDialog();
  choices.expect();
};

/** The view of `intentDialog`. */
export function IntentDialog() {
  const intentDialog = useFlow('heroReveal/intentDialog');
  const actor = useActorRef(intentDialog);
  const snapshot = useSelector(actor, (current) => current);
  const isOpen = snapshot.hasTag('dialogOpen');
  const { status, part } = choices.useLoadState(isOpen);
  return (
    <div
      data-flow="intentDialog"
      data-state={statePath(snapshot.value)}
      onPointerEnter={expect}
      onFocus={expect}
    >
      <Button
        variant="quiet"
        size="small"
        iconAfter="search"
        aria-haspopup="dialog"
        onPress={() => actor.send({ type: 'dialog.opened' })}
      >
        {home.intent.title}
      </Button>
      {part !== null ? (
        <part.IntentChoices actor={actor} snapshot={snapshot} />
      ) : isOpen && status === 'unreachable' ? (
        <OutOfReach onRetry={choices.load} onGiveUp={() => actor.send({ type: 'dialog.closed' })} />
      ) : null}
    </div>
  );
}
