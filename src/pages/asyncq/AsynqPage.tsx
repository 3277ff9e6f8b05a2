// AsynQ: what a question is, what an answer is, and two of them to read.
import { asyncqDetails } from '#content/details/asyncq.ts';
import { rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { longDate } from '#pages/parts/dates.ts';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Grid } from '#ui/Stack.tsx';

const { sections } = routes['/asyncq'];

/** The page at /asyncq. */
export function AsynqPage() {
  const { label, title } = rooms.asyncq;
  return (
    <Page>
      <Opening path="/asyncq" plate="asyncq" />
      <Notes sections={sections} />
      <Section number={sections.length + 1} label={label} title={title}>
        <Grid $columns={2} $gap="oneHalf">
          {asyncqDetails.map((answer) => (
            <ItemCard
              key={answer.path}
              kind="asyncq"
              id={answer.path.slice(answer.path.lastIndexOf('/') + 1)}
              labels={answer.date === undefined ? [] : [longDate(answer.date)]}
              title={answer.title}
              href={answer.path}
              text={answer.summary}
            />
          ))}
        </Grid>
      </Section>
    </Page>
  );
}
