// The ports of `removal`: what deletes, which differs by what is deleted.
import type { PromiseActorLogic } from 'xstate';
import { removalMachine } from '#machines/removal.machine.ts';
import type { PortsContext } from '#boot/flows.ts';

/**
 * The machine, for the flows that run it as a child.
 * @param deleteEntry deletes what has this id; a missing one is no error
 */
export const connect = (
  { connectFlow }: PortsContext,
  deleteEntry: PromiseActorLogic<void, { id: string }>,
) => connectFlow('removal', removalMachine.provide({ actors: { deleteEntry } }));
