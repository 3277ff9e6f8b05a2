// The six steps with their progress above, and the answers so far beside them.
import { styled } from 'styled-components';
import type { QuestionStep } from '#machines/asynq.machine.ts';
import { asynq } from '#content/asynq.ts';
import { site } from '#content/site.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { QuestionDelivery } from '#flows/questionDelivery/QuestionDelivery.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Page } from '#ui/Page.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { useDocumentTitle } from '#ui/useDocumentTitle.ts';
import { allowanceIn, monthWords, steps, type StepProps } from './asynq.ts';
import { chosenWords } from './chosen.ts';
import { BlockersStep, DomainStep, SubcategoryStep } from './Choices.tsx';
import { ContextStep } from './Context.tsx';
import { Published } from './Published.tsx';
import { QuestionStep as Question } from './Question.tsx';
import { ReviewStep } from './Review.tsx';

const { landing, wizard } = asynq;

const views = {
  domain: DomainStep,
  subcategory: SubcategoryStep,
  blockers: BlockersStep,
  question: Question,
  context: ContextStep,
  review: ReviewStep,
};

/** The step, and on a desktop the answers beside it. */
const Sheet = styled.div`
  display: grid;
  gap: ${tokens.space.four};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${tokens.size.card};
  }
`;

const Margin = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.two};
  align-self: start;
  padding-block-start: ${tokens.space.two};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.desktop} {
    padding-block-start: 0;
    margin-block-start: ${tokens.space.three};
    padding-inline-start: ${tokens.space.oneHalf};
    border-block-start: 0;
    border-inline-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.one};
  dd {
    overflow-wrap: anywhere;
  }
`;

/** The choices so far, the promised reply time, the quota, and published pieces on the question. */
function SoFar({ snapshot, step }: Pick<StepProps, 'snapshot'> & { step: QuestionStep }) {
  const { answers } = snapshot.context;
  const allowance = allowanceIn(snapshot);
  const { domain, subcategory, blockers } = chosenWords(answers);
  const { soFar, review } = wizard;
  // The review and the step of the blockers already show these choices.
  const chosen = [
    [review.domain, domain],
    [review.subcategory, subcategory],
    [review.blockers, step === 'blockers' ? undefined : blockers.join('; ')],
  ] as const;
  const facts = [
    ...(step === 'review' ? [] : chosen),
    [soFar.promise, soFar.promiseText],
    [soFar.left, allowance === null ? landing.quota.perMonth : monthWords(allowance).short],
  ] as const;
  return (
    <Margin aria-label={soFar.title}>
      <Facts>
        {facts.map(([term, fact]) =>
          fact === undefined || fact === '' ? null : (
            <div key={term}>
              <Eyebrow as="dt">{term}</Eyebrow>
              <dd>
                <Sentence text={fact} />
              </dd>
            </div>
          ),
        )}
      </Facts>
      {step === 'question' ? <Published answers={answers} /> : null}
    </Margin>
  );
}

/** The view of a step. */
export function Wizard({ actor, snapshot, step }: StepProps & { step: QuestionStep }) {
  const number = steps.indexOf(step) + 1;
  const Step = views[step];
  const { title } = wizard.steps[step];
  useDocumentTitle(`${title} · ${landing.headline} · ${site.brand.titleSuffix}`);
  return (
    <Page>
      <Stack $gap="two">
        <ProgressBar
          label={wizard.label}
          value={number}
          max={steps.length}
          valueText={fillIn(wizard.progress, { step: number })}
        />
        <DraftNotice draft={snapshot.children.draft} />
        <QuestionDelivery delivery={snapshot.children.questionDelivery} />
        <Sheet>
          <Step key={step} actor={actor} snapshot={snapshot} />
          <SoFar snapshot={snapshot} step={step} />
        </Sheet>
      </Stack>
    </Page>
  );
}
