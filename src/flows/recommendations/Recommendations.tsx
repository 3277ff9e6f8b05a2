// Recommended Actions: at most three that follow from the member's answers and actions, each with its reason; skeletons
// until they are known; and last the advisory call, which Premium includes.
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFlow } from '#boot/useFlow.ts';
import { useApp } from '#boot/app.tsx';
import { dashboard } from '#content/dashboard.ts';
import { onboarding } from '#content/onboarding.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { SkeletonGroup } from '#ui/Skeleton.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Heading, MutedLines } from '#ui/Text.tsx';
import { Veil } from '#ui/Veil.tsx';
import { recommend, type Recommendation } from './recommend.ts';

const { title, items, reasons, loading, nothing, edit } = dashboard.actions;

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The reason with its blanks filled. */
function reasonOf({ reason, left, month, stage }: Recommendation): string {
  return fillIn(reasons[reason], {
    ...(left === undefined ? {} : { count: left }),
    ...(month === undefined ? {} : { month: monthName.format(new Date(`${month}-01`)) }),
    ...(stage === undefined
      ? {}
      : { stage: onboarding.profile.stages.find(({ id }) => id === stage)?.label ?? stage }),
  });
}

function Action({ recommendation }: { recommendation: Recommendation }) {
  const { onboardingLayer } = useApp();
  const action = items.find(({ id }) => id === recommendation.id);
  if (action === undefined) return null;
  return (
    <Card
      heading={action.title}
      eyebrow={reasonOf(recommendation)}
      footer={
        'link' in action ? (
          <TextLink href={action.link.href} tone="action">
            {action.link.name}
            <Icon name="arrow" small />
          </TextLink>
        ) : (
          <Button
            size="small"
            onPress={() => onboardingLayer.send({ type: 'layer.requested', purpose: 'edit' })}
          >
            {edit}
          </Button>
        )
      }
    >
      <p>{action.text}</p>
    </Card>
  );
}

/** The recommendations that determine the skeletons' height, so that nothing below them shifts. */
const likely: readonly Recommendation[] = [
  { id: 'ask', reason: 'oneQuestion', month: '2026-11' },
  { id: 'moat', reason: 'complex' },
  { id: 'circle', reason: 'openCircle' },
];

/** The view of `recommendations`; `last` is the card at its end. */
export function Recommendations({ last }: { last: ReactNode }) {
  const recommendations = useFlow('dashboard/recommendations');
  const actor = useActorRef(recommendations);
  const snapshot = useSelector(actor, (current) => current);
  const isLoading = snapshot.hasTag('loading');
  const recommended = isLoading ? likely : recommend(snapshot.context);
  return (
    <Stack
      as="section"
      $gap="one"
      aria-labelledby="actions"
      data-flow="recommendations"
      data-state={statePath(snapshot.value)}
    >
      <Heading id="actions" look={3}>
        {title}
      </Heading>
      {isLoading ? <SkeletonGroup label={loading}>{null}</SkeletonGroup> : null}
      {recommended.length > 0 ? null : <MutedLines>{nothing}</MutedLines>}
      <Grid $columns={4} $gap="one">
        {recommended.map((recommendation) => (
          <Veil key={recommendation.id} isVeiled={isLoading} hasSkeleton plate={false}>
            <Action recommendation={recommendation} />
          </Veil>
        ))}
        {last}
      </Grid>
    </Stack>
  );
}
