// The actions for a sheet of the lab, with what became of the last press.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { handOutMachine } from '#machines/handOut.machine.ts';
import type { HandOut } from '#machines/labDiagnostic.machine.ts';
import { SheetActions } from '#flows/labDiagnostic/SheetActions.tsx';
import { lastSnapshotOf } from '#flows/shared/lastSnapshot.ts';
import { statePath } from '#flows/shared/statePath.ts';

export type HandOutActionsProps = {
  /** The child of the tool; undefined while its page is prerendered. */
  handOut: ActorRefFrom<typeof handOutMachine> | undefined;
  /** Undefined while there is nothing to hand out. */
  onWant?: ((as: HandOut) => void) | undefined;
  /** Undefined where there is nothing to discard, or nothing may be. */
  onRestart?: (() => void) | undefined;
  /** False where this browser stores nothing. */
  isKept: boolean;
};

/** The view of `handOut`, in the tool that runs it. */
export function HandOutActions({ handOut, ...rest }: HandOutActionsProps) {
  const snapshot = useSelector(
    handOut === undefined || handOut.getSnapshot().status === 'error'
      ? undefined
      : lastSnapshotOf(handOut),
    (current) => (current !== undefined && 'hasTag' in current ? current : undefined),
  );
  return (
    <div
      data-flow="handOut"
      // Its first state is in the HTML: hydration would not add the attribute.
      data-state={snapshot === undefined ? 'resting' : statePath(snapshot.value)}
    >
      <SheetActions
        isBusy={snapshot?.hasTag('busy') ?? false}
        hasFailed={snapshot?.hasTag('failed') ?? false}
        saved={snapshot?.context.saved ?? null}
        {...rest}
      />
    </div>
  );
}
