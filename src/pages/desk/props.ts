// What the views of the desk are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskMachine } from '#machines/desk.machine.ts';

export type DeskProps = {
  actor: ActorRefFrom<typeof deskMachine>;
  snapshot: SnapshotFrom<typeof deskMachine>;
};
