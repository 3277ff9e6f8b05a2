// The table of contents of a long text, beside it on wide screens; hidden on a phone, where it would precede the text.
import { useId } from 'react';
import { styled } from 'styled-components';
import { itemWords } from '#content/itemWords.ts';
import type { Block } from '#content/schema.publications.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { Eyebrow } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { written } from './Reading.tsx';

/** A text with fewer headings is seen through at a glance. */
const fewest = 3;

const Nav = styled.nav`
  display: none;
  ${media.desktop} {
    display: grid;
    gap: ${tokens.space.half};
    padding-block-start: ${tokens.space.oneHalf};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;

const List = styled.ol`
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
`;

/** The links to the headings of a text. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const labelId = useId();
  const headings = blocks.flatMap((block) =>
    typeof block !== 'string' && block.kind === 'heading' && block.level === 2 ? [block] : [],
  );
  if (headings.length < fewest) return null;
  return (
    <Nav aria-labelledby={labelId}>
      <Eyebrow id={labelId}>{itemWords.contents}</Eyebrow>
      <List>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <TextLink href={`#${id}`} tone="quiet">
              {written(words)}
            </TextLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}
