// Steps 1, 3 and 4: cards of which the user chooses at least one.
import { onboarding } from '#content/onboarding.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { toggledId } from '#flows/shared/toggledId.ts';
import type { ModuleId } from '#machines/onboarding.machine.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxCards, type ChoiceOption } from '#ui/ChoiceCards.tsx';
import { StepFoot, StepFrame } from '#ui/StepFrame.tsx';
import type { StepProps } from './steps.ts';

const moduleNames = (ids: readonly ModuleId[]) =>
  onboarding.modules.options
    .filter((option) => ids.includes(option.id))
    .map((option) => option.label)
    .join(', ');

type ChoiceStepProps<Id extends string> = StepProps & {
  words: { title: string; hint: string; button: string; options: readonly ChoiceOption<Id>[] };
  chosen: readonly Id[];
  onToggle: (id: Id) => void;
  /** The status of the choice. */
  note?: string;
};

/** Cards under their question, and the button to continue. */
function ChoiceStep<Id extends string>(props: ChoiceStepProps<Id>) {
  const { actor, snapshot, words, chosen, onToggle, note } = props;
  const onward = { type: 'step.continued' } as const;
  return (
    <StepFrame title={words.title} hint={words.hint}>
      <CheckboxCards
        label={words.title}
        hideLabel
        columns={3}
        options={words.options}
        value={chosen}
        onChange={(now) => {
          const id = toggledId(chosen, now);
          if (id !== undefined) onToggle(id);
        }}
      />
      <DraftNotice draft={snapshot.children.draft} />
      <StepFoot note={note}>
        <Button
          variant="primary"
          isDisabled={!snapshot.can(onward)}
          onPress={() => actor.send(onward)}
        >
          {words.button}
        </Button>
      </StepFoot>
    </StepFrame>
  );
}

/** Step 1: the user's reason to be here. */
export function Identity({ actor, snapshot }: StepProps) {
  const words = onboarding.identity;
  const { identities, modules } = snapshot.context.answers;
  const summary =
    identities.length === 0
      ? ''
      : fillIn(words.summary, { count: identities.length, modules: moduleNames(modules) });
  return (
    <ChoiceStep
      actor={actor}
      snapshot={snapshot}
      words={words}
      chosen={identities}
      onToggle={(id) => actor.send({ type: 'identity.toggled', id })}
      note={summary}
    />
  );
}

/** Step 3: the modules of the feed. */
export function Modules({ actor, snapshot }: StepProps) {
  return (
    <ChoiceStep
      actor={actor}
      snapshot={snapshot}
      words={onboarding.modules}
      chosen={snapshot.context.answers.modules}
      onToggle={(id) => actor.send({ type: 'module.toggled', id })}
    />
  );
}

/** Step 4: the subjects that interest the user. */
export function Signals({ actor, snapshot }: StepProps) {
  const words = onboarding.signals;
  const isLocked = snapshot.can({ type: 'step.continued' });
  return (
    <ChoiceStep
      actor={actor}
      snapshot={snapshot}
      words={words}
      chosen={snapshot.context.answers.signals}
      onToggle={(id) => actor.send({ type: 'signal.toggled', id })}
      note={isLocked ? words.locked : ''}
    />
  );
}
