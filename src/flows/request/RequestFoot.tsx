// How the dialog of a request ends: what went wrong, and its two buttons.
import { requests } from '#content/requests.ts';
import { refusedField } from '#flows/shared/limits.ts';
import { Button } from '#ui/Button.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

export type RequestFootProps = {
  /** `incomplete` where the form can be. */
  words: { cancel: string; submit: string; submitting: string; incomplete?: string };
  problem: {
    key: keyof typeof requests.problems | 'incomplete' | 'tooLong';
    message?: string;
  } | null;
  /** The label of the field that a refusal names. */
  refused?: string | undefined;
  isBusy: boolean;
  onCancel: () => void;
  /** Without it the button submits the form around it. */
  onSubmit?: () => void;
};

/** A problem in words: it names the field that it is about, where that is one of the form. */
function sentenceOf({
  words,
  problem,
  refused,
}: Pick<RequestFootProps, 'words' | 'refused'> & {
  problem: NonNullable<RequestFootProps['problem']>;
}) {
  if (problem.key === 'incomplete') return words.incomplete ?? '';
  if (problem.key === 'tooLong') return requests.tooLong;
  if (refused !== undefined) return refusedField(refused);
  return problem.message ?? requests.problems[problem.key];
}

/** The foot of a request's dialog; while the request is on its way neither button can be pressed. */
export function RequestFoot(props: RequestFootProps) {
  const { words, problem, isBusy, onCancel, onSubmit } = props;
  return (
    <>
      {problem === null ? null : (
        <Notice tone="error" live title={sentenceOf({ ...props, problem })} />
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
