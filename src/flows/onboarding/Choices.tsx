// Steps 1, 3 and 4: cards of which at least one is chosen.
import { onboarding } from '#content/onboarding.ts';
import { fillIn } from '#flows/fillIn.ts';
import type { ModuleId } from '#machines/onboarding.machine.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxCards } from '#ui/ChoiceCards.tsx';
import { StepFoot, StepFrame } from './StepFrame.tsx';
import { toggledId, type StepProps } from './steps.ts';

const moduleNames = (ids: readonly ModuleId[]) =>
  onboarding.modules.options
    .filter((option) => ids.includes(option.id))
    .map((option) => option.label)
    .join(', ');

function Onward({ actor, snapshot, children }: StepProps & { children: string }) {
  return (
    <Button
      variant="primary"
      isDisabled={!snapshot.can({ type: 'step.continued' })}
      onPress={() => actor.send({ type: 'step.continued' })}
    >
      {children}
    </Button>
  );
}

/** Step 1: why somebody is here. */
export function Identity({ actor, snapshot }: StepProps) {
  const words = onboarding.identity;
  const { identities, modules } = snapshot.context.answers;
  const summary =
    identities.length === 0
      ? ''
      : fillIn(words.summary, { count: identities.length, modules: moduleNames(modules) });
  return (
    <StepFrame title={words.title} hint={words.hint}>
      <CheckboxCards
        label={words.title}
        hideLabel
        columns={3}
        options={words.options}
        value={identities}
        onChange={(chosen) => {
          const id = toggledId(identities, chosen);
          if (id !== undefined) actor.send({ type: 'identity.toggled', id });
        }}
      />
      <StepFoot note={summary}>
        <Onward actor={actor} snapshot={snapshot}>
          {words.button}
        </Onward>
      </StepFoot>
    </StepFrame>
  );
}

/** Step 3: what the feed is made of. */
export function Modules({ actor, snapshot }: StepProps) {
  const words = onboarding.modules;
  const { modules } = snapshot.context.answers;
  return (
    <StepFrame title={words.title} hint={words.hint}>
      <CheckboxCards
        label={words.title}
        hideLabel
        columns={3}
        options={words.options}
        value={modules}
        onChange={(chosen) => {
          const id = toggledId(modules, chosen);
          if (id !== undefined) actor.send({ type: 'module.toggled', id });
        }}
      />
      <StepFoot>
        <Onward actor={actor} snapshot={snapshot}>
          {words.button}
        </Onward>
      </StepFoot>
    </StepFrame>
  );
}

/** Step 4: what somebody wants to hear of. */
export function Signals({ actor, snapshot }: StepProps) {
  const words = onboarding.signals;
  const { signals } = snapshot.context.answers;
  const isLocked = snapshot.can({ type: 'step.continued' });
  return (
    <StepFrame title={words.title} hint={words.hint}>
      <CheckboxCards
        label={words.title}
        hideLabel
        columns={3}
        options={words.options}
        value={signals}
        onChange={(chosen) => {
          const id = toggledId(signals, chosen);
          if (id !== undefined) actor.send({ type: 'signal.toggled', id });
        }}
      />
      <StepFoot note={isLocked ? words.locked : ''}>
        <Onward actor={actor} snapshot={snapshot}>
          {words.button}
        </Onward>
      </StepFoot>
    </StepFrame>
  );
}
