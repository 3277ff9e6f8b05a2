// What the views of My requests are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { myRequestsMachine } from '#machines/myRequests.machine.ts';

export type MyRequestsRef = ActorRefFrom<typeof myRequestsMachine>;
export type MyRequestsSnapshot = SnapshotFrom<typeof myRequestsMachine>;
