// Who else is at a request, and the button that takes it over.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { desk } from '#content/desk.ts';
import type { deskLeaseMachine } from '#machines/deskLease.machine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Muted } from '#ui/Text.tsx';

const words = desk.request.lease;

type LeaseProps = {
  actor: ActorRefFrom<typeof deskLeaseMachine>;
  snapshot: SnapshotFrom<typeof deskLeaseMachine>;
};

/** Nothing where this advisor is alone, and was from the start. */
export function Lease({ actor, snapshot }: LeaseProps) {
  const { lease, present, isFromOther } = snapshot.context;
  if (snapshot.hasTag('theirs'))
    return (
      <Notice
        tone="gold"
        live
        title={fillIn(words.theirs, { name: lease?.by.name ?? '' })}
        action={
          <Button
            size="small"
            isPending={snapshot.hasTag('busy')}
            onPress={() => actor.send({ type: 'takeover.requested' })}
          >
            {snapshot.hasTag('busy') ? words.taking : words.take}
          </Button>
        }
      >
        {words.text}
      </Notice>
    );
  return (
    <>
      {isFromOther && snapshot.hasTag('mine') ? (
        <Notice tone="success" live title={words.mine} />
      ) : null}
      {present
        .filter(({ isMine }) => !isMine)
        .map(({ by }) => (
          <Muted key={by.id}>{fillIn(words.also, { name: by.name })}</Muted>
        ))}
    </>
  );
}
