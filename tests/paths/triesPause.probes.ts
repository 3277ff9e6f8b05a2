// Probes of the pause after too many tries: errors that ask for none.
import type { triesPauseMachine } from '#machines/triesPause.machine.ts';
import type { ProbesOf } from './kit/define.ts';

export const probes: ProbesOf<typeof triesPauseMachine> = {
  'an error that names no seconds': { given: { error: new Error('Not now.') }, steps: [] },
  'a refusal that is no error': { given: { error: { retryAfter: 3 } }, steps: [] },
};
