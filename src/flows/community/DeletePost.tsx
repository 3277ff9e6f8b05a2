// The dialog that asks before a post of one's own is deleted.
import { community } from '#content/community.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { CommunityProps } from './community.ts';

const words = community.remove;

/** It can be left while nothing is being deleted. */
export function DeletePost({ actor, snapshot }: CommunityProps) {
  const { removalProblem: problem } = snapshot.context;
  return (
    <ConfirmDialog
      isOpen={snapshot.hasTag('dialogOpen')}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busyLabel={words.busy}
      isBusy={snapshot.hasTag('removing')}
      problem={problem === null ? null : (problem.message ?? community.problems[problem.key])}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.cancelled' })}
    />
  );
}
