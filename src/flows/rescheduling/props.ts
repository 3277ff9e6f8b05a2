// What the views of another slot are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reschedulingMachine } from '#machines/rescheduling.machine.ts';

export type ReschedulingProps = {
  actor: ActorRefFrom<typeof reschedulingMachine>;
  snapshot: SnapshotFrom<typeof reschedulingMachine>;
};
