// Onboarding: the steps and the progress over them, the same on the page and in the layer.
import { onboardingFrame } from '#content/onboarding.frame.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { ProgressSteps } from '#ui/ProgressSteps.tsx';
import { StepTransition } from '#ui/StepTransition.tsx';
import { bars, stepOf, stepsBehind, type OnboardingSnapshot, type StepProps } from './steps.ts';
import { Welcome } from './Welcome.tsx';

const later = onDemand(() => import('./LaterSteps.ts'));

/** The progress: one filled bar for each completed step. */
export function OnboardingProgress({ snapshot }: { snapshot: OnboardingSnapshot }) {
  const filled = stepsBehind(stepOf(statePath(snapshot.value)));
  const { label, value } = onboardingFrame.progress;
  return (
    <ProgressSteps
      label={label}
      total={bars}
      filled={filled}
      valueText={fillIn(value, { filled, total: bars })}
    />
  );
}

/** The view of `onboarding`. Until the later steps have been fetched it shows the welcome. */
export function Onboarding({ actor, snapshot }: StepProps) {
  const path = statePath(snapshot.value);
  const step = stepOf(path);
  const wanted = step === 'welcome' || step === 'closed' ? null : step;
  const { status, part } = later.useLoadState(wanted !== null);
  const isWaiting = wanted !== null && part === null;
  const Later = wanted === null ? undefined : part?.laterSteps[wanted];
  return (
    <div
      data-flow="onboarding"
      data-state={path}
      onPointerEnter={later.expect}
      onFocus={later.expect}
    >
      <StepTransition
        step={isWaiting ? 'welcome' : snapshot.hasTag('confirming') ? 'confirming' : step}
      >
        {step === 'closed' ? null : Later === undefined ? (
          <Welcome actor={actor} snapshot={snapshot} isWaiting={isWaiting} />
        ) : (
          <Later actor={actor} snapshot={snapshot} />
        )}
      </StepTransition>
      {isWaiting && status === 'unreachable' ? (
        <OutOfReach onRetry={later.load} onGiveUp={() => actor.send({ type: 'close.requested' })} />
      ) : null}
    </div>
  );
}

/** The texts of the frame: its title, and its close button. */
export const frameWords = (snapshot: OnboardingSnapshot) =>
  snapshot.context.purpose === 'edit' ? onboardingFrame.edit : onboardingFrame;
