// Everything that the site publishes, by kind: rows of links, newest first. They stay as their HTML (./publications.ts).
import { styled } from 'styled-components';
import { answers } from '#content/answers.ts';
import { essays } from '#content/essays.ts';
import { gatherings } from '#content/gatherings.ts';
import { feedTypeNames, itemWords } from '#content/itemWords.ts';
import { labTools } from '#content/labTools.ts';
import { partners } from '#content/partners.ts';
import { rooms } from '#content/rooms.ts';
import type { Article, FeedType } from '#content/schema.items.ts';
import { signals } from '#content/signals.ts';
import { toolkits } from '#content/toolkits.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Labels } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
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
  'tool-drops': toolkits.map(({ title, previewLink, category, locked }) => ({
    title,
    href: previewLink,
    labels: [category, ...ofTier(locked)],
  })),
  'lab-releases': labTools
    .toSorted((one, other) => other.releaseDate.localeCompare(one.releaseDate))
    .map(({ title, href, releaseDate }) => ({ title, href, labels: [longDate(releaseDate)] })),
  asyncq: answers
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ title, href, date }) => ({ title, href, labels: [longDate(date)] })),
  'open-circle': gatherings.map(({ id, title, date }) => ({
    title,
    href: `/open-circle#${id}`,
    labels: [longDate(date)],
  })),
  'signal-exchange': partners.map(({ name, href, category }) => ({
    title: name,
    href,
    labels: [category],
  })),
};

const Rows = styled(Grid)`
  > li {
    display: grid;
    gap: ${tokens.space.hair};
    align-content: start;
    padding-block-start: ${tokens.space.half};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;

const everyKind = Object.keys(publications) as FeedType[];

const Groups = () => (
  <Stack $gap="two">
    {everyKind.map((kind) => (
      <Stack key={kind} $gap="one" data-kind={kind}>
        <Heading level={3}>{feedTypeNames[kind]}</Heading>
        <Rows as="ul" $columns={2} $gap="one">
          {publications[kind].map(({ title, href, labels }) => (
            <li key={href}>
              <Eyebrow>
                <Labels parts={labels} gold={itemWords.premium} />
              </Eyebrow>
              <TextLink href={href}>{title}</TextLink>
            </li>
          ))}
        </Rows>
      </Stack>
    ))}
  </Stack>
);

/** All kinds, for /signal-stack. */
export const Everything = () => (
  <Section label={rooms.everything.label} title={rooms.everything.title}>
    <Groups />
  </Section>
);
