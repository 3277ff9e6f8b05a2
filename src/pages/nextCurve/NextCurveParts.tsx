// The static parts of The Next Curve: its readers, its figures, and a quote by its author.
import { styled } from 'styled-components';
import { insights } from '#content/insights.ts';
import { readership } from '#content/readership.ts';
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

/* Figures between hairlines, as they stand on the home page. */
const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.oneHalf};
  margin: 0;
  padding-block: ${tokens.space.one};
  border-block: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > div {
    display: flex;
    flex-direction: column-reverse;
    gap: ${tokens.space.hair};
  }
  dt {
    color: ${tokens.color.muted};
    font-size: ${tokens.type.small};
  }
  dd {
    margin: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.type.section};
    line-height: ${tokens.leading.snug};
  }
`;

/** Testimonials, and the readership beside them. */
export function Readership() {
  const { sections } = usePageWords();
  const about = sections.find(({ id }) => id === 'readership');
  return (
    <Section label={insights.readers.label} title={insights.readers.title}>
      <Stack $gap="two">
        {about?.paragraphs.map((paragraph) => (
          <Lede key={paragraph}>
            <Sentence text={paragraph} />
          </Lede>
        ))}
        <Facts>
          {readership.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
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
