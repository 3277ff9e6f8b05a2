// The ports of `deskRequest`: the database.
import { deskRequestMachine } from '#machines/deskRequest.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { readRequest } from './ports/record.ts';
import { takeStep } from './ports/steps.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('deskRequest', deskRequestMachine.provide({ actors: { readRequest, takeStep } }));
