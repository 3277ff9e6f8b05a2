// A newsletter form: an address and a button, replaced by the result.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { Letter } from '#machines/newsletterSignup.machine.ts';
import { newsletters } from '#content/newsletters.ts';
import type { ToastKey } from '#content/toasts.ts';
import { useFlow } from '#boot/useFlow.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { TriesPause } from '#flows/triesPause/TriesPause.tsx';
import { AddressField } from '#ui/AddressField.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { takeLostFocus, useFocusOnProblem } from '#ui/useFocusOnProblem.ts';

const both = { lists: ['second-curve', 'next-curve'], welcome: 'bothLettersWelcome' } as const;
const next = { lists: ['next-curve'], welcome: 'nextCurveWelcome' } as const;
const second = { lists: ['second-curve'], welcome: 'secondCurveWelcome' } as const;

/** The meaning of each form (docs/product-decisions.md, "No behaviour"). */
const meaning: Record<
  keyof typeof newsletters.boxes,
  { lists: readonly Letter[]; welcome: ToastKey }
> = {
  home: both,
  library: both,
  hub: both,
  nextCurve: next,
  nextCurveEnd: next,
  secondCurve: second,
};

const submit = { type: 'signup.submitted' } as const;

/** The result has the height of the form that it replaces, so that the page does not shift. */
const Room = styled.div`
  display: grid;
  align-content: start;
  width: 100%;
  max-width: ${tokens.size.form};
  min-height: calc(${tokens.size.field} + ${tokens.size.choice});
  ${media.tablet} {
    min-height: calc(${tokens.size.choice} + ${tokens.space.one});
  }
`;

export type SignupBoxProps = { box: keyof typeof newsletters.boxes };

/** The view of `newsletterSignup`. */
export function SignupBox({ box }: SignupBoxProps) {
  const newsletterSignup = useFlow('newsletterSignup');
  const actor = useActorRef(newsletterSignup, { input: { place: box, ...meaning[box] } });
  const snapshot = useSelector(actor, (current) => current);
  const { email, problem } = snapshot.context;
  const words = newsletters.boxes[box];
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  const isDone = snapshot.hasTag('subscribed');
  return (
    <Room
      data-flow="newsletterSignup"
      data-state={statePath(snapshot.value)}
      {...(isDone && {
        ref: takeLostFocus,
        tabIndex: -1,
        role: 'group',
        'aria-label': words.doneTitle,
      })}
    >
      {isDone ? (
        <Notice tone="success" live title={words.doneTitle}>
          {fillIn(words.doneText, { email: email.trim() })}
        </Notice>
      ) : (
        <Form ref={form} label={words.label} gap="half" onSubmit={() => actor.send(submit)}>
          <AddressField
            label={newsletters.email}
            value={email}
            onChange={(value) => actor.send({ type: 'email.edited', email: value })}
            isReadOnly={isBusy}
            error={problem?.key === 'malformed' ? newsletters.problems.malformed : undefined}
            button={
              <Button
                type="submit"
                variant="primary"
                isPending={isBusy || snapshot.hasTag('paused')}
              >
                {isBusy ? newsletters.submitting : words.submit}
              </Button>
            }
          />
          <DraftNotice draft={snapshot.children.draft} />
          <TriesPause pause={snapshot.children.triesPause} />
          {problem?.key === 'failed' ? (
            <Notice tone="error" live title={problem.message ?? newsletters.problems.failed}>
              {newsletters.failedHint}
            </Notice>
          ) : problem === null ? (
            <Muted>{newsletters.privacy}</Muted>
          ) : null}
        </Form>
      )}
    </Room>
  );
}
