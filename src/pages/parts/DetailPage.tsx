// The page of one item: its text in the reading typeface, its plate and subjects in the margin, its neighbors below.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { feed } from '#content/feed.ts';
import { itemWords } from '#content/itemWords.ts';
import { author } from '#content/author.ts';
import { AddToStack, StackNote } from '#flows/stack/AddToStack.tsx';
import { Share, ShareNote } from '#flows/share/Share.tsx';
import { StackProvider } from '#flows/stack/StackProvider.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Plate } from '#ui/Plate.tsx';
import { plates } from '#ui/plates/all.ts';
import { Prose } from '#ui/Prose.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Display, Eyebrow, Labels, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { Contents } from './Contents.tsx';
import { Crumbs } from './Crumbs.tsx';
import { ItemCard } from './ItemCard.tsx';
import { Beside } from './Beside.tsx';
import type { DetailPageData } from './load.ts';
import { Tags } from './Points.tsx';
import { NextPart } from './NextPart.tsx';
import { PremiumReading } from './PremiumReading.tsx';
import { Reading } from './Reading.tsx';

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.three};
  ${media.desktop} {
    grid-template-columns: minmax(0, ${tokens.size.heading}) minmax(${tokens.size.card}, 1fr);
    gap: ${tokens.space.two} ${tokens.space.four};
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${tokens.space.one};
  max-width: ${tokens.size.heading};
`;

const Margin = styled.div`
  display: grid;
  align-self: start;
  gap: ${tokens.space.oneHalf};
  padding-block-start: ${tokens.space.two};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  /* Side by side: the plate, and the details of the item. */
  ${media.tablet} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    align-items: start;
    > :first-child {
      grid-row: span 2;
    }
  }
  ${media.desktop} {
    grid-template: none / minmax(0, 1fr);
    > :first-child {
      grid-row: auto;
    }
    grid-column: 2;
    grid-row: 1 / span 2;
    padding-block-start: 0;
    padding-inline-start: ${tokens.space.oneHalf};
    border-block-start: 0;
    border-inline-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;

const Figure = styled.div`
  max-width: ${tokens.size.aside};
`;

const headingId = 'item';

/** Essays and signals open with a drop capital; instructions do not. */
const isLetter = (kind: DetailPageData['item']['kind']) =>
  kind === 'second-curve' || kind === 'next-curve';

/** Whether the advisor has written the item. */
const isSigned = (kind: DetailPageData['item']['kind']) => isLetter(kind) || kind === 'asyncq';

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Adds the item to the stack or shares it; an item that is also in the feed is the same one there. */
function CardActions({
  path,
  kind,
  title,
}: Pick<DetailPageData['item'], 'path' | 'kind' | 'title'>) {
  const inFeed = feed.find(({ link }) => link === path);
  const item = { kind: inFeed?.type ?? kind, id: inFeed?.id ?? slugOf(path), link: path };
  return (
    <StackProvider>
      <Stack $gap="half">
        <Row $gap="half">
          <AddToStack {...item} title={inFeed?.title ?? title} />
          <Share link={path} title={title} />
        </Row>
        <ShareNote link={path} />
        <StackNote kind={item.kind} id={item.id} />
      </Stack>
    </StackProvider>
  );
}

export type DetailPageProps = DetailPageData & {
  /** The content under the text, in the reading column. */
  children?: ReactNode;
  /** A section of its own between the item and its neighbors. */
  after?: ReactNode;
};

/** One item of a section. */
export function DetailPage(props: DetailPageProps) {
  const { room, item, labels, tags, more, beside, part, children, after } = props;
  return (
    <Page>
      <Stack $gap="two">
        <Crumbs items={[{ label: room.name, href: room.path }, { label: item.title }]} />
        <Sheet aria-labelledby={headingId}>
          <Head>
            <Eyebrow>
              <Labels parts={[room.name, ...labels]} gold={itemWords.premium} />
            </Eyebrow>
            <Display id={headingId} tabIndex={-1}>
              {item.title}
            </Display>
            {isSigned(item.kind) ? (
              <p>
                <TextLink href={author.href} rel="author" tone="quiet">
                  {author.byline}
                </TextLink>
              </p>
            ) : null}
          </Head>
          {/* The actions are under the text, in its column. */}
          <Stack $gap="three">
            <Prose $dropCap={isLetter(item.kind)}>
              {item.premium === true ? (
                <PremiumReading key={item.path} id={item.path.slice(1)} beginning={item.body} />
              ) : (
                <Reading blocks={item.body} />
              )}
            </Prose>
            <NextPart part={part} />
            {children}
          </Stack>
          {/* In view with the beginning of the text, which it follows: tools/site/faces/page.mjs. */}
          <Margin data-beside>
            <Figure>
              <Plate
                look={plates[item.kind === 'expert' ? 'portrait' : item.kind]}
                id={slugOf(item.path)}
                ratio={1.9}
              />
            </Figure>
            <Muted>{item.summary}</Muted>
            <CardActions path={item.path} kind={item.kind} title={item.title} />
            <Tags tags={tags} label={itemWords.subjects} />
            <Contents blocks={item.body} />
          </Margin>
        </Sheet>
        <Beside {...beside} />
      </Stack>
      {after}
      {more.items.length > 0 ? (
        <div data-print="hide">
          <Section label={room.name} title={more.title}>
            <Grid $columns={2} $gap="oneHalf">
              {more.items.map(({ path, kind, title, summary, labels: known }) => (
                <ItemCard
                  key={path}
                  look={plates[kind]}
                  id={slugOf(path)}
                  labels={known}
                  title={title}
                  href={path}
                  text={summary}
                />
              ))}
            </Grid>
          </Section>
        </div>
      ) : null}
    </Page>
  );
}
