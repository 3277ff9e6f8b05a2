// Too many attempts: the countdown is fetched when the first pause starts.
import type { ActorRefFrom } from 'xstate';
import { service } from '#content/service.ts';
import type { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { onDemand } from '#ui/onDemand.ts';

export type TriesPauseProps = {
  /** The actor that counts, while the flow waits for it. */
  pause: ActorRefFrom<typeof triesPauseMachine> | undefined;
};

const counting = onDemand(() => import('./Counting.tsx'));

/** The view of `triesPause`. */
export function TriesPause({ pause }: TriesPauseProps) {
  const { status, part } = counting.useLoadState(pause !== undefined);
  if (pause === undefined) return null;
  if (part !== null) return <part.Counting pause={pause} />;
  // The next pause fetches it again; until then the form at least shows that a part is missing.
  return status === 'unreachable' ? <p role="alert">{service.partOutOfReach}</p> : null;
}
