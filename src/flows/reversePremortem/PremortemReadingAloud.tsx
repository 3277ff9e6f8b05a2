// The second step: the sentences are read, and three are chosen for the week.
import { useSelector } from '@xstate/react';
import { labPremortem as words } from '#content/labPremortem.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { CheckLines } from '#ui/CheckLines.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PremortemRef } from './PremortemWriting.tsx';
import { SentenceLine, SentenceText, Sentences } from './sentences.ts';

/** The sentences with their two marks, and the five kinds to look for. */
export function PremortemReadingAloud({ actor }: { actor: PremortemRef }) {
  const { sentences, chosen, signs, problem } = useSelector(actor, ({ context }) => context);
  return (
    <Stack $gap="oneHalf">
      <Stack $gap="half">
        <Heading level={3} tabIndex={-1}>
          {words.reading.title}
        </Heading>
        <Muted as="output">{fillIn(words.reading.chosen, { count: chosen.length })}</Muted>
      </Stack>
      <Sentences>
        {sentences.map(({ id, text, isTwice }) => (
          <SentenceLine key={id} data-sentence={id}>
            <SentenceText>{text}</SentenceText>
            <Row $gap="half">
              <Button
                size="small"
                aria-pressed={isTwice}
                icon={isTwice ? 'check' : undefined}
                variant={isTwice ? 'secondary' : 'quiet'}
                onPress={() => actor.send({ type: 'twice.toggled', sentence: id })}
              >
                {words.reading.twice}
                <VisuallyHidden> {text}</VisuallyHidden>
              </Button>
              <Button
                size="small"
                aria-pressed={chosen.includes(id)}
                icon={chosen.includes(id) ? 'check' : undefined}
                variant={chosen.includes(id) ? 'primary' : 'secondary'}
                onPress={() => actor.send({ type: 'choice.toggled', sentence: id })}
              >
                {words.reading.choose}
                <VisuallyHidden> {text}</VisuallyHidden>
              </Button>
            </Row>
          </SentenceLine>
        ))}
      </Sentences>
      <CheckLines
        label={words.signs.label}
        hint={words.signs.hint}
        options={words.signs.options}
        value={signs}
        onToggle={(sign) => actor.send({ type: 'sign.toggled', sign })}
      />
      {problem === null ? null : <Notice tone="error" live title={words.problems[problem.key]} />}
      <Row $gap="half">
        <Button variant="primary" onPress={() => actor.send({ type: 'planning.begun' })}>
          {words.toPlanning}
        </Button>
        <Button variant="quiet" onPress={() => actor.send({ type: 'writing.resumed' })}>
          {words.backToWriting}
        </Button>
      </Row>
    </Stack>
  );
}
