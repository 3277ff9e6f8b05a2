// What is published of each kind, as the lists on /signal-stack and /library show it.
import { answers } from '#content/answers.ts';
import { opsCabinetDetails } from '#content/details/ops-cabinet.ts';
import { essays } from '#content/essays.ts';
import { gatherings } from '#content/gatherings.ts';
import { itemWords } from '#content/itemWords.ts';
import { labTools } from '#content/labTools.ts';
import { pastGatheringWords, pastGatherings } from '#content/pastGatherings.ts';
import { partners } from '#content/partners.ts';
import type { Article, FeedType } from '#content/schema.items.ts';
import { signals } from '#content/signals.ts';
import { isLockedPage } from '#content/toolkits.ts';
import { longDate } from './dates.ts';

/** A row: what it is, where it is, and the labels above it. */
export type Publication = { title: string; href: string; labels: readonly string[] };

const ofTier = (isPremium: boolean) => (isPremium ? [itemWords.premium] : []);

const ofArticle = ({ title, href, date, tier }: Article): Publication => ({
  title,
  href,
  labels: [longDate(date), ...ofTier(tier === 'premium')],
});

/** What is published of each kind, in the order of the chips on /signal-stack. */
export const publications: Readonly<Record<FeedType, readonly Publication[]>> = {
  'second-curve': essays.map(ofArticle),
  'next-curve': signals.map(ofArticle),
  'tool-drops': opsCabinetDetails
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
    .map(({ path, title, date }) => ({
      title,
      href: path,
      labels: [...(date === undefined ? [] : [longDate(date)]), ...ofTier(isLockedPage(path))],
    })),
  'lab-releases': labTools
    .toSorted((one, other) => other.releaseDate.localeCompare(one.releaseDate))
    .map(({ title, href, releaseDate }) => ({ title, href, labels: [longDate(releaseDate)] })),
  asyncq: answers
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ title, href, date }) => ({ title, href, labels: [longDate(date)] })),
  'open-circle': gatherings
    .map(({ id, title, date }) => ({
      title,
      href: `/open-circle#${id}`,
      labels: [longDate(date)],
    }))
    .concat(
      pastGatherings.map(({ id, title, date }) => ({
        title,
        href: `/open-circle#${id}`,
        labels: [pastGatheringWords.title, longDate(date)],
      })),
    ),
  'signal-exchange': partners.map(({ name, href, category }) => ({
    title: name,
    href,
    labels: [category],
  })),
};
