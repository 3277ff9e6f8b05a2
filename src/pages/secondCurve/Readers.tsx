// Testimonials of The Second Curve's readers, chosen by dot.
import { rooms } from '#content/rooms.ts';
import { readers } from '#content/testimonials.ts';
import { Testimonials } from '#flows/carousel/Testimonials.tsx';
import { Quote } from '#pages/parts/Quote.tsx';
import { Section } from '#ui/Page.tsx';

const slides = readers.map(({ id, ...said }) => ({ id, view: <Quote {...said} isAlone /> }));

/** Three readers. */
export function Readers() {
  const { label, title } = rooms.readers;
  return (
    <Section label={label} title={title}>
      <Testimonials slides={slides} turns={false} />
    </Section>
  );
}
