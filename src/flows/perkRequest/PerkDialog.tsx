// 'Access Benefit': the dialog to request an offer, and the result.
import { innerRoom } from '#content/innerRoom.ts';
import type { Partner } from '#content/schema.items.ts';
import { Dialog, expectDialog } from '#ui/Dialog.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { closePerk, type PerkProps } from './props.ts';

const parts = onDemand(() => import('./PerkParts.tsx'));

/** Prefetches the dialog and its content, when an offer is about to be chosen. */
export const expectPerk = () => {
  parts.expect();
  expectDialog();
};

/** The dialog of `perkRequest`. */
export function PerkDialog({
  partner,
  ...props
}: Omit<PerkProps, 'partner'> & { partner: Partner | undefined }) {
  const { actor, snapshot } = props;
  const isOpen = snapshot.hasTag('dialogOpen');
  const { status, part } = parts.useLoadState(isOpen);
  const close = () => actor.send(closePerk);
  if (isOpen && status === 'unreachable')
    return <OutOfReach onRetry={parts.load} onGiveUp={close} />;
  return (
    <Dialog
      title={partner?.offer ?? innerRoom.perks.button}
      isOpen={isOpen && part !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      isDismissable={false}
      isCloseDisabled={snapshot.hasTag('busy')}
    >
      {part === null || partner === undefined ? null : (
        <part.PerkParts {...props} partner={partner} />
      )}
    </Dialog>
  );
}
