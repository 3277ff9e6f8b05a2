// Part of the composition root: AsynQ, fetched with its page.
import { asynqMachine } from '#machines/asynq.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { outboxOf } from './main.outbox.ts';

/** The six steps of a question, and the month that it counts in. */
export function asynqFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['asynq'] {
  const { requestDesk } = outboxOf(asFlow, session);
  return {
    asynq: asFlow('asynq', asynqMachine.provide({ actors: { requestDesk } })),
  };
}
