// Part of the composition root: the pause that every flow makes when the service has had too many tries.
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import type { AsFlow } from '#app/flows.ts';

/** The counting of its seconds; it asks for nothing. */
export const triesPauseOf = (asFlow: AsFlow) => asFlow('triesPause', triesPauseMachine);
