// A new password, with the present one. Both fields take a paste and a password manager.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { auth } from '#content/auth.ts';
import { changePassword as words } from '#content/changePassword.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { TriesPause } from '#flows/triesPause/TriesPause.tsx';
import type {
  ChangePasswordProblem,
  changePasswordMachine,
} from '#machines/changePassword.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { UserName } from '#ui/UserName.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';

type Props = {
  actor: ActorRefFrom<typeof changePasswordMachine>;
  /** The member's address, for their password manager. */
  email: string;
};

const sentence = (
  problem: ChangePasswordProblem | null,
  ...keys: ChangePasswordProblem['key'][]
) => (problem !== null && keys.includes(problem.key) ? words.problems[problem.key] : undefined);

function Fields({ actor, email }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const { problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  return (
    <Form
      ref={form}
      label={words.open}
      onSubmit={(data) =>
        actor.send({
          type: 'passwords.submitted',
          present: String(data.get('present') ?? ''),
          password: String(data.get('password') ?? ''),
        })
      }
    >
      <UserName email={email} />
      <Stack $gap="oneHalf" onInput={() => actor.send({ type: 'passwords.edited' })}>
        <PasswordField
          name="present"
          label={words.present}
          autoComplete="current-password"
          revealLabel={auth.password.reveal}
          isReadOnly={isBusy}
          isRequired
          error={sentence(problem, 'presentMissing', 'wrong')}
        />
        <PasswordField
          name="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          revealLabel={auth.password.reveal}
          isReadOnly={isBusy}
          isRequired
          error={sentence(problem, 'passwordMissing', 'passwordTooShort', 'same')}
        />
      </Stack>
      {problem?.key === 'failed' ? (
        <Notice tone="error" live title={problem.message ?? words.problems.failed}>
          {words.failedHint}
        </Notice>
      ) : null}
      <TriesPause pause={snapshot.children.triesPause} />
      <Row $gap="half">
        <Button type="submit" variant="primary" isPending={isBusy || snapshot.hasTag('paused')}>
          {isBusy ? words.submitting : words.submit}
        </Button>
        <Button
          variant="quiet"
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'form.closed' })}
        >
          {words.close}
        </Button>
      </Row>
      <Row>
        <TextLink tone="quiet" href={words.forgot.href}>
          {words.forgot.name}
        </TextLink>
      </Row>
    </Form>
  );
}

/** The view of `changePassword`. */
export function ChangePassword(props: Props) {
  const { actor } = props;
  const snapshot = useSelector(actor, (current) => current);
  const isOpen = snapshot.hasTag('formOpen');
  const part = isOpen ? 'form' : statePath(snapshot.value);
  // The button that opened the form is gone with it: the first field gets the focus, and the heading afterwards.
  const box = useLostFocus<HTMLDivElement>(part, isOpen ? 'input[type=password]' : undefined);
  return (
    <div ref={box} data-flow="changePassword" data-state={statePath(snapshot.value)}>
      <Stack $gap="one">
        <Heading level={3} tabIndex={-1}>
          {words.title}
        </Heading>
        {isOpen ? (
          <Fields {...props} />
        ) : (
          <>
            {snapshot.hasTag('saved') ? (
              <Notice tone="success" live title={words.saved.title}>
                {words.saved.text}
              </Notice>
            ) : (
              <Muted>{words.text}</Muted>
            )}
            <Row>
              <Button size="small" onPress={() => actor.send({ type: 'form.opened' })}>
                {words.open}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </div>
  );
}
