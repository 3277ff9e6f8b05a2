// A forgotten password: asks for the address, then shows that the link was sent.
import { useActorRef, useSelector } from '@xstate/react';
import { useFlow } from '#boot/useFlow.ts';
import { reset } from '#content/reset.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { TriesPause } from '#flows/triesPause/TriesPause.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { StepTransition } from '#ui/StepTransition.tsx';
import { Heading } from '#ui/Text.tsx';
import { EmailField } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';

const words = reset;
const request = { type: 'link.requested' } as const;

function Back() {
  return (
    <LinkButton wide href={words.back.href}>
      {words.back.name}
    </LinkButton>
  );
}

/** The view of `resetPassword`. */
export function ResetPassword() {
  const resetPassword = useFlow('resetPassword');
  const actor = useActorRef(resetPassword);
  const snapshot = useSelector(actor, (current) => current);
  const { email, problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  // A pending button keeps the focus, a disabled one loses it.
  const isHeld = isBusy || snapshot.hasTag('paused');
  const isSent = snapshot.status === 'done';

  return (
    <div data-flow="resetPassword" data-state={statePath(snapshot.value)}>
      <StepTransition step={isSent ? 'sent' : 'form'}>
        {isSent ? (
          <Stack $gap="oneHalf">
            <Heading tabIndex={-1}>{words.sentTitle}</Heading>
            <Notice tone="success" title={words.sentText}>
              {fillIn(words.sentDetail, { email: email.trim() })}
            </Notice>
            <Back />
          </Stack>
        ) : (
          <Form ref={form} label={words.title} onSubmit={() => actor.send(request)}>
            <EmailField
              label={words.email}
              value={email}
              onChange={(value) => actor.send({ type: 'email.edited', email: value })}
              isReadOnly={isBusy}
              isRequired
              error={
                problem === null || problem.key === 'failed'
                  ? undefined
                  : words.problems[problem.key]
              }
            />
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
              isPending={isHeld}
              isDisabled={!isHeld && !snapshot.can(request)}
            >
              {isBusy ? words.submitting : words.submit}
            </Button>
            <Back />
          </Form>
        )}
      </StepTransition>
    </div>
  );
}
