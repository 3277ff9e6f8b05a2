// The three ways to collaborate, each with a link.
import { coLab } from '#content/coLab.ts';
import { usePageWords } from '#boot/pageData.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid } from '#ui/Stack.tsx';
import { Application } from './asking.ts';

const { label, title } = coLab.ways;

/** The section; `number` is its place on the page. */
export function Ways({ number }: { number: number }) {
  const { sections } = usePageWords();
  return (
    <Section id="ways" number={number} label={label} title={title}>
      <Grid $columns={3} $gap="oneHalf">
        {sections.map(({ id, title: name, paragraphs, link }) => (
          <Card
            key={id}
            id={id}
            heading={name}
            footer={
              link === undefined ? (
                <Application form="contribute" variant="secondary" />
              ) : (
                <ArrowLink link={link} />
              )
            }
          >
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
