// The sheet of the method as it cannot be changed: the sample of its preview, or what was saved before a plan ended.
import type { PremortemSheet } from '#machines/reversePremortem.machine.ts';
import { labPremortem as words } from '#content/labPremortem.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted } from '#ui/Text.tsx';
import { SentenceLine, SentenceText, Sentences } from './sentences.ts';

/** The week, what else was written, and what was heard. */
export function PremortemReading({ sheet }: { sheet: PremortemSheet }) {
  const { sentences, chosen, signs } = sheet;
  const week = chosen.flatMap((id) => sentences.filter((one) => one.id === id));
  const others = sentences.filter(({ id }) => !chosen.includes(id));
  const heard = words.signs.options.filter(({ id }) => signs.includes(id));
  return (
    <Stack $gap="two">
      {week.length === 0 ? null : (
        <DataTable
          caption={words.plan.title}
          head={[words.plan.what, ...words.plan.fields.map(({ label }) => label)]}
          numeric={[]}
          rows={week.map(({ text, plan }) => [
            text,
            plan.who ?? '',
            plan.day ?? '',
            plan.cost ?? '',
          ])}
        />
      )}
      {others.length === 0 ? null : (
        <Stack $gap="half">
          <Heading level={3}>
            {week.length === 0 ? words.sentence.title : words.plan.others}
          </Heading>
          <Sentences>
            {others.map(({ id, text, isTwice }) => (
              <SentenceLine key={id}>
                <SentenceText>{text}</SentenceText>
                {isTwice ? <Eyebrow>{words.reading.twice}</Eyebrow> : null}
              </SentenceLine>
            ))}
          </Sentences>
        </Stack>
      )}
      {heard.length === 0 ? null : (
        <Stack $gap="half">
          <Heading level={3}>{words.signs.label}</Heading>
          {heard.map(({ id, label }) => (
            <Muted key={id}>{label}</Muted>
          ))}
        </Stack>
      )}
      <Muted>{words.after}</Muted>
    </Stack>
  );
}
