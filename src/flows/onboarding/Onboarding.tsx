// Onboarding: the steps and the progress over them, the same on the page and in the layer.
import { onboarding } from '#content/onboarding.ts';
import { fillIn } from '#flows/fillIn.ts';
import { statePath } from '#flows/statePath.ts';
import { ProgressSteps } from '#ui/ProgressSteps.tsx';
import { StepTransition } from '#ui/StepTransition.tsx';
import { Account } from './Account.tsx';
import { Identity, Modules, Signals } from './Choices.tsx';
import { Profile } from './Profile.tsx';
import { bars, stepOf, stepsBehind, type OnboardingSnapshot, type StepProps } from './steps.ts';
import { Welcome } from './Welcome.tsx';

const views = {
  welcome: Welcome,
  identity: Identity,
  profile: Profile,
  modules: Modules,
  signals: Signals,
  account: Account,
};

/** How far it has come: as many bars filled as steps behind. */
export function OnboardingProgress({ snapshot }: { snapshot: OnboardingSnapshot }) {
  const filled = stepsBehind(stepOf(statePath(snapshot.value)));
  const { label, value } = onboarding.progress;
  return (
    <ProgressSteps
      label={label}
      total={bars}
      filled={filled}
      valueText={fillIn(value, { filled, total: bars })}
    />
  );
}

/** The view of `onboarding`. */
export function Onboarding({ actor, snapshot }: StepProps) {
  const path = statePath(snapshot.value);
  const step = stepOf(path);
  const View = step === 'closed' ? null : views[step];
  return (
    <div data-flow="onboarding" data-state={path}>
      <StepTransition step={step}>
        {View === null ? null : <View actor={actor} snapshot={snapshot} />}
      </StepTransition>
    </div>
  );
}

/** The words around it: what it is called, and its close button. */
export const frameWords = (snapshot: OnboardingSnapshot) =>
  snapshot.context.purpose === 'edit' ? onboarding.edit : onboarding;
