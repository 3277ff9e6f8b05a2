// The list of sentences, as all three steps show it.
import { styled } from 'styled-components';
import { media, tokens } from '#ui/tokens.ts';

export const Sentences = styled.ol`
  display: grid;
  list-style: none;
`;
export const SentenceLine = styled.li`
  display: grid;
  gap: ${tokens.space.half} ${tokens.space.two};
  align-items: center;
  padding-block: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  break-inside: avoid;
  overflow-wrap: anywhere;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
export const SentenceText = styled.p`
  max-width: ${tokens.measure};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  line-height: ${tokens.leading.snug};
`;
