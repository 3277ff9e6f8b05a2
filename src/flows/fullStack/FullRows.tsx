// Everything published in the order of its reader, or what the search finds of it; each row goes to its page and onto the stack.
import { styled } from 'styled-components';
import type { Reader } from '#machines/feed.machine.ts';
import type { SavedSearch } from '#machines/fullStack.machine.ts';
import type { FullItem } from '#content/schema.items.ts';
import { feedTypeNames, itemWords } from '#content/itemWords.ts';
import { fullStack } from '#content/fullStack.ts';
import { ranked, sentenceOf, type Ranked } from '#flows/feed/order.ts';
import { longDate } from '#flows/shared/dates.ts';
import { AddToStack, StackNote } from '#flows/stack/AddToStack.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Grid } from '#ui/Stack.tsx';
import { Eyebrow, Labels } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';

const words = fullStack.nothing;

const Rows = styled(Grid)`
  > li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${tokens.space.hair};
    min-width: 0;
    padding-block-start: ${tokens.space.half};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;
const Title = styled.span`
  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
`;
const Why = styled.p`
  font-size: ${tokens.type.micro};
  font-family: ${tokens.font.mono};
  line-height: ${tokens.leading.snug};
`;

const says = ({ title, summary, tags }: FullItem, search: string) =>
  [title, summary, ...tags].some((text) => text.toLowerCase().includes(search.toLowerCase()));

/** What the search on screen finds, in the reader's order; hidden subjects are last. */
export const foundIn = (
  items: readonly FullItem[],
  { words: search, show }: SavedSearch,
  reader: Reader,
): readonly Ranked<FullItem>[] =>
  ranked(
    items.filter((item) => (show === 'all' || item.type === show) && says(item, search)),
    { ...reader, hidden: [] },
    [],
  );

const labelsOf = ({ type, date, isPremium }: FullItem) => [
  feedTypeNames[type],
  ...(date === '' ? [] : [longDate(date)]),
  ...(isPremium ? [itemWords.premium] : []),
];

/** The rows, or that there is none. */
export function FullRows({ found }: { found: readonly Ranked<FullItem>[] }) {
  if (found.length === 0) return <EmptyState title={words.title}>{words.text}</EmptyState>;
  return (
    <Rows as="ul" $columns={2} $gap="one">
      {found.map(({ item, reason }) => (
        <li key={item.link}>
          <Eyebrow>
            <Labels parts={labelsOf(item)} gold={itemWords.premium} />
          </Eyebrow>
          <Title>
            <TextLink href={item.link}>{item.title}</TextLink>
          </Title>
          {reason === null ? null : <Why>{sentenceOf(reason)}</Why>}
          <AddToStack kind={item.kind} id={item.id} title={item.title} link={item.link} />
          <StackNote kind={item.kind} id={item.id} />
        </li>
      ))}
    </Rows>
  );
}
