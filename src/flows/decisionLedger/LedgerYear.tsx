// What is read once a year: the closed lines in four fields, by result and by reason.
import { styled } from 'styled-components';
import { linesWith } from '#machines/decisionLedger.machine.ts';
import type { LedgerLine } from '#machines/decisionLedger.machine.ts';
import { labLedger as words } from '#content/labLedger.ts';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Sheet = styled.section`
  display: grid;
  gap: ${tokens.line.hair};
  padding: ${tokens.line.hair};
  background: ${tokens.color.hairline};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    background: none;
    gap: 0;
  }
`;
const Field = styled.div<{ $isMarked: boolean }>`
  display: grid;
  align-content: start;
  gap: ${tokens.space.half};
  padding: ${tokens.space.one};
  background: ${tokens.color.background};
  overflow-wrap: anywhere;
  ${(p) =>
    p.$isMarked
      ? `outline: ${tokens.line.bold} solid ${tokens.color.accent}; outline-offset: calc(-1 * ${tokens.line.bold});`
      : ''}
  ul {
    padding-inline-start: ${tokens.space.one};
  }
  ${media.print} {
    border: ${tokens.line.hair} solid ${tokens.color.strong};
  }
`;

/** The four fields; nothing as long as no line is closed. */
export function LedgerYear({ lines }: { lines: readonly LedgerLine[] }) {
  if (lines.every(({ outcome }) => outcome === null)) return null;
  return (
    <Stack $gap="one">
      <Stack $gap="half">
        <Heading level={3}>{words.year.title}</Heading>
        <Muted>{words.year.text}</Muted>
      </Stack>
      <Sheet aria-label={words.year.title}>
        {words.year.fields.map((field) => {
          const here = linesWith(lines, field);
          return (
            <Field key={field.id} $isMarked={field.id === 'lucky'} data-field={field.id}>
              <Eyebrow as="h4">
                {words.result[field.result]} / {words.reason[field.reason]}
              </Eyebrow>
              <Muted>{field.text}.</Muted>
              {here.length === 0 ? (
                <Muted>{words.year.none}</Muted>
              ) : (
                <ul>
                  {here.map(({ id, decision }) => (
                    <li key={id}>{decision}</li>
                  ))}
                </ul>
              )}
            </Field>
          );
        })}
      </Sheet>
    </Stack>
  );
}
