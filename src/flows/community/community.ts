// The community as its tab needs it: its actor and snapshot.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { communityMachine } from '#machines/community.machine.ts';
import { useFlow } from '#boot/useFlow.ts';

export type CommunityProps = {
  actor: ActorRefFrom<typeof communityMachine>;
  snapshot: SnapshotFrom<typeof communityMachine>;
};

/** Starts the flow of this tab. */
export function useCommunity(): CommunityProps {
  const community = useFlow('community');
  const actor = useActorRef(community);
  return { actor, snapshot: useSelector(actor, (current) => current) };
}
