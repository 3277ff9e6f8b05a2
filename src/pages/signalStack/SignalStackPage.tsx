// The Signal Stack: what arrives in one, and how it is built.
import { feed } from '#content/feed.ts';
import { feedTypeNames, rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { longDate } from '#pages/parts/dates.ts';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Grid } from '#ui/Stack.tsx';

/** The page at /signal-stack. */
export function SignalStackPage() {
  const { label, title } = rooms.signalStack;
  return (
    <Page>
      <Opening path="/signal-stack" plate="next-curve" />
      <Section number={1} label={label} title={title}>
        <Grid $columns={2} $gap="oneHalf">
          {feed.map((item) => (
            <ItemCard
              key={item.id}
              kind={item.type}
              id={item.id}
              labels={[feedTypeNames[item.type], longDate(item.date)]}
              title={item.title}
              href={item.link}
              text={item.summary}
              tags={item.tags}
            />
          ))}
        </Grid>
      </Section>
      <Notes sections={routes['/signal-stack'].sections} from={2} />
    </Page>
  );
}
