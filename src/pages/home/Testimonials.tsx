// Testimonials of members: one after the other, or all four with reduced motion.
import { rooms } from '#content/rooms.ts';
import { testimonials } from '#content/testimonials.ts';
import { Testimonials as Slides } from '#flows/carousel/Testimonials.tsx';
import { Quote } from '#pages/parts/Quote.tsx';
import { Section } from '#ui/Page.tsx';

const slides = testimonials.map(({ id, ...said }) => ({ id, view: <Quote {...said} isAlone /> }));

/** Four testimonials. */
export function Testimonials() {
  const { label, title } = rooms.testimonials;
  return (
    <Section label={label} title={title}>
      <Slides slides={slides} turns />
    </Section>
  );
}
