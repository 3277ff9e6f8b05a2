// The essays beyond the featured one and its three: a line each, with its date.
import { styled } from 'styled-components';
import { itemWords } from '#content/itemWords.ts';
import type { Article } from '#content/schema.items.ts';
import { longDate } from '#pages/parts/dates.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { Eyebrow, Labels } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const List = styled.ul`
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
`;

const Line = styled.li`
  display: grid;
  align-items: center;
  padding-block: ${tokens.space.half};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${tokens.space.oneHalf};
  }
`;

export type EarlierEssaysProps = { essays: readonly Article[] };

/** The list, in the order in which they are given. */
export const EarlierEssays = ({ essays }: EarlierEssaysProps) => (
  <List>
    {essays.map(({ title, href, date, readTime, tier }) => (
      <Line key={href}>
        <Eyebrow>
          <Labels
            parts={[longDate(date), readTime, ...(tier === 'premium' ? [itemWords.premium] : [])]}
            gold={itemWords.premium}
          />
        </Eyebrow>
        <span>
          <TextLink href={href}>{title}</TextLink>
        </span>
      </Line>
    ))}
  </List>
);
