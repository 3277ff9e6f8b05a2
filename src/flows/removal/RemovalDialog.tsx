// The dialog that asks before something of one's own is deleted.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { removalMachine } from '#machines/removal.machine.ts';
import { lastSnapshotOf } from '#flows/shared/lastSnapshot.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

type RemovalDialogProps = {
  /** As long as it is asked or done. */
  removal: ActorRefFrom<typeof removalMachine> | undefined;
  words: { title: string; text: string; confirm: string; keep: string; busy: string };
  /** What is said where the service has no words for a failure. */
  failed: string;
};

/** The view of `removal`: it can be left while nothing is being deleted. */
export function RemovalDialog({ removal, words, failed }: RemovalDialogProps) {
  const snapshot = useSelector(
    removal === undefined ? undefined : lastSnapshotOf(removal),
    // Where its parent alone is tested, a stand-in without states has its place.
    (current) => (current !== undefined && 'hasTag' in current ? current : null),
  );
  const problem = snapshot?.context.problem ?? null;
  return (
    <div data-flow="removal" data-state={snapshot === null ? '' : statePath(snapshot.value)}>
      <ConfirmDialog
        isOpen={snapshot?.hasTag('dialogOpen') === true}
        title={words.title}
        text={words.text}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        busyLabel={words.busy}
        isBusy={snapshot?.hasTag('busy') === true}
        problem={problem === null ? null : problem || failed}
        onConfirm={() => removal?.send({ type: 'removal.confirmed' })}
        onCancel={() => removal?.send({ type: 'removal.cancelled' })}
      />
    </div>
  );
}
