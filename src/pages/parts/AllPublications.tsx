// Everything that the site publishes, by kind: rows of links. They stay as their HTML (./publications.ts).
import { styled } from 'styled-components';
import { feedTypeNames, itemWords } from '#content/itemWords.ts';
import { rooms } from '#content/rooms.ts';
import type { FeedType } from '#content/schema.items.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Labels } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { publications } from './publicationRows.ts';

export { SeriesList } from './SeriesList.tsx';

const Rows = styled(Grid)`
  > li {
    display: grid;
    gap: ${tokens.space.hair};
    align-content: start;
    padding-block-start: ${tokens.space.half};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
`;

const Groups = ({ kinds }: { kinds: readonly FeedType[] }) => (
  <Stack $gap="two">
    {kinds.map((kind) => (
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

const everyKind = Object.keys(publications) as FeedType[];

/** All kinds, for /signal-stack. */
export const Everything = () => (
  <Section label={rooms.everything.label} title={rooms.everything.title}>
    <Groups kinds={everyKind} />
  </Section>
);

/** What there is to read, for /library. */
export const Writing = () => (
  <Section label={rooms.writing.label} title={rooms.writing.title}>
    <Groups kinds={['second-curve', 'next-curve', 'asyncq']} />
  </Section>
);
