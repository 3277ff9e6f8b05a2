// The log of the triage: a line for each signal that passed, and how many did not.
import { styled } from 'styled-components';
import type { TriageSheet } from '#machines/signalTriage.machine.ts';
import { labTriage as words } from '#content/labTriage.ts';
import { longDate } from '#flows/shared/dates.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const Lines = styled.ol`
  display: grid;
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  gap: ${tokens.space.one};
  padding-block: ${tokens.space.oneHalf};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  break-inside: avoid;
  overflow-wrap: anywhere;
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${tokens.space.one} ${tokens.space.two};
  }
`;
const Text = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  line-height: ${tokens.leading.snug};
`;
const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.snug};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  dt {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    color: ${tokens.color.muted};
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const facts = words.fields.filter(({ id }) => id !== 'would');
const wouldLabel = words.fields.find(({ id }) => id === 'would')?.label ?? '';

export type TriageLogProps = Pick<TriageSheet, 'lines' | 'stopped'> & {
  isDisabled: boolean;
  onType: (line: string, text: string) => void;
  onRemove: (line: string) => void;
};

/** The log. It is printed without the rest of the page. */
export function TriageLog({ lines, stopped, isDisabled, onType, onRemove }: TriageLogProps) {
  const ended = words.questions.filter(({ id }) => stopped[id] > 0);
  const count = Object.values(stopped).reduce((sum, one) => sum + one, 0);
  return (
    <Stack $gap="one" data-print={lines.length > 0 ? 'alone' : undefined}>
      <Heading level={3}>{words.log.title}</Heading>
      <Muted as="output">
        {lines.length === 0
          ? words.log.empty
          : lines.length === 1
            ? words.log.one
            : fillIn(words.log.count, { count: lines.length })}
      </Muted>
      {lines.length === 0 ? null : (
        <Lines>
          {lines.map((line) => (
            <Line key={line.id} data-line="" data-focus-group={line.id}>
              <Stack $gap="snug">
                <Eyebrow>{line.day === null ? words.log.undated : longDate(line.day)}</Eyebrow>
                <Text>{line.signal}</Text>
                <Facts>
                  {facts.map(({ id, label }) => (
                    <div key={id}>
                      <dt>{label}</dt>
                      <dd>{line[id]}</dd>
                    </div>
                  ))}
                </Facts>
              </Stack>
              <Stack $gap="half">
                <TextArea
                  rows={2}
                  label={wouldLabel}
                  name={`${line.id}-would`}
                  maxLength={240}
                  value={line.would}
                  isReadOnly={isDisabled}
                  onChange={(text) => onType(line.id, text)}
                />
                <Row $gap="half" data-print="hide">
                  {line.would.trim() === '' ? <Badge tone="ember">{words.log.idle}</Badge> : null}
                  <Button
                    size="small"
                    variant="quiet"
                    icon="close"
                    isDisabled={isDisabled}
                    onPress={() => onRemove(line.id)}
                  >
                    {words.log.remove}
                    <VisuallyHidden> {line.signal}</VisuallyHidden>
                  </Button>
                </Row>
              </Stack>
            </Line>
          ))}
        </Lines>
      )}
      <Stack $gap="hair">
        <Muted as="output">
          {count === 0
            ? words.dropped.none
            : count === 1
              ? words.dropped.one
              : fillIn(words.dropped.many, { count })}
        </Muted>
        {ended.map(({ id, text }) => (
          <Muted key={id}>{fillIn(words.dropped.by, { question: text, count: stopped[id] })}</Muted>
        ))}
      </Stack>
    </Stack>
  );
}
