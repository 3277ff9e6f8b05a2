// The dialog that asks for the password once more. A password manager fills it in, and a password can be pasted.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { auth } from '#content/auth.ts';
import { passwordAgain as words } from '#content/passwordAgain.ts';
import { lastSnapshotOf } from '#flows/shared/lastSnapshot.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { TriesPause } from '#flows/triesPause/TriesPause.tsx';
import type { passwordAgainMachine } from '#machines/passwordAgain.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { UserName } from '#ui/UserName.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';

type Actor = ActorRefFrom<typeof passwordAgainMachine>;

export type PasswordAgainProps = {
  /** As long as it is asked. */
  again: Actor | undefined;
  /** The member's address, for their password manager. */
  email: string;
};

function Fields({ actor, email }: { actor: Actor; email: string }) {
  const snapshot = useSelector(lastSnapshotOf(actor), (current) => current);
  const { problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  const inField = problem !== null && problem.key !== 'failed' ? words.problems[problem.key] : null;
  return (
    <Form
      ref={form}
      label={words.title}
      onSubmit={(data) =>
        actor.send({ type: 'password.submitted', password: String(data.get('password') ?? '') })
      }
    >
      <p>{words.text}</p>
      <UserName email={email} />
      <div onInput={() => actor.send({ type: 'password.edited' })}>
        <PasswordField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's one task is to enter it
          autoFocus
          name="password"
          label={words.password}
          autoComplete="current-password"
          revealLabel={auth.password.reveal}
          isReadOnly={isBusy}
          isRequired
          error={inField ?? undefined}
        />
      </div>
      {problem?.key === 'failed' ? (
        <Notice tone="error" live title={problem.message ?? words.problems.failed}>
          {words.failedHint}
        </Notice>
      ) : null}
      <TriesPause pause={snapshot.children.triesPause} />
      <DialogActions>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'proof.declined' })}>
          {words.decline}
        </Button>
        <Button type="submit" variant="primary" isPending={isBusy || snapshot.hasTag('paused')}>
          {isBusy ? words.submitting : words.submit}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** The view of `passwordAgain`: its dialog is open as long as the flow that needs the proof waits for it. */
export function PasswordAgain({ again, email }: PasswordAgainProps) {
  const snapshot = useSelector(
    again === undefined ? undefined : lastSnapshotOf(again),
    // Where its parent alone is tested, a stand-in without states has its place.
    (current) => (current !== undefined && 'hasTag' in current ? current : null),
  );
  const isBusy = snapshot?.hasTag('busy') === true;
  return (
    <div data-flow="passwordAgain" data-state={snapshot === null ? '' : statePath(snapshot.value)}>
      <Dialog
        title={words.title}
        isOpen={snapshot?.hasTag('open') === true}
        isDismissable={false}
        isCloseDisabled={isBusy}
        onOpenChange={(isOpen) => {
          if (!isOpen) again?.send({ type: 'proof.declined' });
        }}
      >
        {again === undefined || snapshot === null ? null : <Fields actor={again} email={email} />}
      </Dialog>
    </div>
  );
}
