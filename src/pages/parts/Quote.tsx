// What somebody said, and who they are.
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

const Said = styled.blockquote`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.title};
  line-height: ${tokens.leading.snug};
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

/** A quote under a hairline. */
export function Quote({ content, author, role }: Omit<Testimonial, 'id'>) {
  return (
    <Box>
      <Said>{content}</Said>
      <By>
        <Author>{author}</Author>
        <br />
        {role}
      </By>
    </Box>
  );
}
