// My requests on the dashboard: the entries in this browser, then all stored requests, newest first.
import { useActorRef, useSelector } from '@xstate/react';
import { answerLimits, replyLimit, requiredAnswers } from '#content/limits.ts';
import { requests } from '#content/requests.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonCard, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { Veil } from '#ui/Veil.tsx';
import { ActionDialogs } from './ActionDialogs.tsx';
import { EntryCard } from './EntryCard.tsx';
import type { MyRequestsRef, MyRequestsSnapshot } from './props.ts';
import { RequestCard } from './RequestCard.tsx';
import { sentenceOf } from './words.ts';

/** The content's rules for answers: the machine refuses what the backend would refuse. */
const rules = { limits: answerLimits, required: requiredAnswers, longestReply: replyLimit };

type PartProps = { actor: MyRequestsRef; snapshot: MyRequestsSnapshot };

/** That nothing was asked yet. */
function Nothing() {
  const { title, text, action } = requests.empty;
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton variant="primary" href={action.href}>
          {action.name}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}

/** The skeleton, in the room of a list without requests where no entry is known: nothing below moves when there are none. */
function Loading({ isAlone }: { isAlone: boolean }) {
  return (
    <SkeletonGroup label={requests.loading}>
      {isAlone ? (
        <Veil isVeiled hasSkeleton plate={false}>
          <Nothing />
        </Veil>
      ) : (
        <Grid $columns={2} $gap="oneHalf">
          <SkeletonCard plate={false} />
          <SkeletonCard plate={false} />
        </Grid>
      )}
    </SkeletonGroup>
  );
}

/** The reason why the list is incomplete, and an action. */
function Trouble({ actor, snapshot }: PartProps) {
  const { problem } = snapshot.context;
  if (snapshot.hasTag('failed') || snapshot.hasTag('stale')) {
    const isFailed = snapshot.hasTag('failed');
    const { title, text, action } = isFailed ? requests.failed : requests.stale;
    return (
      <Notice
        tone={isFailed ? 'error' : 'info'}
        live
        title={title}
        action={
          <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
            {action}
          </Button>
        }
      >
        {text}
      </Notice>
    );
  }
  // The problem of an action without a dialog is shown here.
  return problem === null || snapshot.hasTag('dialogOpen') ? null : (
    <Notice tone="error" live title={sentenceOf(problem)} />
  );
}

function Cards({ actor, snapshot }: PartProps) {
  const { requests: all, entries } = snapshot.context;
  const isKnown = !snapshot.hasTag('loading') && !snapshot.hasTag('failed');
  if (isKnown && all.length === 0 && entries.length === 0) return <Nothing />;
  if (all.length === 0 && entries.length === 0) return null;
  // This browser's entries are here before the service answers: what it answers is placed below them, so that a press meets its button.
  return (
    <Grid $columns={2} $gap="oneHalf">
      {entries
        .filter(({ id, refusal }) => refusal !== null || all.every((one) => one.id !== id))
        .map((entry) => (
          <EntryCard key={entry.id} entry={entry} actor={actor} snapshot={snapshot} />
        ))}
      {all.map((request) => (
        <RequestCard key={request.id} request={request} actor={actor} snapshot={snapshot} />
      ))}
    </Grid>
  );
}

/** The view of `myRequests`. */
export function MyRequests() {
  const myRequests = useFlow('myRequests');
  const actor = useActorRef(myRequests, { input: { rules } });
  const snapshot = useSelector(actor, (current) => current);
  // A card takes its button with it while an action runs, and may be gone afterwards.
  const path = statePath(snapshot.value);
  const box = useLostFocus<HTMLDivElement>(`${path} ${snapshot.context.entries.length}`);
  return (
    <Stack
      as="section"
      ref={box}
      $gap="one"
      id="requests"
      aria-labelledby="requests-title"
      data-flow="myRequests"
      data-state={path}
    >
      <Heading id="requests-title" look={3} tabIndex={-1}>
        {requests.title}
      </Heading>
      <Trouble actor={actor} snapshot={snapshot} />
      <Cards actor={actor} snapshot={snapshot} />
      {snapshot.hasTag('loading') ? (
        <Loading isAlone={snapshot.context.entries.length === 0} />
      ) : null}
      <ActionDialogs actor={actor} snapshot={snapshot} />
    </Stack>
  );
}
