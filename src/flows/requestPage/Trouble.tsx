// What stands in place of a request, or over it, while it cannot be read.
import { requestPage } from '#content/requestPage.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { paris } from '#flows/myRequests/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Display } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import type { RequestPageProps } from './props.ts';

type TroubleProps = Pick<RequestPageProps, 'actor' | 'snapshot'>;

const Retry = ({ actor, label }: Pick<TroubleProps, 'actor'> & { label: string }) => (
  <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
    {label}
  </Button>
);

/** The shape of a request while it is read. */
export function Waiting() {
  return (
    <SkeletonGroup label={requestPage.loading}>
      <Stack $gap="oneHalf">
        <Skeleton width="30%" height={tokens.space.snug} />
        <Skeleton width="60%" height={tokens.space.three} />
        <Skeleton height={tokens.size.field} />
        <Skeleton height={tokens.size.field} />
      </Stack>
    </SkeletonGroup>
  );
}

/** It could not be read at all. */
export function Failed({ actor }: Pick<TroubleProps, 'actor'>) {
  const { title, text, action } = requestPage.failed;
  return (
    <Stack $gap="oneHalf">
      <Display tabIndex={-1}>{requestPage.title}</Display>
      <Notice tone="error" live title={title} action={<Retry actor={actor} label={action} />}>
        {text}
      </Notice>
    </Stack>
  );
}

/** It is on screen as it was seen last. */
export function Stale({ actor, snapshot }: TroubleProps) {
  const { title, text, action } = requestPage.stale;
  const { copiedAt } = snapshot.context;
  if (!snapshot.hasTag('stale')) return null;
  return (
    <Notice live title={title} action={<Retry actor={actor} label={action} />}>
      {text}
      {copiedAt === null ? null : ` ${fillIn(requestPage.seen, { date: paris(copiedAt) })}`}
    </Notice>
  );
}
