// The dialogs of My requests: withdraw, reply, edit a returned request, discard it.
import { requests } from '#content/requests.ts';
import { replyLimit } from '#content/limits.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf } from '#flows/shared/limits.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import type { MyRequestsRef, MyRequestsSnapshot } from './props.ts';
import { sentenceOf, withdrawalOf } from './words.ts';

const mending = onDemand(() => import('./Mending.tsx'));

type ActionProps = { actor: MyRequestsRef; snapshot: MyRequestsSnapshot };

const cancel = { type: 'action.cancelled' } as const;

/** The problem of an action, inside its dialog. */
function problemOf({ context: { problem } }: MyRequestsSnapshot): string | null {
  const isOfField = problem === null || /^reply(Missing|TooLong)$/.test(problem.key);
  return isOfField ? null : sentenceOf(problem);
}

const chosenRequest = ({ context: { requests: all, chosen } }: MyRequestsSnapshot) =>
  all.find(({ id }) => id === chosen);
const chosenEntry = ({ context: { entries, chosen } }: MyRequestsSnapshot) =>
  entries.find(({ id }) => id === chosen);

/** Whether the region is in one of these states. */
const isIn = (snapshot: MyRequestsSnapshot, states: readonly string[]) =>
  states.some((action) => snapshot.matches({ action } as Parameters<typeof snapshot.matches>[0]));

/** One open state of the region, its dialog closable while nothing is being sent. */
const dialogProps = ({ actor, snapshot }: ActionProps, states: readonly string[]) => ({
  isOpen: isIn(snapshot, states),
  onOpenChange: (isOpen: boolean) => {
    if (!isOpen) actor.send(cancel);
  },
  isCloseDisabled: snapshot.hasTag('busy'),
});

function Withdraw({ actor, snapshot }: ActionProps) {
  const request = chosenRequest(snapshot);
  const { request: general, quota } = requests.withdraw;
  const { title, text, keep, confirm, busy } =
    request === undefined ? general : withdrawalOf(request);
  const isQuestion = request?.kind === 'asynq' && request.status === 'submitted';
  return (
    <ConfirmDialog
      isOpen={isIn(snapshot, ['confirmingWithdrawal', 'withdrawing'])}
      title={title}
      text={fillIn(text, { subject: request?.subject ?? '' })}
      note={isQuestion ? quota : undefined}
      confirmLabel={confirm}
      cancelLabel={keep}
      busyLabel={busy}
      isBusy={snapshot.matches({ action: 'withdrawing' })}
      problem={problemOf(snapshot)}
      onConfirm={() => actor.send({ type: 'withdrawal.confirmed' })}
      onCancel={() => actor.send(cancel)}
    />
  );
}

function Reply(props: ActionProps) {
  const { actor, snapshot } = props;
  const { title, field, asked, submit, busy } = requests.reply;
  const { reply, problem } = snapshot.context;
  const note = chosenRequest(snapshot)?.history.findLast(
    ({ actor: who }) => who === 'advisor',
  )?.note;
  const form = useFocusOnProblem(problem);
  const trouble = problemOf(snapshot);
  const isBusy = snapshot.matches({ action: 'sendingReply' });
  return (
    <Dialog
      {...dialogProps(props, ['replying', 'sendingReply'])}
      title={title}
      isDismissable={false}
    >
      {note ? <p>{fillIn(asked, { note })}</p> : null}
      <Form ref={form} label={title} onSubmit={() => actor.send({ type: 'reply.sent' })}>
        <TextArea
          label={field}
          value={reply}
          isReadOnly={isBusy}
          onChange={(text) => actor.send({ type: 'reply.edited', text })}
          count={countOf(reply, replyLimit)}
          error={
            problem?.key === 'replyMissing' || problem?.key === 'replyTooLong'
              ? requests.problems[problem.key]
              : undefined
          }
        />
        {trouble === null ? null : <Notice tone="error" live title={trouble} />}
        <DraftNotice draft={snapshot.children.mendingDraft} />
        <DialogActions>
          <Button isDisabled={isBusy} onPress={() => actor.send(cancel)}>
            {requests.reply.cancel}
          </Button>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {isBusy ? busy : submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Mend(props: ActionProps) {
  const { actor, snapshot } = props;
  const entry = chosenEntry(snapshot);
  const dialog = dialogProps(props, ['mending', 'resending']);
  const { status, part } = mending.useLoadState(dialog.isOpen);
  const isHere = part !== null && entry !== undefined;
  return (
    <>
      {dialog.isOpen && status === 'unreachable' ? (
        <OutOfReach onRetry={mending.load} onGiveUp={() => actor.send(cancel)} />
      ) : null}
      <Dialog
        {...dialog}
        isOpen={dialog.isOpen && isHere}
        title={requests.outbox.mendTitle}
        isDismissable={false}
      >
        {isHere ? <part.Mending actor={actor} snapshot={snapshot} entry={entry} /> : null}
      </Dialog>
    </>
  );
}

function Discard({ actor, snapshot }: ActionProps) {
  const { discardTitle, discardText, dismissText, keep, discardConfirm, discarding } =
    requests.outbox;
  const entry = chosenEntry(snapshot);
  return (
    <ConfirmDialog
      isOpen={isIn(snapshot, ['confirmingDiscard', 'discarding'])}
      title={discardTitle}
      text={entry?.isStored ? dismissText : fillIn(discardText, { subject: entry?.subject ?? '' })}
      confirmLabel={discardConfirm}
      cancelLabel={keep}
      busyLabel={discarding}
      isBusy={snapshot.matches({ action: 'discarding' })}
      problem={problemOf(snapshot)}
      onConfirm={() => actor.send({ type: 'discard.confirmed' })}
      onCancel={() => actor.send(cancel)}
    />
  );
}

/** All four; one of them at most is open. */
export function ActionDialogs(props: ActionProps) {
  return (
    <>
      <Withdraw {...props} />
      <Reply {...props} />
      <Mend {...props} />
      <Discard {...props} />
    </>
  );
}
