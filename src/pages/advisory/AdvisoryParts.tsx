// The subjects and the process of advisory, as figures between hairlines.
import { styled } from 'styled-components';
import { advisory } from '#content/advisory.ts';
import { Grid } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Lede, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Under = styled.div`
  display: grid;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
    column-gap: ${tokens.space.oneHalf};
    > * {
      grid-column: 2;
    }
  }
`;

/** The first text of a section: placed under its heading, not under its number. */
export function Lead({ children }: { children: string }) {
  return (
    <Under>
      <Lede>{children}</Lede>
    </Under>
  );
}

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.half};
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.accent};
`;

/** The four focus areas. */
export function Areas() {
  return (
    <Grid $columns={4} $gap="oneHalf">
      {advisory.areas.map(({ id, title, text }) => (
        <Part key={id}>
          <Heading level={3}>{title}</Heading>
          <Muted>{text}</Muted>
        </Part>
      ))}
    </Grid>
  );
}

const Line = styled.ol`
  display: grid;
  gap: ${tokens.space.oneHalf};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
  }
`;

/* Plotted points on an axis: each step is on the line, which continues to the next. */
const Point = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${tokens.space.half};
  padding-block-start: ${tokens.space.oneHalf};
  padding-inline-end: ${tokens.space.oneHalf};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.strong};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${tokens.space.hair});
    inset-inline-start: 0;
    width: ${tokens.space.half};
    height: ${tokens.space.half};
    border: ${tokens.line.bold} solid ${tokens.color.accent};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.background};
  }
`;

/** The three steps, in their order. */
export function Steps() {
  return (
    <Line>
      {advisory.steps.map(({ id, title, text }, index) => (
        <Point key={id}>
          <Eyebrow>{String(index + 1)}</Eyebrow>
          <Heading level={3}>{title}</Heading>
          <Muted>{text}</Muted>
        </Point>
      ))}
    </Line>
  );
}
