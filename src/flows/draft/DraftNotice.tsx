// What a form says of its draft: that this browser does not keep it, or that another tab has a newer one.
import { useSelector } from '@xstate/react';
import { draft as words } from '#content/draft.ts';
import { lastSnapshotOf } from '#flows/shared/lastSnapshot.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Notice } from '#ui/Notice.tsx';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { onDemand } from '#ui/onDemand.ts';
import type { DraftRef } from './draftRef.ts';

const newer = onDemand(() => import('./NewerNotice.tsx'), 'newerNotice');

const useHasTag = (draft: DraftRef | undefined, tag: 'refused' | 'overtaken'): boolean =>
  useSelector(
    // A draft that failed before its form was shown has no snapshot that could be read.
    draft === undefined || draft.getSnapshot().status === 'error'
      ? undefined
      : lastSnapshotOf(draft),
    // A prerendered form has no ports, and no draft: only a stand-in, which has no tags.
    (snapshot) => snapshot !== undefined && 'hasTag' in snapshot && snapshot.hasTag(tag),
  );

/** Whether this browser does not keep what is typed: it stores nothing, or has no room. */
export const useIsRefused = (draft: DraftRef | undefined): boolean => useHasTag(draft, 'refused');

/** That another tab has a newer draft of the form; its script is fetched when there is one. */
export function NewerDraft({ draft }: { draft: DraftRef | undefined }) {
  const isOvertaken = useHasTag(draft, 'overtaken');
  const { status, part } = newer.useLoadState(isOvertaken);
  if (draft === undefined || !isOvertaken) return null;
  if (part !== null) return <part.NewerNotice draft={draft} />;
  return status === 'unreachable' ? <OutOfReach onRetry={newer.load} /> : null;
}

/** The view of `draft`, in the form that runs it. */
export function DraftNotice({ draft }: { draft: DraftRef | undefined }) {
  const isRefused = useIsRefused(draft);
  if (draft === undefined || !isRefused) return <NewerDraft draft={draft} />;
  return (
    <div data-flow="draft" data-state={statePath(draft.getSnapshot().value)}>
      <Notice live title={words.refused}>
        {words.hint}
      </Notice>
    </div>
  );
}
