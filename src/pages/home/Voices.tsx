// What members said, all four at once.
import { styled } from 'styled-components';
import { rooms } from '#content/rooms.ts';
import { testimonials } from '#content/testimonials.ts';
import { Section } from '#ui/Page.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Quotes = styled.div`
  display: grid;
  gap: ${tokens.space.two} ${tokens.space.three};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Quote = styled.figure`
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

/** Four testimonials. */
export function Voices() {
  const { label, title } = rooms.testimonials;
  return (
    <Section label={label} title={title}>
      <Quotes>
        {testimonials.map(({ id, content, author, role }) => (
          <Quote key={id}>
            <Said>{content}</Said>
            <By>
              <Author>{author}</Author>
              <br />
              {role}
            </By>
          </Quote>
        ))}
      </Quotes>
    </Section>
  );
}
