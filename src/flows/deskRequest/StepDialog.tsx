// The dialog of a step: its words, and the slot where there is a choice.
import type { KeyboardEvent } from 'react';
import { desk } from '#content/desk.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf } from '#flows/shared/limits.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextField.tsx';
import type { DeskRequestProps } from './props.ts';

const words = desk.request.dialog;

/** As the database counts. */
const longest = 4000;

/** In the place of the slot that was asked for. */
const asked = 'asked';

function Slots({ actor, snapshot, record }: DeskRequestProps) {
  const { request, offeredSlots, wantedSlot } = record;
  const { command, slot } = snapshot.context;
  if (command === 'agreeMove' || command === 'refuseMove')
    return wantedSlot === null ? null : (
      <p>{fillIn(words.wanted, { slot: slotWords(wantedSlot) })}</p>
    );
  if (command !== 'schedule' || request.slot === null) return null;
  if (offeredSlots.length === 0) return <p>{slotWords(request.slot)}</p>;
  return (
    <NativeSelect
      label={words.slot}
      placeholder={words.slot}
      options={[
        { id: asked, label: slotWords(request.slot) },
        ...offeredSlots.map((id) => ({ id, label: slotWords(id) })),
      ]}
      value={slot ?? asked}
      isDisabled={snapshot.hasTag('busy')}
      onChange={(id) => actor.send({ type: 'slot.chosen', slot: id === asked ? null : id })}
    />
  );
}

/** The dialog; it stays open while the database decides, and says why not. */
export function StepDialog(props: DeskRequestProps) {
  const { actor, snapshot } = props;
  const { command, note, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const cancel = () => actor.send({ type: 'command.cancelled' });
  const confirm = () => actor.send({ type: 'command.confirmed' });
  const { title, field } = desk.request.commands[command ?? 'note'];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    confirm();
  };
  return (
    <Dialog
      title={title}
      isOpen={snapshot.hasTag('dialogOpen')}
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel();
      }}
      isDismissable={false}
      isCloseDisabled={isBusy}
    >
      <Form label={title} onSubmit={confirm}>
        <Slots {...props} />
        {snapshot.can({ type: 'note.edited', text: '' }) || (isBusy && command !== 'review') ? (
          <TextArea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's one task is to write this
            autoFocus
            label={field}
            value={note}
            isReadOnly={isBusy}
            onKeyDown={onKeyDown}
            onChange={(text) => actor.send({ type: 'note.edited', text })}
            count={countOf(note, longest)}
            error={problem?.key === 'noteMissing' ? words.noteMissing : undefined}
          />
        ) : null}
        <DraftNotice draft={snapshot.children.draft} />
        {problem?.key === 'refused' ? (
          <Notice tone="error" live title={problem.message || words.failed} />
        ) : null}
        <DialogActions>
          <Button isDisabled={isBusy} onPress={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {isBusy ? words.busy : words.confirm}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
