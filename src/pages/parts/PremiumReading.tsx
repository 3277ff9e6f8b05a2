// A text whose rest is for premium members: they read it here, all other users see how to get it.
import { useActorRef, useSelector } from '@xstate/react';
import { itemWords } from '#content/itemWords.ts';
import { service } from '#content/service.ts';
import type { Block } from '#content/schema.publications.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { ArrowLink } from './ArrowLink.tsx';
import { Reading } from './Reading.tsx';

const { complete, plans, premium, rest, restFailed, teaser } = itemWords;

export type PremiumReadingProps = {
  /** The id under which the whole is published. */
  id: string;
  /** The free part. */
  beginning: readonly Block[];
};

/** The view of `premiumText`. */
export function PremiumReading({ id, beginning }: PremiumReadingProps) {
  const premiumText = useFlow('premiumText');
  const actor = useActorRef(premiumText, { input: { id } });
  const snapshot = useSelector(actor, (current) => current);
  const { blocks } = snapshot.context;
  const isIncomplete = snapshot.hasTag('incomplete');
  return (
    <>
      <Reading blocks={blocks ?? beginning} />
      {snapshot.hasTag('shown') ? null : (
        <aside aria-label={premium} data-flow="premiumText" data-state={statePath(snapshot.value)}>
          {snapshot.hasTag('busy') ? (
            <SkeletonGroup label={rest}>
              <Stack $gap="half">
                <Skeleton />
                <Skeleton />
                <Skeleton width="70%" />
              </Stack>
            </SkeletonGroup>
          ) : snapshot.hasTag('failed') ? (
            <Notice
              tone="error"
              live
              title={restFailed}
              action={
                <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
                  {service.retry}
                </Button>
              }
            />
          ) : (
            <>
              <p>{isIncomplete ? complete.reason : teaser}</p>
              <ArrowLink link={isIncomplete ? complete.link : plans} />
            </>
          )}
        </aside>
      )}
    </>
  );
}
