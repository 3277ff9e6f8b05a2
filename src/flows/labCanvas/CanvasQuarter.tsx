// The quarter: one line for each note in the corner; and below it the notes that moved to the left, with the reason.
import { styled } from 'styled-components';
import { corner, notesAt } from '#machines/labCanvas.machine.ts';
import type { LineField, Note } from '#machines/labCanvas.machine.ts';
import { labCanvas } from '#content/labCanvas.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { media, tokens } from '#ui/tokens.ts';

const { quarter: words, learning } = labCanvas;

const fields: readonly { id: LineField; label: string }[] = words.fields;

const Lines = styled.ol`
  display: grid;
  gap: ${tokens.space.oneHalf};
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  gap: ${tokens.space.one};
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  break-inside: avoid;
  ${media.desktop} {
    grid-template-columns: 3fr 3fr 2fr 2fr;
    > p {
      grid-column: 1 / -1;
    }
  }
  ${media.print} {
    grid-template-columns: 3fr 3fr 2fr 2fr;
    > p {
      grid-column: 1 / -1;
    }
  }
`;
const Text = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  line-height: ${tokens.leading.snug};
  overflow-wrap: anywhere;
`;
const Log = styled.dl`
  display: grid;
  gap: ${tokens.space.snug};
  font-size: ${tokens.type.small};
  overflow-wrap: anywhere;
  dd {
    color: ${tokens.color.muted};
  }
`;

export type CanvasQuarterProps = {
  notes: readonly Note[];
  isDisabled: boolean;
  onType: (note: string, field: LineField, text: string) => void;
};

/** Both, under the grid. */
export function CanvasQuarter({ notes, isDisabled, onType }: CanvasQuarterProps) {
  const inCorner = notesAt(notes, corner);
  const moved = notes.filter(({ learnt }) => learnt.length > 0);
  return (
    <Stack $gap="two">
      <Stack $gap="half">
        <Heading level={3}>{words.title}</Heading>
        <Muted>{inCorner.length === 0 ? words.empty : words.text}</Muted>
      </Stack>
      {inCorner.length === 0 ? null : (
        <Lines>
          {inCorner.map(({ id, text, line }) => (
            <Line key={id} aria-label={text} data-line="">
              <Text>{text}</Text>
              {fields.map((field) => (
                <TextArea
                  key={field.id}
                  rows={1}
                  label={field.label}
                  // The same four fields for each note: which one this is about is in its name.
                  aria-label={`${field.label}: "${text}"`}
                  name={`${id}-${field.id}`}
                  maxLength={240}
                  value={line[field.id] ?? ''}
                  isReadOnly={isDisabled}
                  onChange={(value) => onType(id, field.id, value)}
                />
              ))}
            </Line>
          ))}
        </Lines>
      )}
      {moved.length === 0 ? null : (
        <Stack $gap="one">
          <Heading level={4}>{learning.log}</Heading>
          <Log>
            {moved.map(({ id, text, learnt }) => (
              <div key={id}>
                <dt>{text}</dt>
                {learnt.map((one, place) => (
                  <dd key={place}>{fillIn(learning.entry, one)}</dd>
                ))}
              </div>
            ))}
          </Log>
        </Stack>
      )}
    </Stack>
  );
}
