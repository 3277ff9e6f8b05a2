// The countdown until the service accepts further attempts, in place of a form's problem.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import { tries } from '#content/tries.ts';
import { statePath } from '#flows/shared/statePath.ts';
import type { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { Notice } from '#ui/Notice.tsx';
import { tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { pauseWords } from './pauseWords.ts';

/** No request is pending: the button of the form keeps the focus, but shows no progress. */
const Box = styled.div`
  form:has(&) [data-pending] {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
    > svg {
      display: none;
    }
  }
`;

/** The seconds of a pause. */
export function Counting({ pause }: { pause: ActorRefFrom<typeof triesPauseMachine> }) {
  const snapshot = useSelector(pause, (current) => current);
  if (snapshot.status !== 'active') return null;
  const { seconds, secondsLeft } = snapshot.context;
  return (
    <Box data-flow="triesPause" data-state={statePath(snapshot.value)}>
      {/* Announced once and politely: a timer is readable on demand, and its seconds are not announced. */}
      <VisuallyHidden as="output">{pauseWords(seconds)}</VisuallyHidden>
      <div role="timer">
        <Notice title={pauseWords(secondsLeft)}>{tries.kept}</Notice>
      </div>
    </Box>
  );
}
