// What a form says of its draft: only that this browser does not keep it.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { draft as words } from '#content/draft.ts';
import type { draftMachine } from '#machines/draft.machine.ts';
import { lastSnapshotOf } from '#flows/shared/lastSnapshot.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Notice } from '#ui/Notice.tsx';

export type DraftRef = ActorRefFrom<typeof draftMachine>;

/** Whether this browser does not keep what is typed: it stores nothing, or has no room. */
export const useIsRefused = (draft: DraftRef | undefined): boolean =>
  useSelector(
    // A draft that failed before its form was shown has no snapshot that could be read.
    draft === undefined || draft.getSnapshot().status === 'error'
      ? undefined
      : lastSnapshotOf(draft),
    // A prerendered form has no ports, and no draft: only a stand-in, which has no tags.
    (snapshot) => snapshot !== undefined && 'hasTag' in snapshot && snapshot.hasTag('refused'),
  );

/** The view of `draft`, in the form that runs it. */
export function DraftNotice({ draft }: { draft: DraftRef | undefined }) {
  const isRefused = useIsRefused(draft);
  if (draft === undefined || !isRefused) return null;
  return (
    <div data-flow="draft" data-state={statePath(draft.getSnapshot().value)}>
      <Notice live title={words.refused}>
        {words.hint}
      </Notice>
    </div>
  );
}
