// The three ways to collaborate, each with what it leads to.
import { coLab } from '#content/coLab.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid } from '#ui/Stack.tsx';
import type { CoLabWords } from '#content/schema.applications.ts';
import { Application } from './asking.ts';

const { label, title, items }: CoLabWords['ways'] = coLab.ways;

/** The section; `number` is its place on the page. */
export function Ways({ number }: { number: number }) {
  return (
    <Section id="ways" number={number} label={label} title={title}>
      <Grid $columns={3} $gap="oneHalf">
        {items.map(({ id, title: name, text, link }) => (
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
            <p>{text}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
