// What the parts of the plan's view are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Plan, planMachine } from '#machines/plan.machine.ts';

export type PlanProps = {
  actor: ActorRefFrom<typeof planMachine>;
  snapshot: SnapshotFrom<typeof planMachine>;
};

export type ShownProps = PlanProps & { plan: Plan };
