// The connection of `lazyPart` to the page. Its ports are in src/adapters/lazyPart.ts, because src/ui and the adapters
// themselves fetch parts too.
import { connectParts } from '#adapters/lazyPart.ts';
import type { PortsContext } from '#boot/flows.ts';

/** Connects the machine with its ports: each part that is used afterwards runs through the page. */
export const connect = ({ connectFlow }: Pick<PortsContext, 'connectFlow'>) =>
  connectParts((machine) => connectFlow('lazyPart', machine));
