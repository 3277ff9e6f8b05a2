// AsynQ: the landing until a question is begun, then its six steps, fetched when they are first wanted.
import type { ReactNode } from 'react';
import { asynqFrame } from '#content/asynq.frame.ts';
import { service } from '#content/service.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { Page } from '#ui/Page.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { useStepFocus } from '#ui/useStepFocus.ts';
import { stepOf, type StepProps } from './asynq.ts';

const wizard = onDemand(() => import('./Wizard.tsx'), 'wizard');

/** A placeholder while the six steps load, or the reason why they could not be loaded. */
function Coming({ isLost }: { isLost: boolean }) {
  return (
    <Page>
      <Stack $gap="oneHalf">
        {isLost ? (
          <Notice
            tone="error"
            live
            title={service.partOutOfReach}
            action={<Button onPress={() => void wizard.load()}>{service.retry}</Button>}
          />
        ) : (
          <SkeletonGroup label={asynqFrame.wizard.loading}>
            <Skeleton height={tokens.space.half} />
            <Skeleton width="50%" height={tokens.space.three} />
            <Skeleton height={tokens.size.choice} />
            <Skeleton height={tokens.size.choice} />
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
}

/** The view of `asynq`; its landing is the page's own. */
export function Asynq({ actor, snapshot, landing }: StepProps & { landing: ReactNode }) {
  const step = stepOf(snapshot);
  const { status, part } = wizard.useLoadState(step !== null);
  const box = useStepFocus<HTMLDivElement>(
    step === null ? 'landing' : part === null ? 'coming' : step,
  );
  const path = statePath(snapshot.value);
  return (
    <div
      ref={box}
      data-flow="asynq"
      data-state={path}
      onPointerEnter={wizard.expect}
      onFocus={wizard.expect}
    >
      {step === null ? (
        landing
      ) : part === null ? (
        <Coming isLost={status === 'unreachable'} />
      ) : (
        <part.Wizard actor={actor} snapshot={snapshot} step={step} />
      )}
    </div>
  );
}
