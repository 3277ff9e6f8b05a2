// Essays and signals as they are listed: the featured one wide, the others as cards.
import { itemWords } from '#content/rooms.ts';
import type { Article } from '#content/schema.items.ts';
import type { PlateKind } from '#ui/Plate.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Labels } from '#ui/Text.tsx';
import { longDate } from './dates.ts';
import { Feature } from './Feature.tsx';
import { ItemCard } from './ItemCard.tsx';

export type ArticleListProps = {
  articles: readonly Article[];
  kind: PlateKind;
  columns: 2 | 3;
  /** A longer text for the featured one. */
  featuredText?: string | undefined;
};

/** When it appeared, how long it is, and whether it is premium. */
const labelsOf = ({ date, readTime, tier }: Article) => [
  longDate(date),
  readTime,
  ...(tier === 'premium' ? [itemWords.premium] : []),
];

/** A letter's pieces. */
export function ArticleList({ articles, kind, columns, featuredText }: ArticleListProps) {
  const featured = articles.filter((article) => article.featured);
  const others = articles.filter((article) => !article.featured);
  return (
    <Stack $gap="oneHalf">
      {featured.map((article) => (
        <Feature
          key={article.id}
          kind={kind}
          id={article.id}
          eyebrow={<Labels parts={labelsOf(article)} />}
          title={article.title}
          href={article.href}
          text={featuredText ?? article.excerpt}
          tags={article.tags}
        />
      ))}
      <Grid $columns={columns} $gap="oneHalf">
        {others.map((article) => (
          <ItemCard
            key={article.id}
            kind={kind}
            id={article.id}
            labels={labelsOf(article)}
            title={article.title}
            href={article.href}
            text={article.excerpt}
            tags={article.tags}
          />
        ))}
      </Grid>
    </Stack>
  );
}
