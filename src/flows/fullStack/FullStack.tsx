// The full stack on /signal-stack: for premium members everything published, under a search; for everybody else what the basic stack
// leaves out.
import type { ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { searchIn } from '#machines/fullStack.machine.ts';
import type { Reader } from '#machines/feed.machine.ts';
import { signalStack } from '#content/signalStack.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Page.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { FullRows, foundIn } from './FullRows.tsx';
import { FullSearch } from './FullSearch.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import { Problem, type FullStackRef } from './StackOrder.tsx';

const words = signalStack.full;

/** Starts the flow of this page. */
export function useFullStack(): FullStackRef {
  const flow = useFlow('feed/fullStack');
  return useActorRef(flow);
}

function Lacking({ lock }: { lock: ReactNode }) {
  const { title, text, kept } = words.basic;
  return (
    <Notice tone="gold" icon={false} title={title} action={<Row $gap="one">{lock}</Row>}>
      {text} {kept}
    </Notice>
  );
}

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
  const { label, title, failed } = words;
  return (
    <div data-flow="fullStack" data-state={statePath(snapshot.value)}>
      {snapshot.hasTag('lacking') ? <Lacking lock={lock} /> : null}
      {snapshot.hasTag('loading') ? (
        <SkeletonGroup label={words.loading}>
          <Skeleton height={tokens.size.choice} />
        </SkeletonGroup>
      ) : null}
      {snapshot.hasTag('failed') ? (
        <Notice
          tone="error"
          live
          title={failed.title}
          action={
            <Button size="small" onPress={() => full.send({ type: 'retry.requested' })}>
              {failed.action}
            </Button>
          }
        >
          {failed.text}
        </Notice>
      ) : null}
      {snapshot.hasTag('known') ? (
        <Section label={label} title={title}>
          <Known full={full} reader={reader} />
        </Section>
      ) : null}
    </div>
  );
}
