// What the parts of this view share.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { secondFactorMachine } from '#machines/secondFactor.machine.ts';

export type SecondFactorRef = ActorRefFrom<typeof secondFactorMachine>;

export type PartProps = {
  actor: SecondFactorRef;
  snapshot: SnapshotFrom<typeof secondFactorMachine>;
};
