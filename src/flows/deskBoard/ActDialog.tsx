// The dialog of an act: what will happen, and the words that go with it.
import type { KeyboardEvent } from 'react';
import { deskBoard } from '#content/deskBoard.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf } from '#flows/shared/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextField.tsx';
import type { DeskBoardProps } from './props.ts';

const words = deskBoard.dialog;

/** The longest note, as the database counts; a reason is shorter. */
const longest = { note: 4000, hide: 1000 };

/** It stays open while the database decides, and says why not. */
export function ActDialog({ actor, snapshot }: DeskBoardProps) {
  const { act, note, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const { title, text, field } = deskBoard.acts[act?.kind ?? 'show'];
  const cancel = () => actor.send({ type: 'act.cancelled' });
  const confirm = () => actor.send({ type: 'act.confirmed' });
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
        <p>{fillIn(text, { about: act?.about ?? '' })}</p>
        {field === '' ? null : (
          <TextArea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's one task is to write this
            autoFocus
            label={field}
            value={note}
            isReadOnly={isBusy}
            onKeyDown={onKeyDown}
            onChange={(changed) => actor.send({ type: 'note.edited', text: changed })}
            count={countOf(note, act?.kind === 'hide' ? longest.hide : longest.note)}
            error={problem?.key === 'noteMissing' ? words.wordsMissing : undefined}
          />
        )}
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
