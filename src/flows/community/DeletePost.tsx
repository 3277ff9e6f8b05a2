// The dialog that asks before a post of one's own is deleted.
import { community } from '#content/community.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { CommunityProps } from './community.ts';

const words = community.remove;
const cancel = { type: 'removal.cancelled' } as const;

/** It can be left while nothing is being deleted. */
export function DeletePost({ actor, snapshot }: CommunityProps) {
  const { removalProblem } = snapshot.context;
  const isBusy = snapshot.hasTag('removing');
  return (
    <Dialog
      title={words.title}
      tone="danger"
      role="alertdialog"
      isOpen={snapshot.hasTag('dialogOpen')}
      onOpenChange={(isOpen) => {
        if (!isOpen) actor.send(cancel);
      }}
      isCloseDisabled={isBusy}
    >
      <p>{words.text}</p>
      {removalProblem === null ? null : (
        <Notice
          tone="error"
          live
          title={removalProblem.message ?? community.problems[removalProblem.key]}
        />
      )}
      <DialogActions>
        <Button isDisabled={isBusy} onPress={() => actor.send(cancel)}>
          {words.keep}
        </Button>
        <Button
          variant="danger"
          isPending={isBusy}
          onPress={() => actor.send({ type: 'removal.confirmed' })}
        >
          {isBusy ? words.busy : words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
