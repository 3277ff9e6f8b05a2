// Too many tries: what counts the seconds is fetched when the first pause begins.
import type { ActorRefFrom } from 'xstate';
import { service } from '#content/service.ts';
import type { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';

export type TriesPauseProps = {
  /** The actor that counts, while the flow waits for it. */
  pause: ActorRefFrom<typeof triesPauseMachine> | undefined;
};

const counting = onDemand(() => import('./Counting.tsx'));

/** The view of `triesPause`. */
export function TriesPause({ pause }: TriesPauseProps) {
  const { status, part } = counting.useSupply(pause !== undefined);
  if (pause === undefined) return null;
  if (part !== null) return <part.Counting pause={pause} />;
  if (status !== 'unreachable') return null;
  return (
    <Notice
      tone="error"
      live
      title={service.partOutOfReach}
      action={<Button onPress={() => void counting.bring()}>{service.retry}</Button>}
    />
  );
}
