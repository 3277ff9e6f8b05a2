// The ports of `triesPause`: none; it counts the seconds that the service demands.
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import type { PortsContext } from '#boot/flows.ts';

/** The machine, for the flows that run it as a child. */
export const connect = ({ connectFlow }: Pick<PortsContext, 'connectFlow'>) =>
  connectFlow('triesPause', triesPauseMachine);
