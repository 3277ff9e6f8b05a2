// Too many tries: for how long the service takes no more, counted where a form would say what went wrong.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { tries } from '#content/tries.ts';
import { statePath } from '#flows/statePath.ts';
import type { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { Notice } from '#ui/Notice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { pauseWords } from './pauseWords.ts';

export type TriesPauseProps = {
  /** The actor that counts, while the flow waits for it. */
  pause: ActorRefFrom<typeof triesPauseMachine> | undefined;
};

/** The view of `triesPause`. */
export function TriesPause({ pause }: TriesPauseProps) {
  const snapshot = useSelector(pause, (current) => current);
  if (snapshot?.status !== 'active') return null;
  const { seconds, secondsLeft } = snapshot.context;
  return (
    <div data-flow="triesPause" data-state={statePath(snapshot.value)}>
      {/* Announced once and politely: a timer is read where it stands, and its seconds are not announced. */}
      <VisuallyHidden as="output">{pauseWords(seconds)}</VisuallyHidden>
      <div role="timer">
        <Notice title={pauseWords(secondsLeft)}>{tries.kept}</Notice>
      </div>
    </div>
  );
}
