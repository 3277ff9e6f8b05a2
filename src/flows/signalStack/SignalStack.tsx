// /signal-stack below its heading: the chips, the member's stack, the feed, and the full stack or what is published.
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Show } from '#machines/signalStack.machine.ts';
import type { FeedType } from '#content/schema.items.ts';
import { feedTypeNames } from '#content/itemWords.ts';
import { signalStack } from '#content/signalStack.ts';
import { useVisitor } from '#boot/app.tsx';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { YourStack } from '#flows/stack/YourStack.tsx';
import { Button } from '#ui/Button.tsx';
import { ChoiceChips } from '#ui/ChoiceChips.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Section } from '#ui/Page.tsx';
import { SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { Veil } from '#ui/Veil.tsx';
import { FeedCards, useFeed } from '#flows/feed/FeedCards.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { BasicStack, FullStackFailed } from './BasicStack.tsx';

const { page, stack, feed } = signalStack;

const types: { id: FeedType; label: string }[] = [
  { id: 'second-curve', label: feedTypeNames['second-curve'] },
  { id: 'next-curve', label: feedTypeNames['next-curve'] },
  { id: 'tool-drops', label: feedTypeNames['tool-drops'] },
  { id: 'lab-releases', label: feedTypeNames['lab-releases'] },
  { id: 'asyncq', label: feedTypeNames.asyncq },
  { id: 'open-circle', label: feedTypeNames['open-circle'] },
  { id: 'signal-exchange', label: feedTypeNames['signal-exchange'] },
];
const chips: { id: Show; label: string }[] = [{ id: 'all', label: page.all }, ...types];

/* One kind does not fill the screen: a minimum height keeps the chips and the content below in place. */
const Steady = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.section};
  min-height: 100svh;
`;

/** Fetched for premium members. */
const fullParts = onDemand(() => import('#flows/fullStack/FullStack.tsx'), 'fullStack/view');

/* A chosen kind hides the groups of the others, which stay in the HTML; the full stack lists the same, and hides all. */
const Kinds = styled.div`
  [data-flow='fullStack'][data-state^='shown'] ~ & {
    display: none;
  }
  ${types.map(
    ({ id }) => css`
      &[data-show='${id}'] [data-kind]:not([data-kind='${id}']) {
        display: none;
      }
    `,
  )}
`;

export type SignalStackProps = {
  /** What is published, grouped under `data-kind`: the chips apply to it as well. The full stack replaces it. */
  children: ReactNode;
  /** The lock on the full stack. */
  lock: ReactNode;
};

/* A first visitor, and one without scripts, reads it at once. */
const forMembers = css`
  html[data-visitor='returning'] & {
    visibility: hidden;
  }
  html[data-premium] & {
    display: none;
  }
`;

const Offer = styled.div<{ $isReserved: boolean }>`
  ${(p) => (p.$isReserved ? forMembers : '')}
`;

/** Where the full stack would be, for everybody who has none; its space is reserved until that is known. */
function Lacking({ lock }: { lock: ReactNode }) {
  const { isResolving, isMember, tierIsKnown } = useVisitor();
  return (
    <Offer $isReserved={isMember ? !tierIsKnown : isResolving}>
      <BasicStack lock={lock} />
    </Offer>
  );
}

/** The view of `signalStack`. Its chips choose in the address, so that a choice can be passed on. */
export function SignalStack({ children, lock }: SignalStackProps) {
  const flow = useFlow('feed/signalStack');
  const actor = useActorRef(flow);
  const feedActor = useFeed();
  const reader = useSelector(feedActor, ({ context }) => context.reader);
  const snapshot = useSelector(actor, (current) => current);
  const { isPremium, lacksRow } = useVisitor();
  const hasFull = isPremium && !lacksRow;
  const { status, part } = fullParts.useLoadState(hasFull);
  const { show, full } = snapshot.context;
  const ordering = hasFull && full !== null ? full : undefined;
  const order = useSelector(ordering, (now) => (now?.hasTag('known') ? now.context : null));
  const isLoading = snapshot.hasTag('loading');
  const choose = (next: Show) => actor.send({ type: 'chip.chosen', show: next });
  return (
    <Stack $gap="two" data-flow="signalStack" data-state={statePath(snapshot.value)}>
      <ChoiceChips label={page.chips} options={chips} value={show} onChange={choose} />
      <Steady>
        {snapshot.hasTag('ownStack') ? (
          <Section label={stack.label} title={stack.title}>
            {isLoading ? <SkeletonGroup label={stack.loading}>{null}</SkeletonGroup> : null}
            {/* Its space is reserved while it loads, so that the feed below does not shift. */}
            <Veil isVeiled={isLoading} hasSkeleton plate={false}>
              <YourStack
                order={
                  part !== null && ordering !== undefined && order !== null
                    ? part.orderOf(ordering, order)
                    : null
                }
              />
            </Veil>
          </Section>
        ) : null}
        <Section label={feed.label} title={feed.title}>
          <FeedCards
            actor={feedActor}
            show={show}
            isPublic
            nothing={
              <EmptyState
                title={page.empty.title}
                action={<Button onPress={() => choose('all')}>{page.empty.action}</Button>}
              >
                {page.empty.text}
              </EmptyState>
            }
          />
        </Section>
        {/* The full stack comes below what is on screen already: nothing above may be mounted again under a pointer. */}
        {!hasFull ? (
          <Lacking lock={lock} />
        ) : part !== null ? (
          <Suspense fallback={null}>
            <part.FullStack page={actor} reader={reader} lock={lock} />
          </Suspense>
        ) : status === 'unreachable' ? (
          <FullStackFailed onRetry={() => void fullParts.load()} />
        ) : null}
        <Kinds data-show={show}>{children}</Kinds>
      </Steady>
    </Stack>
  );
}
