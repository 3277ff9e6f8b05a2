// One tab of /auth: address, password, the problem, and the link to the other tab.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { auth } from '#content/auth.ts';
import { Documents } from '#flows/shared/Documents.tsx';
import { TriesPause } from '#flows/triesPause/TriesPause.tsx';
import type { AuthProblem, AuthTab } from '#machines/authForm.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { EmailField } from '#ui/TextField.tsx';
import { tokens } from '#ui/tokens.ts';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import type { AuthFormRef } from './props.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.oneHalf};
  margin-block-start: calc(-1 * ${tokens.space.half});
  color: ${tokens.color.muted};
  font-size: ${tokens.type.small};
`;

const Switch = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.half};
`;

/** A well-formed submission: would the form accept one now? */
const sample = { type: 'credentials.submitted', email: 'name@example.com', password: ' ' } as const;

/** The problems that belong to a field, by the field. */
const fieldProblem = (problem: AuthProblem | null, field: 'email' | 'password') =>
  problem?.key.startsWith(field) === true ? auth.problems[problem.key] : undefined;

const isOfService = (key: AuthProblem['key']): key is keyof typeof auth.problemHints =>
  key in auth.problemHints;

/** The service's refusal, or that it did not answer; and that the input is kept. */
function Refusal({ problem }: { problem: AuthProblem | null }) {
  if (problem === null || !isOfService(problem.key)) return null;
  return (
    <Notice tone="error" live title={problem.message ?? auth.problems[problem.key]}>
      {auth.problemHints[problem.key]}
    </Notice>
  );
}

/** The form of one tab. The address is kept from tab to tab; the password is not. */
export function CredentialsForm({ tab, actor }: { tab: AuthTab; actor: AuthFormRef }) {
  const snapshot = useSelector(actor, (current) => current);
  const { email, problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isSignUp = tab === 'signup';
  const words = isSignUp ? auth.signUp : auth.signIn;
  const other: AuthTab = isSignUp ? 'signin' : 'signup';
  const isBusy = snapshot.hasTag('busy');
  // A pending button keeps the focus, a disabled one loses it.
  const isHeld = isBusy || snapshot.hasTag('paused');

  return (
    <Form
      ref={form}
      label={words.title}
      onSubmit={(data) =>
        actor.send({
          type: 'credentials.submitted',
          email: String(data.get('email') ?? ''),
          password: String(data.get('password') ?? ''),
        })
      }
    >
      <Heading look={2} tabIndex={-1}>
        {words.title}
      </Heading>
      <EmailField
        label={words.email}
        value={email}
        onChange={(value) => actor.send({ type: 'email.edited', email: value })}
        isReadOnly={isBusy}
        isRequired
        error={fieldProblem(problem, 'email')}
      />
      <div onInput={() => actor.send({ type: 'password.edited' })}>
        <PasswordField
          name="password"
          label={words.password}
          hint={isSignUp ? auth.signUp.passwordHint : undefined}
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          revealLabel={auth.password.reveal}
          isReadOnly={isBusy}
          isRequired
          error={fieldProblem(problem, 'password')}
        />
      </div>
      {isSignUp ? (
        <>
          <Muted>{auth.signUp.agreement}</Muted>
          <Documents />
        </>
      ) : null}
      <Refusal problem={problem} />
      <TriesPause pause={snapshot.children.triesPause} />
      <Button
        type="submit"
        variant="primary"
        wide
        isPending={isHeld}
        isDisabled={!isHeld && !snapshot.can(sample)}
      >
        {isBusy ? words.submitting : words.submit}
      </Button>
      <Foot>
        <Switch>
          {words.switchText}
          <Button
            variant="quiet"
            size="small"
            isDisabled={!snapshot.can({ type: 'tab.chosen', tab: other })}
            onPress={() => actor.send({ type: 'tab.chosen', tab: other })}
          >
            {words.switchLink}
          </Button>
        </Switch>
        {isSignUp ? null : (
          <TextLink tone="quiet" href={auth.signIn.forgot.href}>
            {auth.signIn.forgot.name}
          </TextLink>
        )}
      </Foot>
    </Form>
  );
}
