// How the dialog of a request ends: what went wrong, and its two buttons.
import { requests } from '#content/requests.ts';
import { Button } from '#ui/Button.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

export type RequestFootProps = {
  /** `incomplete` where the form can be. */
  words: { cancel: string; submit: string; submitting: string; incomplete?: string };
  problem: { key: keyof typeof requests.problems | 'incomplete'; message?: string } | null;
  isBusy: boolean;
  onCancel: () => void;
  /** Without it the button submits the form around it. */
  onSubmit?: () => void;
};

/** The foot of a request's dialog; while the request is on its way neither button can be pressed. */
export function RequestFoot({ words, problem, isBusy, onCancel, onSubmit }: RequestFootProps) {
  return (
    <>
      {problem === null ? null : (
        <Notice
          tone="error"
          live
          title={
            problem.key === 'incomplete'
              ? (words.incomplete ?? '')
              : (problem.message ?? requests.problems[problem.key])
          }
        />
      )}
      <DialogActions>
        <Button isDisabled={isBusy} onPress={onCancel}>
          {words.cancel}
        </Button>
        <Button
          variant="primary"
          isPending={isBusy}
          {...(onSubmit === undefined ? { type: 'submit' } : { onPress: onSubmit })}
        >
          {isBusy ? words.submitting : words.submit}
        </Button>
      </DialogActions>
    </>
  );
}
