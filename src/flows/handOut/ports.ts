// The ports of `handOut`: how the sheet of a tool is written down. Each tool connects its own.
import type { PromiseActorLogic } from 'xstate';
import { handOutMachine } from '#machines/handOut.machine.ts';
import type { HandOutRequest } from '#machines/handOut.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { onCall } from '#adapters/onCall.ts';

export type HandOutPort = PromiseActorLogic<string | null, HandOutRequest>;

/**
 * The machine for one tool, which runs it as its child `handOut`.
 * @param load imports the port of the tool, when a sheet is handed out for the first time
 */
export const connect = (
  { connectFlow }: Pick<PortsContext, 'connectFlow'>,
  load: () => Promise<HandOutPort>,
) => connectFlow('handOut', handOutMachine.provide({ actors: { handOutSheet: onCall(load) } }));
