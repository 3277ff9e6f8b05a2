// What a view asks for its flows: the page waits in its boundary until they are loaded.
import { use } from 'react';
import { useApp } from './app.tsx';
import type { FlowId, FlowMachines } from './flows.ts';

/**
 * Flows, for `useActorRef(flow, { input })`. Until all of them are loaded the page waits in its boundary, as the HTML that it was or
 * as the page before, and no actor of it is made.
 * @param ids the machines' ids, which name their folders; after `<another>/` where one is loaded as a part of another
 * @throws where one cannot be fetched; a retry of the page asks again
 */
export function useFlows<const Ids extends readonly FlowId[]>(
  ...ids: Ids
): { [Place in keyof Ids]: FlowMachines[Ids[Place]] } {
  const { flows } = useApp();
  const loading = ids.map((id) => flows.load(id));
  return loading.map((one) => use(one)) as { [Place in keyof Ids]: FlowMachines[Ids[Place]] };
}

/** One flow, as `useFlows`. */
export const useFlow = <Id extends FlowId>(id: Id): FlowMachines[Id] => useFlows(id)[0];
