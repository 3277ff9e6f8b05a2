// What a member may do about one request, on its own page: the conversation of My requests, for this one alone.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { answerLimits, replyLimit, requiredAnswers } from '#content/limits.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { ActionDialogs } from './ActionDialogs.tsx';
import { CardActions } from './RequestCard.tsx';
import { sentenceOf } from './words.ts';

/* A request about which nothing can be done takes no room for it. */
const Actions = styled(Stack)`
  &:not(:has(a, button, [role='alert'])) {
    display: none;
  }
`;

/** The content's rules for answers: the machine refuses what the backend would refuse. */
const rules = { limits: answerLimits, required: requiredAnswers, longestReply: replyLimit };

/** The buttons, and the dialogs that they open. */
export function OneRequest({ request }: { request: MemberRequest }) {
  const myRequests = useFlow('myRequests');
  const actor = useActorRef(myRequests, { input: { rules } });
  const snapshot = useSelector(actor, (current) => current);
  const { problem } = snapshot.context;
  return (
    <Actions
      $gap="one"
      data-flow="myRequests"
      data-print="hide"
      data-state={statePath(snapshot.value)}
    >
      {problem === null || snapshot.hasTag('dialogOpen') ? null : (
        <Notice tone="error" live title={sentenceOf(problem)} />
      )}
      <CardActions request={request} actor={actor} snapshot={snapshot} />
      <ActionDialogs actor={actor} snapshot={snapshot} />
    </Actions>
  );
}
