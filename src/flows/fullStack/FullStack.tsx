// The full stack on /signal-stack, fetched for premium members: everything published, under a search, and the order of the stack
// above the feed; once the plan ends, what the basic stack leaves out.
import type { ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { inOwnOrder, searchIn } from '#machines/fullStack.machine.ts';
import type {
  fullStackMachine,
  FullStackListener,
  FullStackRef,
} from '#machines/fullStack.machine.ts';
import type { Reader } from '#machines/feed.machine.ts';
import { useFlow } from '#boot/useFlow.ts';
import { fullStack as words } from '#content/fullStack.ts';
import { BasicStack, FullStackFailed } from '#flows/signalStack/BasicStack.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import type { OwnOrder } from '#flows/stack/YourStack.tsx';
import { Section } from '#ui/Page.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { FullRows, foundIn } from './FullRows.tsx';
import { FullSearch } from './FullSearch.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import { Moved, MoveButtons, Problem } from './StackOrder.tsx';

function Known({ full, reader }: { full: FullStackRef; reader: Reader }) {
  const context = useSelector(full, (snapshot) => snapshot.context);
  const found = foundIn(context.items, searchIn(context), reader);
  return (
    <Stack $gap="oneHalf">
      <Problem full={full} of={['save', 'delete']} />
      <FullSearch full={full} found={found.length} />
      <SavedSearches full={full} />
      <FullRows found={found} />
    </Stack>
  );
}

/** The order of the stack as its member gave it. */
export const orderOf = (
  full: FullStackRef,
  context: SnapshotFrom<typeof fullStackMachine>['context'],
): OwnOrder => ({
  arrange: (items) => inOwnOrder(items, context),
  buttons: (props) => <MoveButtons full={full} {...props} />,
  note: (items) => <Moved full={full} items={items} />,
});

export type FullStackProps = {
  /** Its page, which shows the order. */
  page: FullStackListener;
  reader: Reader;
  /** The lock on what the plan does not include. */
  lock: ReactNode;
};

/** Starts the flow of this page, and is its view. */
export function FullStack({ page, reader, lock }: FullStackProps) {
  const flow = useFlow('fullStack');
  const full = useActorRef(flow, { input: { page } });
  const snapshot = useSelector(full, (current) => current);
  const { label, title } = words;
  return (
    <div data-flow="fullStack" data-state={statePath(snapshot.value)}>
      {snapshot.hasTag('lacking') ? <BasicStack lock={lock} /> : null}
      {snapshot.hasTag('loading') ? (
        <SkeletonGroup label={words.loading}>
          <Skeleton height={tokens.size.choice} />
        </SkeletonGroup>
      ) : null}
      {snapshot.hasTag('failed') ? (
        <FullStackFailed onRetry={() => full.send({ type: 'retry.requested' })} />
      ) : null}
      {snapshot.hasTag('known') ? (
        <Section label={label} title={title}>
          <Known full={full} reader={reader} />
        </Section>
      ) : null}
    </div>
  );
}
