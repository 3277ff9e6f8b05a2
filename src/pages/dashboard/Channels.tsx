// The three Slack channels: two that every member may request to join, and the Open Circle's for Premium members.
import { Suspense } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { community } from '#content/community.ts';
import { useFlow } from '#boot/useFlow.ts';
import { useVisitor } from '#boot/app.tsx';
import { ChannelDialog } from '#flows/perkRequest/ChannelDialog.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Lock } from '#pages/parts/Lock.tsx';
import { PremiumBadge, Status } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { SkeletonCard } from '#ui/Skeleton.tsx';
import { Grid } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const words = community.channels;

function ChannelCards() {
  const { isPremium, lacksRow } = useVisitor();
  const perkRequest = useFlow('perkRequest');
  const actor = useActorRef(perkRequest, { input: { kind: 'channel' } });
  const snapshot = useSelector(actor, (current) => current);
  const { asked } = snapshot.context;
  return (
    <div data-flow="perkRequest" data-state={statePath(snapshot.value)}>
      <Grid $columns={3} $gap="one">
        {words.items.map(({ id, name, text, premium }) => {
          const ending = asked[name];
          const isLocked = premium && (!isPremium || lacksRow);
          return (
            <Card
              key={id}
              heading={name}
              eyebrow={premium ? <PremiumBadge word={community.premium} /> : undefined}
              footer={
                isLocked ? (
                  <Lock id="channel:open-circle" what={name} />
                ) : ending === undefined ? (
                  <Button
                    size="small"
                    onPress={() => actor.send({ type: 'perk.chosen', partner: id, name })}
                  >
                    {words.join}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                ) : (
                  <Status tone="mint">{words.asked[ending]}</Status>
                )
              }
            >
              <p>{text}</p>
            </Card>
          );
        })}
      </Grid>
      <ChannelDialog actor={actor} snapshot={snapshot} />
    </div>
  );
}

/** The channels, and the dialog to request one of them. Their flow is fetched with the tab. */
export function Channels() {
  return (
    <Suspense
      fallback={
        <Grid $columns={3} $gap="one">
          {words.items.map(({ id }) => (
            <SkeletonCard key={id} plate={false} />
          ))}
        </Grid>
      }
    >
      <ChannelCards />
    </Suspense>
  );
}
