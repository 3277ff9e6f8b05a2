// What the views of the queue are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskQueueMachine } from '#machines/deskQueue.machine.ts';

export type DeskQueueRef = ActorRefFrom<typeof deskQueueMachine>;
export type DeskQueueSnapshot = SnapshotFrom<typeof deskQueueMachine>;
export type DeskQueueProps = { actor: DeskQueueRef; snapshot: DeskQueueSnapshot };
