// Asks the user to confirm what cannot be undone: a title, a sentence, one button that cancels and one that confirms.
import { useId } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogActions, type DialogProps } from './Dialog.tsx';
import { Notice } from './Notice.tsx';

export type ConfirmDialogProps = Pick<DialogProps, 'isOpen' | 'title' | 'tone'> & {
  /** What will happen. */
  text: string;
  /** What happens besides, in a paragraph of its own. */
  note?: string | undefined;
  /** Says what the press does: 'Delete post'. */
  confirmLabel: string;
  /** Says what stays: 'Keep it'. */
  cancelLabel: string;
  /** In the place of `confirmLabel` while it is being done. */
  busyLabel: string;
  /** It is being done: the dialog can be neither left nor confirmed again. */
  isBusy: boolean;
  /** Why it could not be done, announced at once; null where nothing went wrong. */
  problem: string | null;
  onConfirm: () => void;
  /** The button that cancels was pressed, or the dialog was left by Escape, its close button or a press outside. */
  onCancel: () => void;
};

/** A modal dialog with two answers. It holds no state: what is open, busy or failed is in the machine of the flow. */
export function ConfirmDialog({
  isOpen,
  title,
  tone = 'danger',
  text,
  note,
  confirmLabel,
  cancelLabel,
  busyLabel,
  isBusy,
  problem,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      title={title}
      tone={tone}
      role="alertdialog"
      aria-describedby={note === undefined ? id : `${id} ${id}note`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      isCloseDisabled={isBusy}
    >
      <p id={id}>{text}</p>
      {note === undefined ? null : <p id={`${id}note`}>{note}</p>}
      {problem === null ? null : <Notice tone="error" live title={problem} />}
      <DialogActions>
        <Button isDisabled={isBusy} onPress={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          isPending={isBusy}
          onPress={onConfirm}
        >
          {isBusy ? busyLabel : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
