// The ports of `deskLease`: the database, which gives a lease to one advisor at a time.
import { fromCallback, fromPromise } from 'xstate';
import { deskLeaseMachine } from '#machines/deskLease.machine.ts';
import type { DeskLeaseEvent, LeaseAnswer, LeaseAsked } from '#machines/deskLease.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { leaseIn } from '#flows/deskQueue/ports/queue.ts';
import { callFunction } from '#adapters/supabase/functions.ts';
import { rowsOf } from '#adapters/supabase/requestRows.ts';

/** Port `sayPresent`. A request that is gone has no lease. */
const sayPresent = fromPromise<LeaseAnswer, LeaseAsked>(async ({ input: { id, take } }) => {
  const answer = await callFunction('desk_lease', { id, take });
  if (answer.outcome !== 'stored') return { lease: null, present: [] };
  return {
    lease: leaseIn(answer['lease']),
    present: rowsOf(answer['present']).flatMap((row) => leaseIn(row) ?? []),
  };
});

/** Port `presence`. Nobody waits for the answer: what is not given back ends by itself. */
const presence = fromCallback<DeskLeaseEvent, { id: string }>(
  ({ input: { id } }) =>
    () =>
      void callFunction('desk_release', { id }).catch(() => {}),
);

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('deskLease', deskLeaseMachine.provide({ actors: { presence, sayPresent } }));

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'deskRequest/deskLease': typeof deskLeaseMachine;
  }
}
