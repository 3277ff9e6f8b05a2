// The full stack on /signal-stack: everything published, under a search; once the plan ends, what the basic stack leaves out.
import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { searchIn } from '#machines/fullStack.machine.ts';
import type { Reader } from '#machines/feed.machine.ts';
import { fullStack as words } from '#content/fullStack.ts';
import { BasicStack, FullStackFailed } from '#flows/signalStack/BasicStack.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Section } from '#ui/Page.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { FullRows, foundIn } from './FullRows.tsx';
import { FullSearch } from './FullSearch.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import { Problem, type FullStackRef } from './StackOrder.tsx';

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

export type FullStackProps = {
  full: FullStackRef;
  reader: Reader;
  /** The lock on what the plan does not include. */
  lock: ReactNode;
};

/** The view of `fullStack`. */
export function FullStack({ full, reader, lock }: FullStackProps) {
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
