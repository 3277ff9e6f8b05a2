// The content of the detail pages, by section: the items, and the details of each beyond its text. Loaded on demand.
import { feed } from '#content/feed.ts';
import { itemWords } from '#content/itemWords.ts';
import type { RoutePath } from '#content/routes.ts';
import type { Article, Detail } from '#content/schema.items.ts';
import type { Block } from '#content/schema.publications.ts';
import { longDate } from './dates.ts';

/** The metadata of an item: the parts of its mono line, its subjects, its neighbors by slug. */
export type Mark = {
  labels: readonly string[];
  tags: readonly string[];
  neighbours?: readonly string[];
};

export type DetailArea = {
  path: RoutePath;
  details: readonly Detail[];
  /** The text of the link at the end of an item of this section. */
  words:
    'secondCurve' | 'nextCurve' | 'asyncq' | 'opsCabinet' | 'signalExchange' | 'coLab' | 'fromLab';
  mark: (slug: string) => Mark | undefined;
};

const articleMark = (articles: readonly Article[]) => (slug: string) => {
  const article = articles.find(({ id }) => id === slug);
  if (article === undefined) return undefined;
  const access = article.tier === 'premium' ? [itemWords.premium] : [];
  return { labels: [article.readTime, ...access], tags: article.tags };
};

const feedMark = (slug: string): Mark | undefined => {
  const item = feed.find(({ link }) => link.endsWith(`/${slug}`));
  return item && { labels: [], tags: item.tags };
};

/** Adds the real first page of its file to a toolkit's page. */
function withFirstPage(detail: Detail, previews: Readonly<Record<string, readonly Block[]>>) {
  const page = previews[detail.path.slice(detail.path.lastIndexOf('/') + 1)];
  if (page === undefined) return detail;
  const heading: Block = { kind: 'heading', level: 2, id: 'preview', words: [itemWords.firstPage] };
  return { ...detail, body: [...detail.body, heading, ...page] };
}

const loaders = {
  '/second-curve': async () => {
    const [{ secondCurveDetails }, { essays }] = await Promise.all([
      import('#content/details/second-curve.ts'),
      import('#content/essays.ts'),
    ]);
    return {
      path: '/second-curve',
      details: secondCurveDetails,
      words: 'secondCurve',
      mark: articleMark(essays),
    };
  },
  '/next-curve': async () => {
    const [{ nextCurveDetails }, { signals }] = await Promise.all([
      import('#content/details/next-curve.ts'),
      import('#content/signals.ts'),
    ]);
    return {
      path: '/next-curve',
      details: nextCurveDetails,
      words: 'nextCurve',
      mark: articleMark(signals),
    };
  },
  '/asyncq/responses': async () => {
    const { asyncqDetails } = await import('#content/details/asyncq.ts');
    return { path: '/asyncq', details: asyncqDetails, words: 'asyncq', mark: feedMark };
  },
  '/ops-cabinet': async () => {
    const [{ opsCabinetDetails }, { previews }, { toolkits }] = await Promise.all([
      import('#content/details/ops-cabinet.ts'),
      import('#content/details/previews.ts'),
      import('#content/toolkits.ts'),
    ]);
    return {
      path: '/ops-cabinet',
      details: opsCabinetDetails.map((detail) => withFirstPage(detail, previews)),
      words: 'opsCabinet',
      mark: (slug) => {
        const toolkit = toolkits.find(({ id }) => id === slug);
        if (toolkit === undefined) return feedMark(slug);
        const access = toolkit.locked ? itemWords.premium : itemWords.free;
        return { labels: [toolkit.category, access], tags: toolkit.stats };
      },
    };
  },
  '/signal-exchange': async () => {
    const [{ signalExchangeDetails }, { partners }] = await Promise.all([
      import('#content/details/signal-exchange.ts'),
      import('#content/partners.ts'),
    ]);
    return {
      path: '/signal-exchange',
      details: signalExchangeDetails,
      words: 'signalExchange',
      mark: (slug) => {
        const partner = partners.find(({ id }) => id === slug);
        return partner && { labels: [partner.category], tags: [partner.offer] };
      },
    };
  },
  '/co-lab': async () => {
    const [{ coLabDetails }, { experts }] = await Promise.all([
      import('#content/details/co-lab.ts'),
      import('#content/experts.ts'),
    ]);
    return {
      path: '/co-lab',
      details: coLabDetails,
      words: 'coLab',
      mark: (slug) => {
        const expert = experts.find(({ id }) => id === slug);
        return expert && { labels: [expert.role], tags: expert.expertise };
      },
    };
  },
  '/from-lab': async () => {
    const [{ fromLabDetails }, { labTools }] = await Promise.all([
      import('#content/details/from-lab.ts'),
      import('#content/labTools.ts'),
    ]);
    return {
      path: '/from-lab',
      details: fromLabDetails,
      words: 'fromLab',
      mark: (slug) => {
        const tool = labTools.find(({ id }) => id === slug);
        return (
          tool && {
            labels: [tool.status, tool.category],
            tags: tool.tags,
            neighbours: tool.relatedTools,
          }
        );
      },
    };
  },
} satisfies Record<string, () => Promise<DetailArea>>;

export type DetailAreaPath = keyof typeof loaders;

/** One section, with all of its items. */
export const openArea = (room: DetailAreaPath): Promise<DetailArea> => loaders[room]();

/** The mono line of an item: its labels, then its date. */
export const labelsOf = ({ date }: Detail, mark: Mark | undefined): readonly string[] => [
  ...(date === undefined ? [] : [longDate(date)]),
  ...(mark?.labels ?? []),
];
