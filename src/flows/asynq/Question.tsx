// Step 4: a suggested question as it is, or the member's own.
import { asynq } from '#content/asynq.ts';
import { answerLimits } from '#content/limits.ts';
import type { AsynqSuggestion } from '#content/schema.asynq.ts';
import type { QuestionAnswers } from '#machines/asynq.machine.ts';
import { countOf, faultAt } from '#flows/shared/limits.ts';
import { Button } from '#ui/Button.tsx';
import { RadioCards } from '#ui/ChoiceCards.tsx';
import { Flush, Stack } from '#ui/Stack.tsx';
import { StepFrame } from '#ui/StepFrame.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { useFocusOnSwap } from '#ui/useFocusOnSwap.ts';
import { type StepProps } from './asynq.ts';
import { domainOf } from './chosen.ts';
import { StepFoot } from './StepFoot.tsx';

const { steps, question: words } = asynq.wizard;

const longest = answerLimits.asynq.question;

/** The message for a question that is too long. */
function faultOf({ ownQuestion, suggestion }: QuestionAnswers): string | undefined {
  const isOver = suggestion === null && countOf(ownQuestion.trim(), longest)?.isOver === true;
  return isOver ? faultAt('tooLong', longest) : undefined;
}

/** How many of the choices match a suggestion. */
const fitOf = (
  { subcategories, blockers }: AsynqSuggestion,
  answers: Pick<QuestionAnswers, 'subcategory' | 'blockers'>,
) =>
  (subcategories.includes(answers.subcategory ?? '') ? 2 : 0) +
  answers.blockers.filter((blocker) => blockers.includes(blocker)).length;

/** The suggestions of the domain, the matching ones first and marked as such. */
export function suggestionsFor(answers: QuestionAnswers) {
  const fits = (domainOf(answers)?.suggestions ?? []).map((one) => ({
    ...one,
    fit: fitOf(one, answers),
  }));
  return fits
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ id, text, fit }) => ({
      id,
      label: text,
      description: fit >= 2 ? words.fitting : undefined,
    }));
}

function Suggestions({ actor, snapshot }: StepProps) {
  const { answers } = snapshot.context;
  const options = suggestionsFor(answers);
  return (
    <>
      <RadioCards
        label={words.suggestions}
        layout="list"
        columns={1}
        options={options}
        value={answers.suggestion?.id ?? null}
        onChange={(id) => {
          const chosen = options.find((option) => option.id === id);
          if (chosen !== undefined)
            actor.send({ type: 'suggestion.chosen', suggestion: { id, text: chosen.label } });
        }}
      />
      <Flush>
        <Button
          variant="quiet"
          size="small"
          iconAfter="arrow"
          onPress={() => actor.send({ type: 'writing.requested' })}
        >
          {words.writeOwn}
        </Button>
      </Flush>
    </>
  );
}

function OwnQuestion({ actor, snapshot }: StepProps) {
  const { ownQuestion } = snapshot.context.answers;
  return (
    <>
      <TextArea
        name="question"
        label={words.label}
        hint={words.help}
        placeholder={words.placeholder}
        rows={6}
        value={ownQuestion}
        count={countOf(ownQuestion, longest)}
        error={faultOf(snapshot.context.answers)}
        onChange={(text) => actor.send({ type: 'question.edited', text })}
        isRequired
      />
      <Flush>
        <Button
          variant="quiet"
          size="small"
          icon="back"
          onPress={() => actor.send({ type: 'suggestions.requested' })}
        >
          {words.viewSuggestions}
        </Button>
      </Flush>
    </>
  );
}

/** The step. */
export function QuestionStep({ actor, snapshot }: StepProps) {
  const { title, hint } = steps.question;
  const isWriting = snapshot.hasTag('writing');
  const box = useFocusOnSwap<HTMLDivElement>(isWriting ? 'writing' : 'suggesting');
  const isComplete = snapshot.can({ type: 'step.continued' });
  const Part = isWriting ? OwnQuestion : Suggestions;
  return (
    <StepFrame level={1} title={title} hint={hint}>
      <Stack ref={box} $gap="one">
        <Part actor={actor} snapshot={snapshot} />
      </Stack>
      <StepFoot
        actor={actor}
        snapshot={snapshot}
        note={isComplete ? '' : (faultOf(snapshot.context.answers) ?? words.missing)}
      />
    </StepFrame>
  );
}
