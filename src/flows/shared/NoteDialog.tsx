// The dialog in which the advisor writes what goes with a step: the words, why they were refused, and the two buttons.
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { countOf } from './limits.ts';

export type NoteDialogProps = {
  title: string;
  isOpen: boolean;
  /** The database decides: nothing can be changed, and the dialog stays open. */
  isBusy: boolean;
  words: { cancel: string; confirm: string; busy: string };
  /** What is written; null where nothing is. */
  note: {
    label: string;
    text: string;
    /** In characters, as the database counts. */
    longest: number;
    error: string | undefined;
    onChange: (text: string) => void;
  } | null;
  /** What is wrong, another object each time: a refused field gets the focus. */
  problem: object | null;
  /** Why the step was refused; null where it was not. */
  refusal: string | null;
  /** Between the note and the refusal. */
  below?: ReactNode;
  /** Above the note. */
  children: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
};

/** The dialog; Control and Enter within the note confirm it. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, isOpen, isBusy, words, note, refusal, below, children } = props;
  const { onCancel, onConfirm } = props;
  const form = useFocusOnProblem(props.problem);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onCancel();
      }}
      isDismissable={false}
      isCloseDisabled={isBusy}
    >
      <Form ref={form} label={title} onSubmit={onConfirm}>
        {children}
        {note === null ? null : (
          <TextArea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's one task is to write this
            autoFocus
            label={note.label}
            value={note.text}
            isReadOnly={isBusy}
            onKeyDown={onKeyDown}
            onChange={note.onChange}
            count={countOf(note.text, note.longest)}
            error={note.error}
          />
        )}
        {below}
        {refusal === null ? null : <Notice tone="error" live title={refusal} />}
        <DialogActions>
          <Button isDisabled={isBusy} onPress={onCancel}>
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
