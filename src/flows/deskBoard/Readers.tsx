// The letters: who reads them, what went out, and the newest issue.
import { styled } from 'styled-components';
import { deskBoard } from '#content/deskBoard.ts';
import { feedWords } from '#content/published.ts';
import type { Letter } from '#machines/deskBoard.machine.ts';
import { NextIssue } from '#flows/deskIssue/NextIssue.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Labels, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import type { DeskBoardRef, ShownProps } from './props.ts';

const words = deskBoard.readers;

const Box = styled.article`
  display: grid;
  align-content: start;
  gap: ${tokens.space.oneHalf};
  min-width: 0;
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;

function Issues({ issues, title }: Pick<Letter, 'issues'> & { title: string }) {
  if (issues.length === 0) return <Muted>{words.none}</Muted>;
  return (
    <DataTable
      caption={`${title}: ${words.issues}`}
      head={[words.issue, words.sent, words.queued, words.failed, words.missing]}
      numeric={[false, true, true, true, true]}
      rows={issues.map((one) => [one.title, one.sent, one.queued, one.failed, one.missing])}
    />
  );
}

function LetterBox({ letter, actor }: { letter: Letter; actor: DeskBoardRef }) {
  const { list, readers, waiting, left, issues, next } = letter;
  const { title } = feedWords.feeds[`/${list}`];
  return (
    <Box aria-labelledby={`letter-${list}`}>
      <Stack $gap="half">
        <Heading level={3} id={`letter-${list}`}>
          {title}
        </Heading>
        <Eyebrow>
          <Labels parts={fillIn(words.counts, { readers, waiting, left }).split(' · ')} />
        </Eyebrow>
      </Stack>
      {next === null ? null : (
        <NextIssue
          key={next.issue.slug}
          issue={next.issue}
          missing={next.missing}
          isOut={next.isOut}
          board={actor}
        />
      )}
      <Issues issues={issues} title={title} />
    </Box>
  );
}

/** Both letters beside each other. */
export const Readers = ({ board, actor }: ShownProps<'readers'>) => (
  <Grid $columns={2} $gap="three">
    {board.rows.map((letter) => (
      <LetterBox key={letter.list} letter={letter} actor={actor} />
    ))}
  </Grid>
);
