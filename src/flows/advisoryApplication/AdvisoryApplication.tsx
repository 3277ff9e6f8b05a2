// The application for advisory: the fit check on the page, and the dialog with the form and its result.
import { useActorRef, useSelector } from '@xstate/react';
import { advisory } from '#content/advisory.ts';
import { useFlow } from '#boot/useFlow.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, expectDialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { FitCheck } from './FitCheck.tsx';

const parts = onDemand(() => import('./ApplicationParts.tsx'));

const { application, applied, fit, received } = advisory;
const close = { type: 'dialog.closed' } as const;

const expectBoth = () => {
  parts.expect();
  expectDialog();
};

/** The view of `advisoryApplication`. */
export function AdvisoryApplication() {
  const advisoryApplication = useFlow('advisoryApplication');
  const actor = useActorRef(advisoryApplication);
  const snapshot = useSelector(actor, (current) => current);
  const isOpen = snapshot.hasTag('dialogOpen');
  const { status, part } = parts.useLoadState(isOpen);
  const isReceived = snapshot.hasTag('received');
  const after = applied[snapshot.hasTag('waiting') ? 'waiting' : 'stored'];
  return (
    <Stack
      $gap="two"
      data-flow="advisoryApplication"
      data-state={statePath(snapshot.value)}
      onPointerEnter={expectBoth}
      onFocus={expectBoth}
    >
      <FitCheck actor={actor} snapshot={snapshot} />
      {isOpen ? null : <DraftNotice draft={snapshot.children.draft} />}
      {snapshot.hasTag('applied') ? (
        <Notice tone="success" live title={after.title}>
          {after.text}
        </Notice>
      ) : null}
      <Row>
        <Button
          variant="primary"
          size="large"
          isPending={snapshot.matches('restoring')}
          onPress={() => actor.send({ type: 'dialog.opened' })}
        >
          {fit.apply}
        </Button>
      </Row>
      {isOpen && status === 'unreachable' ? (
        <OutOfReach onRetry={parts.load} onGiveUp={() => actor.send(close)} />
      ) : null}
      <Dialog
        title={isReceived ? received.title : application.title}
        isOpen={isOpen && part !== null}
        onOpenChange={(open) => {
          if (!open) actor.send(close);
        }}
        isDismissable={false}
        isCloseDisabled={snapshot.hasTag('busy')}
      >
        {part === null ? null : <part.ApplicationParts actor={actor} snapshot={snapshot} />}
      </Dialog>
    </Stack>
  );
}
