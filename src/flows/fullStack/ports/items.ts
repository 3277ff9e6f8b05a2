// Every published item as the feed describes its own: what the full stack lists and searches. Each is named as its own page puts it
// on a stack (src/pages/parts/DetailPage.tsx).
import { answers } from '#content/answers.ts';
import { essays } from '#content/essays.ts';
import { feed } from '#content/feed.ts';
import { gatherings } from '#content/gatherings.ts';
import { labTools } from '#content/labTools.ts';
import { partners } from '#content/partners.ts';
import { pastGatherings } from '#content/pastGatherings.ts';
import type { Article, FullItem } from '#content/schema.items.ts';
import { signals } from '#content/signals.ts';
import { dateOfPage, opsCabinetDetails } from '#content/details/ops-cabinet.ts';
import { toolkits } from '#content/toolkits.ts';

const slugOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

const ofArticle =
  (type: 'second-curve' | 'next-curve') =>
  ({ title, excerpt, href, tags, date, tier }: Article): FullItem => ({
    kind: type,
    id: slugOf(href),
    type,
    title,
    summary: excerpt,
    link: href,
    tags,
    date,
    isPremium: tier === 'premium',
  });

const isInFeed = (link: string) => feed.some((item) => item.link === link);

/** In the order of the chips, without what the feed has. */
const published: readonly FullItem[] = [
  ...essays.map(ofArticle('second-curve')),
  ...signals.map(ofArticle('next-curve')),
  ...toolkits.map(({ id, title, description, category, previewLink, locked }) => ({
    kind: 'toolkit',
    id,
    type: 'tool-drops' as const,
    title,
    summary: description,
    link: previewLink,
    tags: [category],
    date: dateOfPage(previewLink) ?? '',
    isPremium: locked,
  })),
  // The tools beside the five toolkits.
  ...opsCabinetDetails
    .filter(({ path }) => !toolkits.some(({ previewLink }) => previewLink === path))
    .map(({ path, kind, title, summary, date = '' }) => ({
      kind,
      id: slugOf(path),
      type: 'tool-drops' as const,
      title,
      summary,
      link: path,
      tags: [],
      date,
      isPremium: false,
    })),
  ...labTools.map(({ title, description, href, tags, releaseDate }) => ({
    kind: 'lab-releases',
    id: slugOf(href),
    type: 'lab-releases' as const,
    title,
    summary: description,
    link: href,
    tags,
    date: releaseDate,
    isPremium: false,
  })),
  ...answers.map(({ title, excerpt, href, tags, date }) => ({
    kind: 'asyncq',
    id: slugOf(href),
    type: 'asyncq' as const,
    title,
    summary: excerpt,
    link: href,
    tags,
    date,
    isPremium: false,
  })),
  ...gatherings
    .filter(({ series }) => !isInFeed(`/open-circle#${series}`))
    .map(({ id, title, description, city, eventType, date }) => ({
      kind: 'open-circle',
      id,
      type: 'open-circle' as const,
      title,
      summary: description,
      link: `/open-circle#${id}`,
      tags: [city, eventType],
      date,
      isPremium: false,
    })),
  ...pastGatherings.map(({ id, title, question, eventType, date }) => ({
    kind: 'open-circle',
    id,
    type: 'open-circle' as const,
    title,
    summary: question,
    link: `/open-circle#${id}`,
    tags: [eventType],
    date,
    isPremium: false,
  })),
  ...partners.map(({ name, description, offer, category, href }) => ({
    kind: 'partner',
    id: slugOf(href),
    type: 'signal-exchange' as const,
    title: name,
    summary: `${offer}. ${description}`,
    link: href,
    tags: [category],
    date: '',
    isPremium: false,
  })),
];

/** All of it, each once: an item of the feed is the one of the feed. */
export const fullItems: readonly FullItem[] = [
  ...feed.map((item) => ({
    ...item,
    kind: item.type,
    isPremium: published.find(({ link }) => link === item.link)?.isPremium ?? false,
  })),
  ...published.filter(({ link }) => !isInFeed(link)),
];
