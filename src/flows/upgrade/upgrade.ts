// The upgrade as the page needs it: its actor and snapshot.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Product, upgradeMachine } from '#machines/upgrade.machine.ts';
import { useFlow } from '#boot/useFlow.ts';

export type UpgradeProps = {
  actor: ActorRefFrom<typeof upgradeMachine>;
  snapshot: SnapshotFrom<typeof upgradeMachine>;
};

/** Starts the flow of this page, for the products sold there. */
export function useUpgrade(product: Product): UpgradeProps {
  const upgrade = useFlow('upgrade');
  const actor = useActorRef(upgrade, { input: { product } });
  return { actor, snapshot: useSelector(actor, (current) => current) };
}
