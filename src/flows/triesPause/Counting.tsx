// The countdown until the service accepts further attempts, in place of a form's problem.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import { tries } from '#content/tries.ts';
import { statePath } from '#flows/shared/statePath.ts';
import type { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { Notice } from '#ui/Notice.tsx';
import { tokens } from '#ui/tokens.ts';
import { useEndSaid } from '#ui/useEndSaid.ts';
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

/** The seconds of a pause, or only the region that says that it is over. */
export function Counting({ pause }: { pause: ActorRefFrom<typeof triesPauseMachine> | undefined }) {
  const snapshot = useSelector(pause, (current) => current);
  const going = snapshot?.status === 'active' ? snapshot : null;
  // Announced once and politely: a timer is readable on demand, and its seconds are not announced.
  const region = useEndSaid<HTMLSpanElement>(
    going === null ? null : pauseWords(going.context.seconds),
    tries.over,
  );
  return (
    <>
      <VisuallyHidden aria-live="polite" ref={region} />
      {going === null ? null : (
        <Box data-flow="triesPause" data-state={statePath(going.value)}>
          <div role="timer">
            <Notice title={pauseWords(going.context.secondsLeft)}>{tries.kept}</Notice>
          </div>
        </Box>
      )}
    </>
  );
}
