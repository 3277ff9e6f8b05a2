// The static parts of The Next Curve: its readers, its figures, and a quote by its author.
import { styled } from 'styled-components';
import { insights } from '#content/insights.ts';
import { nextReaders } from '#content/testimonials.ts';
import { usePageWords } from '#boot/pageData.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Quote } from '#pages/parts/Quote.tsx';
import { BarFigure } from '#ui/BarFigure.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Lede, Muted, Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

/* Bars are drawn at any width: three beside each other from a tablet on. */
const Beside = styled.div`
  display: grid;
  gap: ${tokens.space.two};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Testimonials, and the readership beside them. */
export function Readership() {
  const { sections } = usePageWords();
  const readership = sections.find(({ id }) => id === 'readership');
  return (
    <Section label={insights.readers.label} title={insights.readers.title}>
      <Stack $gap="two">
        {readership?.paragraphs.map((paragraph) => (
          <Lede key={paragraph}>
            <Sentence text={paragraph} />
          </Lede>
        ))}
        <Grid $columns={3} $gap="oneHalf">
          {nextReaders.map(({ id, ...said }) => (
            <Quote key={id} {...said} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

/** Three figures from three signals. */
export function Figures() {
  return (
    <Section label={insights.label} title={insights.title}>
      <Stack $gap="oneHalf">
        <Muted>{insights.note}</Muted>
        <Beside>
          {insights.figures.map(({ id, signal, ...figure }) => (
            <Stack key={id} $gap="half">
              <BarFigure {...figure} tableLabel={insights.table} />
              <div>
                <ArrowLink link={signal} />
              </div>
            </Stack>
          ))}
        </Beside>
      </Stack>
    </Section>
  );
}

/** The definition of a signal, in one sentence. */
export const Saying = () => <Quote {...insights.quote} isAlone />;
