// A quote and its author.
import { styled } from 'styled-components';
import type { Testimonial } from '#content/schema.items.ts';
import { tokens } from '#ui/tokens.ts';

const Box = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${tokens.space.one};
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.accent};
`;

const Said = styled.blockquote<{ $isAlone: boolean }>`
  font-family: ${tokens.font.display};
  max-width: ${tokens.measureReading};
  font-size: ${(p) => tokens.type[p.$isAlone ? 'section' : 'title']};
  line-height: ${(p) => tokens.leading[p.$isAlone ? 'heading' : 'snug']};
  text-wrap: pretty;
  letter-spacing: ${tokens.tracking.heading};
`;

const By = styled.figcaption`
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
`;

const Author = styled.span`
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.text};
`;

export type QuoteProps = Omit<Testimonial, 'id'> & {
  /** It has the width of the page to itself. */
  isAlone?: boolean;
};

/** A quote under a hairline. */
export function Quote({ content, author, role, isAlone = false }: QuoteProps) {
  return (
    <Box>
      <Said $isAlone={isAlone}>{content}</Said>
      <By>
        <Author>{author}</Author>
        <br />
        {role}
      </By>
    </Box>
  );
}
