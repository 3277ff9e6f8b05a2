// Publications as a plain list, one line each: its date and kind, then its title.
import { styled } from 'styled-components';
import { itemWords } from '#content/itemWords.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { Eyebrow, Labels } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { longDate } from './dates.ts';

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

/** One publication: `kind` is "Essay", "Signal" or "Answer". */
export type Publication = {
  title: string;
  href: string;
  date: string;
  kind: string;
  isPremium: boolean;
};

export type PublicationListProps = { publications: readonly Publication[] };

/** All of them in the order in which they are given. */
export const PublicationList = ({ publications }: PublicationListProps) => (
  <List>
    {publications.map(({ title, href, date, kind, isPremium }) => (
      <Line key={href}>
        <Eyebrow>
          <Labels
            parts={[longDate(date), kind, ...(isPremium ? [itemWords.premium] : [])]}
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
