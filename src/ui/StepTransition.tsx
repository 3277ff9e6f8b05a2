// Transitions between the steps of a flow: the new step fades and slides in, a copy of the old one fades out; no code
// waits.
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { media, tokens } from './tokens.ts';
import { useStepFocus } from './useStepFocus.ts';

// The new step is delayed until most of the old one is gone, so that two texts do not overlap.
const arrive = keyframes`
  from { opacity: 0; transform: translateY(${tokens.shift.step}); }
  30% { opacity: 0; transform: translateY(${tokens.shift.step}); }
`;
const leave = keyframes`from { opacity: 1; } to { opacity: 0; transform: translateY(calc(-1 * ${tokens.shift.step})); }`;

const Stage = styled.div`
  position: relative;
  min-width: 0;
`;

const Step = styled.div`
  min-width: 0;
  &[data-leaving] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    opacity: 0;
    pointer-events: none;
  }
  ${media.moving} {
    [data-moved] > &:not([data-leaving]) {
      animation: ${arrive} ${tokens.duration.stepIn} ${tokens.ease};
    }
    &[data-leaving] {
      animation: ${leave} ${tokens.duration.stepOut} ${tokens.ease};
    }
  }
`;

/** What could be found, labeled, submitted or read in the copy is taken out of it: it is only a picture. */
function quieten(copy: HTMLElement) {
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset['leaving'] = '';
  for (const element of copy.querySelectorAll('[id], [for], [name], [role], [aria-live]')) {
    for (const name of ['id', 'for', 'name', 'role', 'aria-live']) element.removeAttribute(name);
  }
  for (const input of copy.querySelectorAll<HTMLInputElement>('label input')) input.remove();
  for (const input of copy.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]')) {
    input.value = '';
  }
}

/** Leaves a copy of a step where the step was, until it has faded. */
function leaveCopy(step: HTMLElement) {
  const stage = step.parentElement;
  const copy = step.cloneNode(true);
  if (stage === null || !(copy instanceof HTMLElement)) return;
  // React removes the step after this; under StrictMode it only simulates that.
  queueMicrotask(() => {
    if (step.isConnected || !stage.isConnected) return;
    // Steps fade in only from now on: the first one is shown at once, or the page would wait for it.
    stage.dataset['moved'] = '';
    quieten(copy);
    stage.append(copy);
    const fading = copy.getAnimations().map((animation) => animation.finished);
    void Promise.allSettled(fading).then(() => copy.remove());
  });
}

function LeavingStep({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = step.current;
    return element === null ? undefined : () => leaveCopy(element);
  }, []);
  return <Step ref={step}>{children}</Step>;
}

export type StepTransitionProps = {
  /** The current step; a change of it starts the transition. */
  step: string;
  children: ReactNode;
};

/** The container of a flow's steps. Each step starts at the top, with the focus on its heading. */
export function StepTransition({ step, children }: StepTransitionProps) {
  const stage = useStepFocus<HTMLDivElement>(step);
  return (
    <Stage ref={stage}>
      <LeavingStep key={step}>{children}</LeavingStep>
    </Stage>
  );
}
