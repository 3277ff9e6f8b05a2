// Whether an answer helped, and why: asked below it, shown once it is said, and said anew.
import { useId } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { afterAnswer } from '#content/afterAnswer.ts';
import { replyLimit } from '#content/limits.ts';
import type { Opinion as SaidOpinion, opinionMachine } from '#machines/opinion.machine.ts';
import { useFlows } from '#boot/useFlow.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { paris } from '#flows/myRequests/words.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf } from '#flows/shared/limits.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Muted, MutedLines } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { YesNo } from '#ui/YesNo.tsx';
import { tokens } from '#ui/tokens.ts';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';

const words = afterAnswer.opinion;

type ViewProps = {
  actor: ActorRefFrom<typeof opinionMachine>;
  snapshot: SnapshotFrom<typeof opinionMachine>;
};

const Box = styled.section`
  max-width: ${tokens.size.heading};
`;
const Choice = styled.div`
  max-width: ${tokens.size.progress};
`;
const Said = styled.p`
  max-width: ${tokens.measureReading};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The form. */
function Asking({ actor, snapshot }: ViewProps) {
  const { helped, why, opinion, problem } = snapshot.context;
  const question = useId();
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  const { helpedMissing, whyTooLong } = words.problems;
  const longest = replyLimit.toLocaleString('en-US');
  return (
    <Form
      ref={form}
      gap="one"
      label={words.question}
      onSubmit={() => actor.send({ type: 'opinion.sent' })}
    >
      <Stack $gap="half">
        <p id={question}>{words.question}</p>
        <Choice>
          <YesNo
            labelledBy={question}
            yes={words.yes}
            no={words.no}
            value={helped === null ? undefined : helped ? 'yes' : 'no'}
            isDisabled={isBusy}
            isInvalid={problem?.key === 'helpedMissing'}
            onChange={(value) => actor.send({ type: 'helped.chosen', helped: value === 'yes' })}
          />
        </Choice>
      </Stack>
      <TextArea
        label={words.why}
        hint={words.hint}
        optional
        rows={3}
        value={why}
        isReadOnly={isBusy}
        onChange={(text) => actor.send({ type: 'why.edited', text })}
        count={countOf(why, replyLimit)}
        error={problem?.key === 'whyTooLong' ? fillIn(whyTooLong, { longest }) : undefined}
      />
      <DraftNotice draft={snapshot.children.draft} />
      {problem === null || problem.key === 'whyTooLong' ? null : (
        <Notice
          tone="error"
          live
          title={
            problem.key === 'helpedMissing'
              ? helpedMissing
              : (problem.message ?? words.problems[problem.key])
          }
        >
          {problem.key === 'helpedMissing' ? null : words.kept}
        </Notice>
      )}
      <Row $gap="half">
        <Button type="submit" size="small" variant="primary" isPending={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
        {opinion === null ? null : (
          <Button
            size="small"
            variant="quiet"
            isDisabled={isBusy}
            onPress={() => actor.send({ type: 'change.cancelled' })}
          >
            {words.keep}
          </Button>
        )}
      </Row>
    </Form>
  );
}

/** What was said, and a button to say it anew. */
function AlreadySaid({
  actor,
  opinion,
  asksNext,
}: Pick<ViewProps, 'actor'> & {
  opinion: SaidOpinion;
  asksNext: boolean;
}) {
  return (
    <Stack $gap="half">
      <output>{opinion.helped ? words.helped : words.failedToHelp}</output>
      {opinion.why === null ? null : <Said>{opinion.why}</Said>}
      <Muted>{fillIn(words.saidAt, { date: paris(opinion.saidAt) })}</Muted>
      {asksNext ? <MutedLines>{words.next}</MutedLines> : null}
      <Row>
        <Button size="small" onPress={() => actor.send({ type: 'change.requested' })}>
          {words.change}
        </Button>
      </Row>
    </Stack>
  );
}

type OpinionProps = {
  id: string;
  /** What was said before. */
  opinion: SaidOpinion | null;
  /** Below it the page asks whether the answer may be published. */
  asksNext: boolean;
};

/** The view of `opinion`. */
export function Opinion({ id, opinion, asksNext }: OpinionProps) {
  const [flow] = useFlows('requestPage/opinion');
  const actor = useActorRef(flow, { input: { id, opinion, longest: replyLimit } });
  const snapshot = useSelector(actor, (current) => current);
  const said = snapshot.context.opinion;
  const path = statePath(snapshot.value);
  const title = useId();
  const box = useLostFocus<HTMLElement>(path, 'button, input');
  return (
    <Box ref={box} aria-labelledby={title} data-flow="opinion" data-state={path} data-print="hide">
      <Stack $gap="one">
        <Eyebrow as="h2" id={title}>
          {words.label}
        </Eyebrow>
        {snapshot.hasTag('asking') ? <Asking actor={actor} snapshot={snapshot} /> : null}
        {snapshot.hasTag('said') && said !== null ? (
          <AlreadySaid actor={actor} opinion={said} asksNext={asksNext && said.helped} />
        ) : null}
      </Stack>
    </Box>
  );
}
