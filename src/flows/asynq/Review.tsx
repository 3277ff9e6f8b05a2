// Step 6: a summary with an Edit button for each step, the promised reply time, and the month's quota.
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { QuestionStep } from '#machines/asynq.machine.ts';
import { asynq } from '#content/asynq.ts';
import { requestForms } from '#content/requests.forms.ts';
import { refusedField } from '#flows/shared/limits.ts';
import { useVisitor } from '#boot/app.tsx';
import { Button } from '#ui/Button.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { StepFoot, StepFrame } from '#ui/StepFrame.tsx';
import { Eyebrow, Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { allowanceIn, monthWords, type StepProps } from './asynq.ts';
import { chosenWords } from './chosen.ts';
import { Published } from './Published.tsx';
import { Spent } from './Quota.tsx';
import { Back } from './StepFoot.tsx';

const { steps, review: words, context, submit, submitting, edit } = asynq.wizard;
const { landing } = asynq;

const Rows = styled.div`
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
`;

const RowBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.hair} ${tokens.space.one};
  align-items: start;
  padding-block: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.tablet} {
    grid-template-columns: ${tokens.size.linkColumn} minmax(0, 1fr) auto;
  }
`;

const Label = styled(Eyebrow)`
  align-self: center;
  ${media.tablet} {
    align-self: start;
    padding-block-start: 0.3em;
  }
`;

const Value = styled.div`
  grid-column: 1 / -1;
  grid-row: 2;
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${media.tablet} {
    grid-column: 2;
    grid-row: 1;
  }
`;

const EditPlace = styled.div`
  margin-block: calc(-1 * ${tokens.space.snug});
  margin-inline-end: calc(-1 * ${tokens.space.one});
  /* Level with the first line of the content that it changes. */
  ${media.tablet} {
    margin-block-start: calc((1lh - ${tokens.size.touch}) / 2);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.hair} ${tokens.space.one};
  dt {
    color: ${tokens.color.muted};
  }
`;

type RowProps = StepProps & {
  step: Exclude<QuestionStep, 'review'>;
  label: string;
  children: ReactNode;
};

/** The content of one step, and a button back to it. */
function Row({ actor, snapshot, step, label, children }: RowProps) {
  const change = { type: 'step.edited', step } as const;
  return (
    <RowBox aria-label={label}>
      <Label>{label}</Label>
      <Value>{children}</Value>
      <EditPlace>
        <Button
          size="small"
          variant="quiet"
          isDisabled={!snapshot.can(change)}
          onPress={() => actor.send(change)}
        >
          {edit}
          <VisuallyHidden>{step}</VisuallyHidden>
        </Button>
      </EditPlace>
    </RowBox>
  );
}

const labelOf = (options: readonly { id: string; label: string }[], id: string) =>
  options.find((option) => option.id === id)?.label ?? id;

/** Timeline, team, stage, link, and attachments. */
function ContextFacts({ snapshot }: Pick<StepProps, 'snapshot'>) {
  const { answers, files, note } = snapshot.context;
  const attached = [
    ...files.map(({ name }) => name),
    ...(note === null ? [] : [context.voice.label]),
  ];
  const facts = [
    [words.timeline, labelOf(context.timeline.options, answers.timeline)],
    [words.team, labelOf(context.team.options, answers.team)],
    [words.stage, labelOf(context.stage.options, answers.stage)],
    [words.productLink, answers.productLink.trim() || words.none],
    [words.attachments, attached.join(', ') || words.none],
  ] as const;
  return (
    <Facts>
      {facts.map(([term, fact]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </Facts>
  );
}

/** The label of the answer that a refusal names: `question`, or `context.productLink`. */
function refusedLabel(field: string | undefined): string | undefined {
  const name = field?.split('.').at(-1);
  const labels: Readonly<Record<string, string>> = { ...words, teamInvolvement: words.team };
  return name === undefined ? undefined : labels[name];
}

/** The refusal and its reason; a used-up quota has its own text. */
function Trouble({ snapshot }: Pick<StepProps, 'snapshot'>) {
  const { problem } = snapshot.context;
  const allowance = allowanceIn(snapshot);
  const isSpent = allowance?.left === 0;
  if (isSpent && allowance !== null)
    return <Spent allowance={allowance} live={problem?.key === 'quota_spent'} />;
  if (problem === null || problem.key === 'badLink') return null;
  const label = refusedLabel(problem.field);
  const said = label === undefined ? undefined : refusedField(label);
  return (
    <Notice
      tone="error"
      live
      title={said ?? problem.message ?? requestForms.problems[problem.key]}
    />
  );
}

/** The promised reply time, for each plan; members without priority also see how to get it. */
function Promised() {
  const { isPremium } = useVisitor();
  const { promise } = landing;
  return (
    <Notice title={words.promise}>
      {promise.priority}
      {isPremium ? null : (
        <>
          {' '}
          <TextLink href={promise.link.href} target="_blank">
            {words.priority}
          </TextLink>
        </>
      )}
    </Notice>
  );
}

/** The step. */
export function ReviewStep({ actor, snapshot }: StepProps) {
  const { isMember } = useVisitor();
  const { answers } = snapshot.context;
  const allowance = allowanceIn(snapshot);
  const { domain, subcategory, blockers, question } = chosenWords(answers);
  const { title, hint } = steps.review;
  const isBusy = snapshot.hasTag('busy');
  const send = { type: 'question.submitted' } as const;
  const step = { actor, snapshot };
  return (
    <StepFrame level={1} title={title} hint={hint}>
      <Rows>
        <Row {...step} step="domain" label={words.domain}>
          {domain}
        </Row>
        <Row {...step} step="subcategory" label={words.subcategory}>
          {subcategory}
        </Row>
        <Row {...step} step="blockers" label={words.blockers}>
          {blockers.join('\n')}
        </Row>
        <Row {...step} step="question" label={words.question}>
          <Sentence text={question} />
        </Row>
        <Row {...step} step="context" label={words.context}>
          <ContextFacts snapshot={snapshot} />
        </Row>
      </Rows>
      <Published answers={answers} />
      <Promised />
      {isMember ? null : <Notice>{words.signedOut}</Notice>}
      <Trouble snapshot={snapshot} />
      <StepFoot
        back={<Back {...step} />}
        note={allowance === null || allowance.left === 0 ? undefined : monthWords(allowance).left}
      >
        <Button
          variant="primary"
          isPending={isBusy}
          isDisabled={!isBusy && !snapshot.can(send)}
          onPress={() => actor.send(send)}
        >
          {isBusy ? submitting : submit}
        </Button>
      </StepFoot>
    </StepFrame>
  );
}
