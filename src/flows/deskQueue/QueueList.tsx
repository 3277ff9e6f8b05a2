// The queue: its counts, its lines, and what stands in their place.
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import { deskAddress } from '#machines/deskQueue.machine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Labels } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import type { DeskQueueProps } from './props.ts';
import { QueueRow } from './QueueRow.tsx';

const words = desk.queue;

const Lines = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  container-type: inline-size;
  > li {
    min-width: 0;
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;

function Counts({ snapshot }: Pick<DeskQueueProps, 'snapshot'>) {
  const { counts } = snapshot.context;
  if (counts === null) return null;
  const { open, overdue, today } = words.counts;
  return (
    <Eyebrow>
      <Labels
        parts={[
          fillIn(open, { count: counts.open }),
          fillIn(overdue, { count: counts.overdue }),
          fillIn(today, { count: counts.today }),
        ]}
      />
    </Eyebrow>
  );
}

/** The shape of a few lines. */
const Waiting = () => (
  <SkeletonGroup label={words.loading}>
    <Stack $gap="one">
      <Skeleton height={tokens.size.field} />
      <Skeleton height={tokens.size.field} />
      <Skeleton height={tokens.size.field} />
    </Stack>
  </SkeletonGroup>
);

function Rows({ actor, snapshot }: DeskQueueProps) {
  const { rows, filter, selected, opened, instant, ahead, next } = snapshot.context;
  const now = instant === null ? null : instant + ahead;
  const isNarrowed = deskAddress(filter, null) !== '/desk';
  if (rows.length === 0)
    return (
      <EmptyState title={words.empty.title} headingLevel={2}>
        {isNarrowed ? words.empty.text : words.empty.all}
      </EmptyState>
    );
  return (
    <Stack $gap="one">
      <Lines aria-label={words.label}>
        {rows.map((row) => (
          <li key={row.id}>
            <QueueRow
              row={row}
              href={deskAddress(filter, row.id)}
              isMarked={row.id === selected}
              isOpen={row.id === opened}
              now={now}
            />
          </li>
        ))}
      </Lines>
      {snapshot.hasTag('moreFailed') ? <Notice tone="error" live title={words.cut} /> : null}
      {next === null ? null : (
        <Row>
          <Button
            size="small"
            isPending={snapshot.hasTag('extending')}
            isDisabled={!snapshot.hasTag('extending') && !snapshot.can({ type: 'more.requested' })}
            onPress={() => actor.send({ type: 'more.requested' })}
          >
            {snapshot.hasTag('extending') ? words.reading : words.more}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** The list of the queue. */
export function QueueList({ actor, snapshot }: DeskQueueProps) {
  const refresh = () => actor.send({ type: 'refresh.requested' });
  return (
    <Stack $gap="one">
      <Counts snapshot={snapshot} />
      {snapshot.hasTag('stale') ? (
        <Notice
          live
          title={words.stale.title}
          action={
            <Button size="small" onPress={refresh}>
              {words.stale.action}
            </Button>
          }
        >
          {words.stale.text}
        </Notice>
      ) : null}
      {snapshot.hasTag('loading') ? <Waiting /> : null}
      {snapshot.hasTag('failed') ? (
        <Notice
          tone="error"
          live
          title={words.failed.title}
          action={
            <Button size="small" onPress={refresh}>
              {words.failed.action}
            </Button>
          }
        >
          {words.failed.text}
        </Notice>
      ) : null}
      {snapshot.hasTag('shown') ? <Rows actor={actor} snapshot={snapshot} /> : null}
    </Stack>
  );
}
