// The dialogs of My requests: withdraw, reply, edit a returned request, discard it.
import { requests } from '#content/requests.ts';
import { replyLimit } from '#content/limits.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf } from '#flows/shared/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import type { MyRequestsRef, MyRequestsSnapshot } from './MyRequests.tsx';
import { sentenceOf } from './words.ts';

const mending = onDemand(() => import('./Mending.tsx'));

type DeedProps = { actor: MyRequestsRef; snapshot: MyRequestsSnapshot };

const cancel = { type: 'deed.cancelled' } as const;

/** The problem of an action, inside its dialog. */
function Problem({ snapshot }: Pick<DeedProps, 'snapshot'>) {
  const { problem } = snapshot.context;
  return problem === null || /^reply(Missing|TooLong)$/.test(problem.key) ? null : (
    <Notice tone="error" live title={sentenceOf(problem)} />
  );
}

const chosenRequest = ({ context: { requests: all, chosen } }: MyRequestsSnapshot) =>
  all.find(({ id }) => id === chosen);
const chosenEntry = ({ context: { entries, chosen } }: MyRequestsSnapshot) =>
  entries.find(({ id }) => id === chosen);

/** One open state of the region, its dialog closable while nothing is being sent. */
const dialogProps = ({ actor, snapshot }: DeedProps, states: readonly string[]) => ({
  isOpen: states.some((deed) =>
    snapshot.matches({ deed } as Parameters<typeof snapshot.matches>[0]),
  ),
  onOpenChange: (isOpen: boolean) => {
    if (!isOpen) actor.send(cancel);
  },
  isCloseDisabled: snapshot.hasTag('busy'),
});

function Withdraw(props: DeedProps) {
  const { actor, snapshot } = props;
  const { title, text, quota, keep, confirm, busy } = requests.withdraw;
  const request = chosenRequest(snapshot);
  const isBusy = snapshot.matches({ deed: 'withdrawing' });
  return (
    <Dialog
      {...dialogProps(props, ['confirmingWithdrawal', 'withdrawing'])}
      title={title}
      tone="danger"
      role="alertdialog"
    >
      <p>{fillIn(text, { subject: request?.subject ?? '' })}</p>
      {request?.kind === 'asynq' && request.status === 'submitted' ? <p>{quota}</p> : null}
      <Problem snapshot={snapshot} />
      <DialogActions>
        <Button isDisabled={isBusy} onPress={() => actor.send(cancel)}>
          {keep}
        </Button>
        <Button
          variant="danger"
          isPending={isBusy}
          onPress={() => actor.send({ type: 'withdrawal.confirmed' })}
        >
          {isBusy ? busy : confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Reply(props: DeedProps) {
  const { actor, snapshot } = props;
  const { title, field, asked, submit, busy } = requests.reply;
  const { reply, problem } = snapshot.context;
  const note = chosenRequest(snapshot)?.history.findLast(
    ({ actor: who }) => who === 'advisor',
  )?.note;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.matches({ deed: 'sendingReply' });
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
        <Problem snapshot={snapshot} />
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

function Mend(props: DeedProps) {
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

function Discard(props: DeedProps) {
  const { actor, snapshot } = props;
  const { discardTitle, discardText, dismissText, keep, discardConfirm, discarding } =
    requests.outbox;
  const entry = chosenEntry(snapshot);
  const isBusy = snapshot.matches({ deed: 'discarding' });
  return (
    <Dialog
      {...dialogProps(props, ['confirmingDiscard', 'discarding'])}
      title={discardTitle}
      tone="danger"
      role="alertdialog"
    >
      <p>
        {entry?.isStored ? dismissText : fillIn(discardText, { subject: entry?.subject ?? '' })}
      </p>
      <Problem snapshot={snapshot} />
      <DialogActions>
        <Button isDisabled={isBusy} onPress={() => actor.send(cancel)}>
          {keep}
        </Button>
        <Button
          variant="danger"
          isPending={isBusy}
          onPress={() => actor.send({ type: 'discard.confirmed' })}
        >
          {isBusy ? discarding : discardConfirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** All four; one of them at most is open. */
export function Deeds(props: DeedProps) {
  return (
    <>
      <Withdraw {...props} />
      <Reply {...props} />
      <Mend {...props} />
      <Discard {...props} />
    </>
  );
}
