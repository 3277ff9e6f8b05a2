// The Library, 'Strategic Insights': four articles, and the two letters they come from.
import { library } from '#content/library.ts';
import { rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { longDate } from '#pages/parts/dates.ts';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { plateOf } from '#pages/parts/plateOf.ts';
import { Page, Section } from '#ui/Page.tsx';
import { Grid } from '#ui/Stack.tsx';

/** The page at /library. */
export function LibraryPage() {
  const { label, title } = rooms.library;
  return (
    <Page>
      <Opening path="/library" plate="asyncq" />
      <Section number={1} label={label} title={title}>
        <Grid $columns={2} $gap="oneHalf">
          {library.map((article) => (
            <ItemCard
              key={article.id}
              kind={plateOf(article)}
              id={article.id}
              labels={[article.category, longDate(article.date), article.readTime]}
              title={article.title}
              href={article.href}
              text={article.excerpt}
              tags={article.tags}
            />
          ))}
        </Grid>
      </Section>
      <Notes sections={routes['/library'].sections} from={2} />
    </Page>
  );
}
