// The feed in its reader's order, all of it or one kind; while it loads, six skeletons in place of its first cards.
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isBare } from '#machines/feed.machine.ts';
import type { feedMachine } from '#machines/feed.machine.ts';
import type { Show } from '#machines/signalStack.machine.ts';
import { feed as items } from '#content/feed.ts';
import { signalStack } from '#content/signalStack.ts';
import { useFlow } from '#boot/useFlow.ts';
import { useApp } from '#boot/app.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useIsHydrated } from '#ui/hydration.ts';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonGroup } from '#ui/Skeleton.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Veil } from '#ui/Veil.tsx';
import { FeedCard } from './FeedCard.tsx';
import { ranked } from './order.ts';

const words = signalStack.feed;

/** So many skeletons (docs/product-spec.md, "9. Business constants and limits"). */
const skeletons = 6;

/** Starts the flow of this page. */
export function useFeed(): ActorRefFrom<typeof feedMachine> {
  const feed = useFlow('feed');
  return useActorRef(feed);
}

export type FeedCardsProps = {
  actor: ActorRefFrom<typeof feedMachine>;
  show?: Show;
  /** The cards are shown to all users, without waiting for the reader to be known. */
  isPublic?: boolean;
  /** The content where no card of the chosen kind is left. */
  nothing?: ReactNode;
};

function Bare() {
  const { onboardingLayer } = useApp();
  return (
    <EmptyState
      title={words.empty.title}
      action={
        <Button
          variant="primary"
          data-onboarding
          onPress={() => onboardingLayer.send({ type: 'layer.requested', purpose: 'edit' })}
        >
          {words.empty.action}
        </Button>
      }
    >
      {words.empty.text}
    </EmptyState>
  );
}

/** The view of `feed`. */
export function FeedCards({ actor, show = 'all', isPublic = false, nothing }: FeedCardsProps) {
  const snapshot = useSelector(actor, (current) => current);
  const isHydrated = useIsHydrated();
  const { reader, fresh, isUnsaved } = snapshot.context;
  // The HTML contains the cards, so that they are readable without scripts.
  const isVeiled = isHydrated && !isPublic && snapshot.hasTag('loading');
  const settled = reader.hidden.filter((id) => !fresh.includes(id));
  const all = ranked(items, reader, settled);
  const cards = all.filter(({ item }) => show === 'all' || item.type === show);
  return (
    <Stack $gap="oneHalf" data-flow="feed" data-state={statePath(snapshot.value)}>
      {isVeiled ? <SkeletonGroup label={words.loading}>{null}</SkeletonGroup> : null}
      {isBare(reader) ? (
        <Bare />
      ) : cards.length > 0 ? (
        <Grid $columns={2} $gap="oneHalf">
          {cards.map(({ item, reason }, index) => (
            <Veil key={item.id} isVeiled={isVeiled} hasSkeleton={index < skeletons}>
              <FeedCard
                item={item}
                reason={reason}
                isHidden={fresh.includes(item.id)}
                onHide={() => actor.send({ type: 'item.hidden', id: item.id })}
                onUndo={() => actor.send({ type: 'hiding.undone', id: item.id })}
              />
            </Veil>
          ))}
        </Grid>
      ) : all.length > 0 ? (
        nothing
      ) : (
        <EmptyState title={words.allHidden.title}>{words.allHidden.text}</EmptyState>
      )}
      {isUnsaved ? <Notice live title={words.unkept} /> : null}
      {reader.hidden.length > 0 && !isVeiled ? (
        <Notice
          icon={false}
          action={
            <Button size="small" onPress={() => actor.send({ type: 'hidden.restored' })}>
              {words.recall}
            </Button>
          }
        >
          {words.recallHint}
        </Notice>
      ) : null}
    </Stack>
  );
}
