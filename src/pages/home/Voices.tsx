// What members said, all four at once.
import { styled } from 'styled-components';
import { rooms } from '#content/rooms.ts';
import { testimonials } from '#content/testimonials.ts';
import { Quote } from '#pages/parts/Quote.tsx';
import { Section } from '#ui/Page.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Quotes = styled.div`
  display: grid;
  gap: ${tokens.space.two} ${tokens.space.three};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Four testimonials. */
export function Voices() {
  const { label, title } = rooms.testimonials;
  return (
    <Section label={label} title={title}>
      <Quotes>
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} {...testimonial} />
        ))}
      </Quotes>
    </Section>
  );
}
