// The dialog of 'What Are You Looking For?': five intentions, and a button that is disabled until one is chosen.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { intentDialogMachine } from '#machines/intentDialog.machine.ts';
import { home } from '#content/home.ts';
import { Button } from '#ui/Button.tsx';
import { RadioCards } from '#ui/ChoiceCards.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Stack.tsx';

const words = home.intent;
const confirm = { type: 'intent.confirmed' } as const;

export type IntentChoicesProps = {
  actor: ActorRefFrom<typeof intentDialogMachine>;
  snapshot: SnapshotFrom<typeof intentDialogMachine>;
};

/** The dialog. */
export function IntentChoices({ actor, snapshot }: IntentChoicesProps) {
  return (
    <Dialog
      title={words.title}
      isOpen={snapshot.hasTag('dialogOpen')}
      closeLabel={words.close}
      onOpenChange={(isOpen) => {
        if (!isOpen) actor.send({ type: 'dialog.closed' });
      }}
    >
      <Stack $gap="oneHalf">
        <RadioCards
          label={words.label}
          hideLabel
          layout="list"
          columns={1}
          options={words.choices}
          value={snapshot.context.intent?.id ?? null}
          onChange={(id) => {
            const choice = words.choices.find((one) => one.id === id);
            if (choice) actor.send({ type: 'intent.chosen', id, to: choice.href });
          }}
        />
        <DialogActions>
          <Button
            variant="primary"
            iconAfter="arrow"
            isDisabled={!snapshot.can(confirm)}
            onPress={() => actor.send(confirm)}
          >
            {words.continue}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
