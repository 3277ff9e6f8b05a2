// Co-Lab: the experts, and three ways to work with them.
import { experts } from '#content/experts.ts';
import { rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Grid } from '#ui/Stack.tsx';

/** The page at /co-lab. */
export function CoLabPage() {
  const { label, title } = rooms.coLab;
  return (
    <Page>
      <Opening path="/co-lab" plate="expert" />
      <Section number={1} label={label} title={title}>
        <Grid $columns={2} $gap="oneHalf">
          {experts.map((expert) => (
            <ItemCard
              key={expert.id}
              kind="expert"
              id={expert.image}
              labels={[expert.role]}
              title={expert.name}
              href={expert.href}
              text={expert.bio}
              tags={expert.expertise}
            />
          ))}
        </Grid>
      </Section>
      <Notes sections={routes['/co-lab'].sections} from={2} />
    </Page>
  );
}
