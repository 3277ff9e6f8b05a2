// Steps 1 to 3: domain and subcategory, where a choice opens the next step, and blockers, which allow several choices.
import { asynq } from '#content/asynq.ts';
import { asynqDomains } from '#content/asynq/domains.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { toggledId } from '#flows/shared/toggledId.ts';
import { CheckboxCards, RadioCards } from '#ui/ChoiceCards.tsx';
import { Muted } from '#ui/Text.tsx';
import { StepFrame } from '#ui/StepFrame.tsx';
import { type StepProps } from './asynq.ts';
import { domainOf } from './chosen.ts';
import { StepFoot } from './StepFoot.tsx';

const { wizard } = asynq;

/** Step 1. */
export function DomainStep({ actor, snapshot }: StepProps) {
  const { title, hint } = wizard.steps.domain;
  const { answers } = snapshot.context;
  return (
    <StepFrame level={1} title={title} hint={hint}>
      <RadioCards
        label={title}
        hideLabel
        isFinal
        columns={2}
        options={asynqDomains}
        value={answers.domain}
        onChange={(domain) => actor.send({ type: 'domain.chosen', domain })}
      />
      {answers.subcategory === null ? null : <Muted>{wizard.otherDomain}</Muted>}
    </StepFrame>
  );
}

/** Step 2. */
export function SubcategoryStep({ actor, snapshot }: StepProps) {
  const { title, hint } = wizard.steps.subcategory;
  const { answers } = snapshot.context;
  return (
    <StepFrame level={1} title={title} hint={hint}>
      <RadioCards
        label={title}
        hideLabel
        isFinal
        columns={2}
        options={domainOf(answers)?.subcategories ?? []}
        value={answers.subcategory}
        onChange={(subcategory) => actor.send({ type: 'subcategory.chosen', subcategory })}
      />
      <StepFoot actor={actor} snapshot={snapshot} onward="choice" />
    </StepFrame>
  );
}

/** Step 3. */
export function BlockersStep({ actor, snapshot }: StepProps) {
  const { title, hint } = wizard.steps.blockers;
  const { answers } = snapshot.context;
  const count = answers.blockers.length;
  return (
    <StepFrame level={1} title={title} hint={hint}>
      <CheckboxCards
        label={title}
        hideLabel
        layout="list"
        columns={1}
        options={domainOf(answers)?.blockers ?? []}
        value={answers.blockers}
        onChange={(now) => {
          const blocker = toggledId(answers.blockers, now);
          if (blocker !== undefined) actor.send({ type: 'blocker.toggled', blocker });
        }}
      />
      <StepFoot
        actor={actor}
        snapshot={snapshot}
        note={count === 0 ? wizard.blockers.missing : fillIn(wizard.blockers.chosen, { count })}
      />
    </StepFrame>
  );
}
