// The third step: the three sentences of the week get a person, a day and a price.
import { useSelector } from '@xstate/react';
import { labPremortem as words } from '#content/labPremortem.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { PremortemRef } from './PremortemWriting.tsx';
import { SentenceLine, SentenceText, Sentences } from './sentences.ts';

/** The table of the week. It is printed without the rest of the page. */
export function PremortemPlanning({ actor }: { actor: PremortemRef }) {
  const { sentences, chosen, signs } = useSelector(actor, ({ context }) => context);
  const week = chosen.flatMap((id) => sentences.filter((one) => one.id === id));
  return (
    <Stack $gap="oneHalf">
      <Heading level={3} tabIndex={-1}>
        {words.plan.title}
      </Heading>
      {signs.length === 0 ? <Notice tone="error" title={words.signs.none} /> : null}
      <Sentences>
        {week.map(({ id, text, plan }) => (
          <SentenceLine key={id} data-sentence={id} aria-label={text}>
            <Stack $gap="one">
              <SentenceText>{text}</SentenceText>
              <Grid $columns={3} $gap="one">
                {words.plan.fields.map((field) => (
                  <TextField
                    key={field.id}
                    label={field.label}
                    // The same three fields for each sentence: which one this is about is in its name.
                    aria-label={`${field.label}: "${text}"`}
                    name={`${id}-${field.id}`}
                    maxLength={160}
                    value={plan[field.id] ?? ''}
                    onChange={(typed) =>
                      actor.send({ type: 'plan.typed', sentence: id, field: field.id, text: typed })
                    }
                  />
                ))}
              </Grid>
            </Stack>
          </SentenceLine>
        ))}
      </Sentences>
      <Muted>{words.after}</Muted>
      <Row>
        <Button variant="quiet" onPress={() => actor.send({ type: 'reading.resumed' })}>
          {words.backToReading}
        </Button>
      </Row>
    </Stack>
  );
}
