// Essays and signals as they are listed: the featured one wide, the others as cards.
import { styled } from 'styled-components';
import { itemWords, letterNames } from '#content/itemWords.ts';
import type { Article, LibraryArticle } from '#content/schema.items.ts';
import { Grid, Stack, wholeRows } from '#ui/Stack.tsx';
import { Labels } from '#ui/Text.tsx';
import { longDate } from './dates.ts';
import { Feature } from './Feature.tsx';
import { ItemCard } from './ItemCard.tsx';
import { plateOf } from './plateOf.ts';

/** When it appeared, how long it is, and whether it is premium. */
const labelsOf = ({ date, readTime, tier }: LibraryArticle) => [
  longDate(date),
  readTime,
  ...(tier === 'premium' ? [itemWords.premium] : []),
];

const Cards = styled(Grid)<{ $columns: 2 | 3 }>`
  ${(p) => wholeRows(p.$columns)}
`;

export type ArticleCardsProps = {
  articles: readonly LibraryArticle[];
  columns: 2 | 3;
  /** Shows the newsletter of each article: for lists that mix the two. */
  namesLetter?: boolean | undefined;
};

/** Pieces beside each other, alike. */
export function ArticleCards({ articles, columns, namesLetter = false }: ArticleCardsProps) {
  return (
    <Cards $columns={columns} $gap="oneHalf">
      {articles.map((article) => (
        <ItemCard
          key={article.id}
          look={plateOf(article)}
          id={article.id}
          labels={[...(namesLetter ? [letterNames[article.category]] : []), ...labelsOf(article)]}
          title={article.title}
          href={article.href}
          text={article.excerpt}
          tags={article.tags}
        />
      ))}
    </Cards>
  );
}

export type FeaturedArticlesProps = {
  articles: readonly Article[];
  /** A longer text for the featured one. */
  featuredText?: string | undefined;
};

/** The featured articles of a newsletter. */
export function FeaturedArticles({ articles, featuredText }: FeaturedArticlesProps) {
  return articles
    .filter((article) => article.featured)
    .map((article) => (
      <Feature
        key={article.id}
        look={plateOf(article)}
        id={article.id}
        eyebrow={<Labels parts={labelsOf(article)} gold={itemWords.premium} />}
        title={article.title}
        href={article.href}
        text={featuredText ?? article.excerpt}
        tags={article.tags}
      />
    ));
}

export type ArticleListProps = FeaturedArticlesProps & { columns: 2 | 3 };

/** The articles of a newsletter. */
export function ArticleList({ articles, columns, featuredText }: ArticleListProps) {
  return (
    <Stack $gap="oneHalf">
      <FeaturedArticles articles={articles} featuredText={featuredText} />
      <ArticleCards articles={articles.filter((article) => !article.featured)} columns={columns} />
    </Stack>
  );
}
