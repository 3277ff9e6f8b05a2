// A new password after a recovery link, and nothing else.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useApp, usePageActor } from '#boot/app.tsx';
import { auth } from '#content/auth.ts';
import { newPassword } from '#content/newPassword.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { TriesPause } from '#flows/triesPause/TriesPause.tsx';
import type { NewPasswordProblem, newPasswordMachine } from '#machines/newPassword.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { Stack } from '#ui/Stack.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';

export type NewPasswordRef = ActorRefFrom<typeof newPasswordMachine>;

const words = newPassword;

const sentence = (problem: NewPasswordProblem | null, ...keys: NewPasswordProblem['key'][]) =>
  problem !== null && keys.includes(problem.key) ? words.problems[problem.key] : undefined;

/** The view of `newPassword`. */
export function NewPassword({ actor }: { actor: NewPasswordRef }) {
  const { session } = useApp();
  const snapshot = useSelector(actor, (current) => current);
  const mayLeave = usePageActor(session, (current) => current.can({ type: 'recovery.abandoned' }));
  const { problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  // After saving, the button stays pending until the session redirects the user.
  const isBusy = !snapshot.hasTag('editable');

  return (
    <div data-flow="newPassword" data-state={statePath(snapshot.value)}>
      <Form
        ref={form}
        label={words.title}
        onSubmit={(data) =>
          actor.send({
            type: 'password.submitted',
            password: String(data.get('password') ?? ''),
            repeated: String(data.get('repeated') ?? ''),
          })
        }
      >
        <Stack $gap="oneHalf" onInput={() => actor.send({ type: 'password.edited' })}>
          <PasswordField
            name="password"
            label={words.password}
            hint={words.passwordHint}
            autoComplete="new-password"
            revealLabel={auth.password.reveal}
            isReadOnly={isBusy}
            isRequired
            error={sentence(problem, 'passwordMissing', 'passwordTooShort')}
          />
          <PasswordField
            name="repeated"
            label={words.repeated}
            autoComplete="new-password"
            revealLabel={auth.password.reveal}
            isReadOnly={isBusy}
            isRequired
            error={sentence(problem, 'passwordsDiffer')}
          />
        </Stack>
        {problem?.key === 'failed' ? (
          <Notice tone="error" live title={problem.message ?? words.problems.failed}>
            {words.failedHint}
          </Notice>
        ) : null}
        <TriesPause pause={snapshot.children.triesPause} />
        <Button
          type="submit"
          variant="primary"
          wide
          isPending={isBusy || snapshot.hasTag('paused')}
        >
          {isBusy ? words.submitting : words.submit}
        </Button>
        <Button
          variant="quiet"
          isDisabled={isBusy || !mayLeave}
          onPress={() => session.send({ type: 'recovery.abandoned' })}
        >
          {words.abandon}
        </Button>
      </Form>
    </div>
  );
}
