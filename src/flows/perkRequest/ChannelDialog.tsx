// 'Join': the dialog to request a channel, and the result.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import { community } from '#content/community.ts';
import { RequestFoot } from '#flows/request/RequestFoot.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';

const words = community.channels.dialog;
const close = { type: 'dialog.closed' } as const;

export type ChannelDialogProps = {
  actor: ActorRefFrom<typeof perkRequestMachine>;
  snapshot: SnapshotFrom<typeof perkRequestMachine>;
};

/** The dialog of `perkRequest`, where it is about a channel. */
export function ChannelDialog({ actor, snapshot }: ChannelDialogProps) {
  const { perk, asked, problem } = snapshot.context;
  const ending = asked[perk?.name ?? ''];
  const isBusy = snapshot.hasTag('busy');
  // A request that is being sent is in the outbox already, and counts as an earlier request.
  const asks = isBusy || snapshot.hasTag('editable');
  return (
    <Dialog
      title={fillIn(words.title, { name: perk?.name ?? '' })}
      isOpen={snapshot.hasTag('dialogOpen')}
      onOpenChange={(isOpen) => {
        if (!isOpen) actor.send(close);
      }}
      isCloseDisabled={isBusy}
    >
      <Stack $gap="oneHalf">
        {asks || ending === undefined ? (
          <>
            <p>{words.text}</p>
            <RequestFoot
              words={words}
              problem={problem}
              isBusy={isBusy}
              onCancel={() => actor.send(close)}
              onSubmit={() => actor.send({ type: 'perk.requested' })}
            />
          </>
        ) : (
          <>
            <Notice tone="success" live title={words.results[ending].title}>
              {words.results[ending].text}
            </Notice>
            <DialogActions>
              <LinkButton href={words.requests.href}>{words.requests.name}</LinkButton>
              <Button variant="primary" onPress={() => actor.send(close)}>
                {words.close}
              </Button>
            </DialogActions>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
