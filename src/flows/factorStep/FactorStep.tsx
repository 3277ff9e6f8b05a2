// The second step of a sign-in. A code can be pasted, and a phone or a password manager fills it in: nothing has to be remembered or
// copied by hand (WCAG 3.3.8).
import { useActorRef, useSelector } from '@xstate/react';
import { useFlow } from '#boot/useFlow.ts';
import { useApp, usePageActor } from '#boot/app.tsx';
import { factorStep as words } from '#content/factorStep.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { TriesPause } from '#flows/triesPause/TriesPause.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { TextField } from '#ui/TextField.tsx';
import { takeLostFocus, useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { useStepFocus } from '#ui/useStepFocus.ts';

/** The view of `factorStep`. */
export function FactorStep() {
  const { session } = useApp();
  const actor = useActorRef(useFlow('factorStep'));
  const snapshot = useSelector(actor, (current) => current);
  const mayLeave = usePageActor(session, (current) => current.can({ type: 'factor.abandoned' }));
  const { problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isRecovery = snapshot.hasTag('recovery');
  const box = useStepFocus<HTMLDivElement>(isRecovery ? 'recovery' : 'app');
  // After the right code, the button stays pending until the session redirects the user.
  const isBusy = !snapshot.hasTag('editable');
  const isSaidBelow = problem?.key === 'unanswered';
  const title = isRecovery ? words.recoveryTitle : words.title;

  return (
    <Stack ref={box} data-flow="factorStep" data-state={statePath(snapshot.value)}>
      <Form
        ref={form}
        label={title}
        onSubmit={(data) =>
          actor.send({ type: 'code.submitted', code: String(data.get('code') ?? '') })
        }
      >
        <Heading ref={takeLostFocus} look={2} tabIndex={-1}>
          {title}
        </Heading>
        <p>{words.text}</p>
        <Stack onInput={() => actor.send({ type: 'code.edited' })}>
          <TextField
            key={title}
            name="code"
            label={isRecovery ? words.recoveryCode : words.code}
            hint={isRecovery ? words.recoveryHint : words.codeHint}
            autoComplete="one-time-code"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            isReadOnly={isBusy}
            isRequired
            error={
              problem === null || isSaidBelow
                ? undefined
                : (problem.message ?? words.problems[problem.key])
            }
          />
        </Stack>
        {isSaidBelow ? <Notice tone="error" live title={words.problems.unanswered} /> : null}
        <TriesPause pause={snapshot.children.pauseOfApp ?? snapshot.children.pauseOfRecovery} />
        <Button
          type="submit"
          variant="primary"
          wide
          isPending={isBusy || snapshot.hasTag('paused')}
        >
          {isBusy ? words.submitting : words.submit}
        </Button>
        <Button
          isDisabled={!snapshot.can({ type: isRecovery ? 'app.chosen' : 'recovery.chosen' })}
          onPress={() => actor.send({ type: isRecovery ? 'app.chosen' : 'recovery.chosen' })}
        >
          {isRecovery ? words.toApp : words.toRecovery}
        </Button>
        {isRecovery ? <p>{words.lost}</p> : null}
      </Form>
      <Button
        variant="quiet"
        wide
        isDisabled={isBusy}
        // It keeps the focus: where the service is out of reach, the code is still asked for.
        isPending={!isBusy && !mayLeave}
        onPress={() => session.send({ type: 'factor.abandoned' })}
      >
        {words.abandon}
      </Button>
    </Stack>
  );
}
