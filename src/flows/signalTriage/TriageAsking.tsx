// One signal of the triage: it is written, asked about, dropped at the first no, or noted for the log.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { TriageQuestion, signalTriageMachine } from '#machines/signalTriage.machine.ts';
import { lab } from '#content/lab.ts';
import { labTriage as words } from '#content/labTriage.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted, Sentence } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { tokens } from '#ui/tokens.ts';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';

const Signal = styled.p`
  max-width: ${tokens.measure};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  line-height: ${tokens.leading.snug};
  overflow-wrap: anywhere;
`;
const Looks = styled.dl`
  display: grid;
  gap: ${tokens.space.one};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  dt {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    color: ${tokens.color.muted};
  }
`;
/* One step at a time, in a frame that does not move with the step. */
const Frame = styled(Stack)`
  padding: ${tokens.space.oneHalf};
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.medium};
`;

type TriageRef = ActorRefFrom<typeof signalTriageMachine>;

function Writing({ actor, isDisabled }: { actor: TriageRef; isDisabled: boolean }) {
  const { signal, problem } = useSelector(actor, ({ context }) => context);
  const form = useFocusOnProblem(problem);
  return (
    <Form
      ref={form}
      label={words.signal.label}
      gap="one"
      onSubmit={() => actor.send({ type: 'questions.begun' })}
    >
      <TextArea
        rows={2}
        label={words.signal.label}
        hint={words.signal.hint}
        name="signal"
        maxLength={240}
        value={signal}
        error={problem?.key === 'blank' ? words.problems.blank : undefined}
        isReadOnly={isDisabled}
        onChange={(text) => actor.send({ type: 'signal.typed', text })}
      />
      <Row $gap="one">
        <Button type="submit" variant="primary" isDisabled={isDisabled}>
          {words.signal.begin}
        </Button>
        {isDisabled ? <Muted as="output">{lab.sheet.loading}</Muted> : null}
      </Row>
    </Form>
  );
}

/** What is asked, above the answer. */
function Asked({ actor }: { actor: TriageRef }) {
  const signal = useSelector(actor, ({ context }) => context.signal);
  return (
    <Stack $gap="hair">
      <Eyebrow>{words.signal.now}</Eyebrow>
      <Signal>{signal}</Signal>
    </Stack>
  );
}

function Question({ actor, id }: { actor: TriageRef; id: TriageQuestion }) {
  const place = words.questions.findIndex((question) => question.id === id);
  const question = words.questions[place];
  if (question === undefined) return null;
  return (
    <Stack $gap="oneHalf">
      <Asked actor={actor} />
      <Stack $gap="half">
        <Eyebrow>{fillIn(words.number, { number: place + 1 })}</Eyebrow>
        <Heading level={3} tabIndex={-1}>
          {question.text}
        </Heading>
      </Stack>
      <Looks>
        <Grid $columns={2} $gap="one">
          {(['yes', 'no'] as const).map((answer) => (
            <div key={answer}>
              <dt>{words[`${answer}Looks`]}</dt>
              <dd>
                <Sentence text={question[answer]} />
              </dd>
            </div>
          ))}
        </Grid>
      </Looks>
      <Row $gap="half">
        {(['yes', 'no'] as const).map((answer) => (
          <Button key={answer} onPress={() => actor.send({ type: 'answer.given', answer })}>
            {words[answer]}
          </Button>
        ))}
        <Button variant="quiet" onPress={() => actor.send({ type: 'answer.takenBack' })}>
          {words.back}
        </Button>
      </Row>
    </Stack>
  );
}

function Stopped({ actor }: { actor: TriageRef }) {
  const no = useSelector(actor, ({ context }) => context.no);
  const place = words.questions.findIndex(({ id }) => id === no);
  return (
    <Stack $gap="oneHalf">
      <Asked actor={actor} />
      <Stack $gap="half">
        <Heading level={3} tabIndex={-1}>
          {fillIn(words.stopped.title, { number: place + 1 })}
        </Heading>
        <Muted>
          {fillIn(words.stopped.text, { question: words.questions[place]?.text ?? '' })}
        </Muted>
      </Stack>
      <Row $gap="half">
        <Button variant="primary" onPress={() => actor.send({ type: 'signal.dropped' })}>
          {words.stopped.drop}
        </Button>
        <Button variant="quiet" onPress={() => actor.send({ type: 'answer.takenBack' })}>
          {words.stopped.back}
        </Button>
      </Row>
    </Stack>
  );
}

function Noting({ actor }: { actor: TriageRef }) {
  const { note, problem } = useSelector(actor, ({ context }) => context);
  const form = useFocusOnProblem(problem);
  return (
    <Form ref={form} label={words.note.title} onSubmit={() => actor.send({ type: 'line.added' })}>
      <Asked actor={actor} />
      <Stack $gap="half">
        <Heading level={3} tabIndex={-1}>
          {words.note.title}
        </Heading>
        <Muted>{words.note.text}</Muted>
      </Stack>
      <Grid $columns={2} $gap="one">
        {words.fields.map(({ id, label }) => (
          <TextArea
            key={id}
            rows={2}
            label={label}
            name={id}
            maxLength={240}
            optional={id === 'would'}
            value={note[id]}
            error={
              problem !== null && id !== 'would' && note[id].trim() === ''
                ? words.problems.incomplete
                : undefined
            }
            onChange={(text) => actor.send({ type: 'note.typed', field: id, text })}
          />
        ))}
      </Grid>
      <Row $gap="half">
        <Button type="submit" variant="primary">
          {words.note.add}
        </Button>
        <Button variant="quiet" onPress={() => actor.send({ type: 'answer.takenBack' })}>
          {words.back}
        </Button>
      </Row>
    </Form>
  );
}

/** The step in which the signal is. */
export function TriageAsking({ actor }: { actor: TriageRef }) {
  const snapshot = useSelector(actor, (current) => current);
  const { place } = snapshot.context;
  return (
    <Frame data-print="hide">
      {snapshot.hasTag('asking') &&
      place !== 'writing' &&
      place !== 'stopped' &&
      place !== 'noting' ? (
        <Question key={place} actor={actor} id={place} />
      ) : snapshot.hasTag('stopped') ? (
        <Stopped actor={actor} />
      ) : snapshot.hasTag('noting') ? (
        <Noting actor={actor} />
      ) : (
        <Writing actor={actor} isDisabled={snapshot.hasTag('restoring')} />
      )}
    </Frame>
  );
}
