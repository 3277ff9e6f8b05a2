// What the views of a request's page are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { RequestRecord, requestPageMachine } from '#machines/requestPage.machine.ts';

export type RequestPageRef = ActorRefFrom<typeof requestPageMachine>;
export type RequestPageSnapshot = SnapshotFrom<typeof requestPageMachine>;
export type RequestPageProps = {
  actor: RequestPageRef;
  snapshot: RequestPageSnapshot;
  record: RequestRecord;
};
