// Whether an answer may be published without names: asked below it, and taken back in the same place.
import { useId } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { afterAnswer } from '#content/afterAnswer.ts';
import { useFlows } from '#boot/useFlow.ts';
import { paris } from '#flows/myRequests/words.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, MutedLines } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';

const words = afterAnswer.consent;

const Box = styled.section`
  max-width: ${tokens.size.heading};
`;

type ConsentProps = {
  id: string;
  /** Since when it is allowed. */
  givenAt: string | null;
};

/** The view of `consent`. */
export function Consent({ id, givenAt }: ConsentProps) {
  const [flow] = useFlows('requestPage/consent');
  const actor = useActorRef(flow, { input: { id, givenAt } });
  const snapshot = useSelector(actor, (current) => current);
  const { problem, givenAt: since } = snapshot.context;
  const path = statePath(snapshot.value);
  const title = useId();
  const box = useLostFocus<HTMLElement>(path, 'button');
  const isBusy = snapshot.hasTag('busy');
  const isAllowed = snapshot.hasTag('allowed');
  const given = isAllowed && since !== null ? fillIn(words.given, { date: paris(since) }) : '';
  return (
    <Box ref={box} aria-labelledby={title} data-flow="consent" data-state={path} data-print="hide">
      <Stack $gap="one">
        <Eyebrow as="h2" id={title}>
          {words.label}
        </Eyebrow>
        <div>
          {given === '' ? <MutedLines>{words.ask}</MutedLines> : null}
          {/* The question is there from the start: only the answer is announced. */}
          <MutedLines as="output">{given}</MutedLines>
        </div>
        {problem === null ? null : <Notice tone="error" live title={problem || words.failed} />}
        <Row>
          {isAllowed ? (
            <Button
              key="revoke"
              size="small"
              variant="danger"
              isPending={isBusy}
              onPress={() => actor.send({ type: 'consent.revoked' })}
            >
              {isBusy ? words.revoking : words.revoke}
            </Button>
          ) : (
            <Button
              key="give"
              size="small"
              isPending={isBusy}
              onPress={() => actor.send({ type: 'consent.given' })}
            >
              {isBusy ? words.giving : words.give}
            </Button>
          )}
        </Row>
      </Stack>
    </Box>
  );
}
