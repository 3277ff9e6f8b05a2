// What the views of a request at the desk are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DeskRecord, deskRequestMachine } from '#machines/deskRequest.machine.ts';

export type DeskRequestRef = ActorRefFrom<typeof deskRequestMachine>;
export type DeskRequestSnapshot = SnapshotFrom<typeof deskRequestMachine>;
export type DeskRequestProps = {
  actor: DeskRequestRef;
  snapshot: DeskRequestSnapshot;
  record: DeskRecord;
};
