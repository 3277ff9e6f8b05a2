// The plan as its page needs it: the actor and its snapshot.
import { useActorRef, useSelector } from '@xstate/react';
import { useFlow } from '#boot/useFlow.ts';
import type { PlanProps } from './props.ts';

/** Starts the flow of this page. */
export function usePlan(): PlanProps {
  const flow = useFlow('plan');
  const actor = useActorRef(flow);
  return { actor, snapshot: useSelector(actor, (current) => current) };
}
