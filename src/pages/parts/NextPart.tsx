// Below a part of a series: which part it is, and the one that follows it.
import { styled } from 'styled-components';
import { TextLink } from '#ui/LinkButton.tsx';
import { Eyebrow } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import type { DetailPageData } from './load.ts';

const Box = styled.nav`
  display: grid;
  gap: ${tokens.space.hair};
  padding: ${tokens.space.one} ${tokens.space.oneHalf};
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-inline-start: ${tokens.line.bold} solid ${tokens.color.accent};
  border-radius: ${tokens.radius.small};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
  ${media.print} {
    display: none;
  }
`;

/** The box; none for an item that belongs to no series. */
export function NextPart({ part }: { part: DetailPageData['part'] }) {
  if (part === null) return null;
  return (
    <Box aria-label={part.label}>
      <Eyebrow>
        {part.place} · {part.label}
      </Eyebrow>
      <TextLink href={part.link.path}>{part.link.title}</TextLink>
    </Box>
  );
}
