// The timer's result: how many answers have turned, the conclusion, and what the user should write down.
import { styled } from 'styled-components';
import { countOf, readingOf, turnedIn } from '#machines/labDiagnostic.machine.ts';
import type { TimerSheet } from '#machines/labDiagnostic.machine.ts';
import { labTimer as words } from '#content/labTimer.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted, MutedLines, Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { TimerFigure } from './TimerFigure.tsx';

const Reading = styled.ol`
  list-style: none;
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  > li {
    display: grid;
    grid-template-columns: ${tokens.size.linkColumn} minmax(0, 1fr);
    gap: ${tokens.space.one};
    padding-block: ${tokens.space.snug};
    border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
    color: ${tokens.color.muted};
    line-height: ${tokens.leading.snug};
  }
  > li > :first-child {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.small};
  }
  > [aria-current] {
    color: ${tokens.color.text};
    box-shadow: inset ${tokens.line.edge} 0 0 ${tokens.color.accent};
    padding-inline-start: ${tokens.space.one};
    font-weight: ${tokens.weight.medium};
  }
`;
const Turned = styled.ul`
  display: grid;
  gap: ${tokens.space.half};
  list-style: none;
  line-height: ${tokens.leading.snug};
  > li {
    display: grid;
    grid-template-columns: ${tokens.size.number} minmax(0, 1fr);
  }
  > li > :first-child {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.small};
    color: ${tokens.color.accent};
  }
`;
/** Lines to be filled in by hand: on paper alone. */
const WriteDown = styled.div`
  display: none;
  ${media.print} {
    display: grid;
    gap: ${tokens.space.oneHalf};
    p {
      border-block-end: ${tokens.line.hair} solid ${tokens.color.text};
    }
  }
`;

const readings = ['nothing', 'name', 'late'] as const;

/** The result sheet; it is printed without the rest of the page. */
export function TimerResult({ sheet }: { sheet: TimerSheet }) {
  const { questions, turned: said } = words;
  const turned = turnedIn(questions, sheet.answers);
  const count = countOf(questions, sheet);
  const reading = readingOf(count);
  const sentence =
    turned.length === 0
      ? said.none
      : turned.length === 1
        ? said.one
        : fillIn(said.many, { count: turned.length });
  return (
    <Stack $gap="two" data-print="alone">
      <Stack $gap="half">
        <Eyebrow>{words.resultLabel}</Eyebrow>
        <Heading level={3} look={2} tabIndex={-1}>
          {sentence}
        </Heading>
        {count > turned.length ? <Muted>{fillIn(said.doubled, { count })}</Muted> : null}
      </Stack>
      <Grid $columns={2} $gap="two">
        <TimerFigure answers={sheet.answers} />
        <Stack $gap="oneHalf">
          <Reading>
            {readings.map((id) => (
              <li key={id} aria-current={id === reading ? true : undefined}>
                <span>{words.readings[id].range}</span>
                <span>
                  <Sentence text={words.readings[id].text} />
                </span>
              </li>
            ))}
          </Reading>
          {turned.length === 0 ? null : (
            <Stack $gap="half">
              <Heading level={4}>{said.list}</Heading>
              <Turned>
                {turned.map((question) => (
                  <li key={question.id}>
                    <span>{questions.indexOf(question) + 1}</span>
                    <span>
                      <Sentence text={question.text} />
                      {question.countsDouble && sheet.alike.includes(question.id)
                        ? ` (${said.countsDouble})`
                        : ''}
                    </span>
                  </li>
                ))}
              </Turned>
            </Stack>
          )}
        </Stack>
      </Grid>
      <WriteDown>
        <Heading level={4}>{words.writeDown.title}</Heading>
        {words.writeDown.lines.map((line) => (
          <p key={line}>{line}:</p>
        ))}
      </WriteDown>
      <MutedLines>{words.warning}</MutedLines>
    </Stack>
  );
}
