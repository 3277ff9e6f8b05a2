// /signal-stack below its heading: the chips, what the member has put aside, and the feed.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { Show } from '#machines/signalStack.machine.ts';
import type { FeedType } from '#content/schema.items.ts';
import { feedTypeNames } from '#content/rooms.ts';
import { signalStack } from '#content/signalStack.ts';
import { useFlows } from '#app/flows.ts';
import { useVisitor } from '#app/house.tsx';
import { statePath } from '#flows/statePath.ts';
import { YourStack } from '#flows/stack/YourStack.tsx';
import { Button } from '#ui/Button.tsx';
import { ChoiceChips } from '#ui/ChoiceChips.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useIsHydrated } from '#ui/hydration.ts';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { FeedCards, useFeed } from './FeedCards.tsx';

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

/* One kind fills no screen: what follows stays below it, and the chips where they are. */
const Steady = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.section};
  min-height: 100svh;
`;

/** The view of `signalStack`. Its chips choose in the address, so that a choice can be passed on. */
export function SignalStack() {
  const { signalStack: flow } = useFlows('feed');
  const { isMember } = useVisitor();
  const isHydrated = useIsHydrated();
  const actor = useActorRef(flow);
  const feedActor = useFeed();
  const snapshot = useSelector(actor, (current) => current);
  const { show } = snapshot.context;
  const isLoading = snapshot.hasTag('loading');
  const choose = (next: Show) => actor.send({ type: 'chip.chosen', show: next });
  return (
    <Stack $gap="two" data-flow="signalStack" data-state={statePath(snapshot.value)}>
      <ChoiceChips label={page.chips} options={chips} value={show} onChange={choose} />
      <Steady>
        {/* Together with the feed, in one go: what came later would push it down. */}
        {isMember && isHydrated && !isLoading ? (
          <Section label={stack.label} title={stack.title}>
            <YourStack />
          </Section>
        ) : null}
        {/* Drawn anew when the loading is over: where the stack stands above it now, nothing has jumped. */}
        <Section key={isLoading ? 'loading' : 'shown'} label={feed.label} title={feed.title}>
          <FeedCards
            actor={feedActor}
            show={show}
            isHeldBack={isLoading}
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
      </Steady>
    </Stack>
  );
}
