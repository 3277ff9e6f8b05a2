// The foot of a request's dialog: the problem, and its two buttons.
import { requestForms } from '#content/requests.forms.ts';
import { refusedField } from '#flows/shared/limits.ts';
import { Button } from '#ui/Button.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

export type RequestFootProps = {
  /** `incomplete` where the form can be. */
  words: { cancel: string; submit: string; submitting: string; incomplete?: string };
  problem: {
    key: keyof typeof requestForms.problems | 'incomplete' | 'tooLong';
    message?: string;
  } | null;
  /** The label of the field that a refusal names. */
  refused?: string | undefined;
  isBusy: boolean;
  onCancel: () => void;
  /** Without it the button submits the form around it. */
  onSubmit?: () => void;
};

/** The text of a problem: it names the field of the form that it belongs to, if there is one. */
function sentenceOf({
  words,
  problem,
  refused,
}: Pick<RequestFootProps, 'words' | 'refused'> & {
  problem: NonNullable<RequestFootProps['problem']>;
}) {
  if (problem.key === 'incomplete') return words.incomplete ?? '';
  if (problem.key === 'tooLong') return requestForms.tooLong;
  if (refused !== undefined) return refusedField(refused);
  return problem.message ?? requestForms.problems[problem.key];
}

/** The foot of a request's dialog; while the request is being sent, neither button can be pressed. */
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
