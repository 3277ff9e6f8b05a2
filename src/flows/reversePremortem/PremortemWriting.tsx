// The first step: sentences about the first month, in the past tense.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { reversePremortemMachine } from '#machines/reversePremortem.machine.ts';
import { lab } from '#content/lab.ts';
import { labPremortem as words } from '#content/labPremortem.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { SentenceLine, SentenceText, Sentences } from './sentences.ts';

export type PremortemRef = ActorRefFrom<typeof reversePremortemMachine>;

/** The form, and what was written. */
export function PremortemWriting({
  actor,
  isDisabled,
}: {
  actor: PremortemRef;
  isDisabled: boolean;
}) {
  const { draft, sentences, problem } = useSelector(actor, ({ context }) => context);
  const isFew = problem?.key === 'few';
  const form = useFocusOnProblem(isFew ? null : problem);
  return (
    <Stack $gap="oneHalf">
      <Form
        ref={form}
        label={words.sentence.label}
        gap="one"
        onSubmit={() => actor.send({ type: 'sentence.added' })}
      >
        <TextArea
          rows={2}
          label={words.sentence.label}
          hint={words.sentence.hint}
          name="sentence"
          maxLength={240}
          value={draft}
          error={problem === null || isFew ? undefined : words.problems[problem.key]}
          isReadOnly={isDisabled}
          onChange={(text) => actor.send({ type: 'sentence.typed', text })}
        />
        <Row $gap="one">
          <Button type="submit" variant="primary" isDisabled={isDisabled}>
            {words.sentence.add}
          </Button>
          {isDisabled ? <Muted as="output">{lab.sheet.loading}</Muted> : null}
        </Row>
      </Form>
      <Stack $gap="half">
        <Heading level={3} tabIndex={-1}>
          {words.sentence.title}
        </Heading>
        {sentences.length === 0 ? (
          <Muted>{words.sentence.empty}</Muted>
        ) : (
          <Sentences>
            {sentences.map(({ id, text }) => (
              <SentenceLine key={id} data-sentence={id}>
                <SentenceText>{text}</SentenceText>
                <Button
                  size="small"
                  variant="quiet"
                  icon="close"
                  isDisabled={isDisabled}
                  onPress={() => actor.send({ type: 'sentence.removed', sentence: id })}
                >
                  {words.sentence.remove}
                  <VisuallyHidden> {text}</VisuallyHidden>
                </Button>
              </SentenceLine>
            ))}
          </Sentences>
        )}
      </Stack>
      {isFew ? <Notice tone="error" live title={words.problems.few} /> : null}
      <Row>
        <Button isDisabled={isDisabled} onPress={() => actor.send({ type: 'reading.begun' })}>
          {words.toReading}
        </Button>
      </Row>
    </Stack>
  );
}
