// The dashboard as its page needs it: its actor and snapshot.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { dashboardMachine } from '#machines/dashboard.machine.ts';
import { useFlow } from '#boot/useFlow.ts';

export type DashboardProps = {
  actor: ActorRefFrom<typeof dashboardMachine>;
  snapshot: SnapshotFrom<typeof dashboardMachine>;
};

/** Starts the flow of this page. */
export function useDashboard(): DashboardProps {
  const dashboard = useFlow('dashboard');
  const actor = useActorRef(dashboard);
  return { actor, snapshot: useSelector(actor, (current) => current) };
}
