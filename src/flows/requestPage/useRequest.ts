// The flow of a request's page, for its two pages: the request, and its answer.
import { useActorRef, useSelector } from '@xstate/react';
import { useFlow } from '#boot/useFlow.ts';
import type { RequestPageRef, RequestPageSnapshot } from './props.ts';

/** Starts the flow for one request. */
export function useRequest(id: string): { actor: RequestPageRef; snapshot: RequestPageSnapshot } {
  const flow = useFlow('requestPage');
  const actor = useActorRef(flow, { input: { id } });
  const snapshot = useSelector(actor, (current) => current);
  return { actor, snapshot };
}
