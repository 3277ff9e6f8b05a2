// Step 5: an account for all this, or the terms alone when a user is signed in.
import { onboarding } from '#content/onboarding.ts';
import { auth } from '#content/auth.ts';
import { site } from '#content/site.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { Documents } from '#flows/shared/Documents.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { TriesPause } from '#flows/triesPause/TriesPause.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Form } from '#ui/Form.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { StepFrame } from '#ui/StepFrame.tsx';
import { EmailField } from '#ui/TextField.tsx';
import { tokens } from '#ui/tokens.ts';
import type { StepProps } from './steps.ts';

const words = onboarding.account;

/** The problem, and that the input is not lost. */
function Refusal({ snapshot }: Pick<StepProps, 'snapshot'>) {
  const { problem } = snapshot.context;
  if (problem === null) return null;
  return problem.message === undefined ? (
    <Notice tone="error" live>
      {words.unreachable}
    </Notice>
  ) : (
    <Notice tone="error" live title={problem.message}>
      {words.failedHint}
    </Notice>
  );
}

/** Address and password of the account to be. */
function Credentials({ actor, snapshot }: StepProps) {
  return (
    <>
      <EmailField
        label={words.email}
        value={snapshot.context.email}
        onChange={(email) => actor.send({ type: 'email.edited', email })}
        isReadOnly={snapshot.hasTag('busy')}
        isRequired
      />
      <PasswordField
        name="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        revealLabel={auth.password.reveal}
        isReadOnly={snapshot.hasTag('busy')}
        isRequired
        onFilledChange={(isFilled) =>
          actor.send({ type: isFilled ? 'password.filled' : 'password.emptied' })
        }
      />
    </>
  );
}

/** The step's form. */
function AccountForm({ actor, snapshot }: StepProps) {
  const { accepted, memberEmail, purpose } = snapshot.context;
  // Finished is final: the button stays as it is until the dashboard has arrived.
  const isBusy = snapshot.hasTag('busy') || snapshot.status === 'done';
  // A failure makes the machine check who is signed in: a pending button keeps the focus, a disabled one loses it.
  const isHeld = !snapshot.hasTag('editable');
  const isPending = isHeld || snapshot.hasTag('paused');
  const button = purpose === 'edit' ? onboarding.edit : words;
  return (
    <Form
      label={words.stepTitle}
      onSubmit={(data) =>
        actor.send({ type: 'stack.started', password: String(data.get('password') ?? '') })
      }
    >
      {memberEmail === null ? <Credentials actor={actor} snapshot={snapshot} /> : null}
      <Checkbox
        isSelected={accepted}
        isReadOnly={isHeld}
        onChange={(isAccepted) => actor.send({ type: 'terms.toggled', accepted: isAccepted })}
      >
        {words.terms}
      </Checkbox>
      <Documents />
      <DraftNotice draft={snapshot.children.draft} />
      <Refusal snapshot={snapshot} />
      <TriesPause pause={snapshot.children.triesPause} />
      <Button
        type="submit"
        variant="primary"
        wide
        isPending={isPending}
        isDisabled={!isPending && !snapshot.can({ type: 'stack.started', password: '' })}
      >
        {isBusy ? button.submitting : button.button}
      </Button>
    </Form>
  );
}

/** The step. */
export function Account({ actor, snapshot }: StepProps) {
  const { email, memberEmail } = snapshot.context;
  if (snapshot.hasTag('confirming')) {
    const { title, text, action } = onboarding.confirmEmail;
    return (
      <StepFrame narrow title={title}>
        <Stack $gap="oneHalf" $align="start">
          <Notice tone="success" live>
            {fillIn(text, { email })}
          </Notice>
          <LinkButton
            href={action.href}
            onClick={(event) => {
              // The router has taken it; a press for another tab leaves this one as it is.
              if (event.defaultPrevented) actor.send({ type: 'signIn.followed' });
            }}
          >
            {action.name}
          </LinkButton>
        </Stack>
      </StepFrame>
    );
  }
  const isKnown =
    memberEmail !== null ||
    snapshot.hasTag('editable') ||
    snapshot.hasTag('busy') ||
    snapshot.status === 'done';
  if (!isKnown) {
    return (
      <StepFrame narrow title={words.title}>
        <SkeletonGroup label={site.loading}>
          <Skeleton height={tokens.size.field} />
          <Skeleton height={tokens.size.field} />
        </SkeletonGroup>
      </StepFrame>
    );
  }
  // One tree for both: if the account is created while its profile is saved, the button keeps the focus.
  const isMember = memberEmail !== null;
  return (
    <StepFrame
      narrow
      title={isMember ? words.signedInTitle : words.title}
      hint={isMember ? words.signedInHint : words.hint}
    >
      {isMember ? <Notice>{fillIn(words.signedInAs, { email: memberEmail })}</Notice> : null}
      <AccountForm actor={actor} snapshot={snapshot} />
    </StepFrame>
  );
}
