// What members and readers said: four voices for the landing page, three for each letter, sample people.
import type { Testimonial } from './schema.items.ts';
import type { CarouselWords } from './schema.newsletters.ts';

export const testimonials = [
  {
    id: 'marta-lindqvist',
    content:
      'The answer was a page and a half and began with the sentence we had avoided for a year. We printed it.',
    author: 'Marta Lindqvist',
    role: 'Founder, industrial sensing',
  },
  {
    id: 'tobias-achterberg',
    content:
      'Twenty minutes, one decision, no deck. I have paid for whole days that left me with less.',
    author: 'Tobias Achterberg',
    role: 'Operator, climate hardware',
  },
  {
    id: 'ngozi-adeyinka',
    content:
      'The first question was what would prove me wrong. Nobody on my cap table had asked that, and I had the answer ready.',
    author: 'Ngozi Adeyinka',
    role: 'Founder, diagnostics',
  },
  {
    id: 'claire-vasseur',
    content:
      'I read it as an LP. It is the only letter that tells me what its author would do if the thesis were mistaken.',
    author: 'Claire Vasseur',
    role: 'Limited partner, family office',
  },
] satisfies readonly Testimonial[];

/** Readers of The Next Curve. */
export const nextReaders = [
  {
    id: 'pilar-etxeberria',
    content:
      'I read the last line first: what would prove it wrong. Then I know whether the rest is worth my morning.',
    author: 'Pilar Etxeberria',
    role: 'Investor, industrial software',
  },
  {
    id: 'sanjay-raman',
    content:
      'It sent me to a tender that I should have found myself. We are the second supplier now.',
    author: 'Sanjay Raman',
    role: 'Founder, power electronics',
  },
  {
    id: 'liesbeth-vos',
    content: 'Two pages, one table, no adjectives. My analysts have begun to write like that.',
    author: 'Liesbeth Vos',
    role: 'Limited partner, pension fund',
  },
] satisfies readonly Testimonial[];

/** Readers of The Second Curve. */
export const readers = [
  {
    id: 'henrik-solvang',
    content:
      'I read it on Sunday evening and cancelled a hire on Monday. It had asked what the hire was for.',
    author: 'Henrik Solvang',
    role: 'Founder, grid software',
  },
  {
    id: 'amara-diallo',
    content:
      'It is the only letter that my co-founder and I read separately and then talk about. That is worth more than the letter.',
    author: 'Amara Diallo',
    role: 'Co-founder, medical imaging',
  },
  {
    id: 'julien-carrel',
    content:
      'One essay, one decision. I keep a list of the decisions, and I have stopped keeping lists of anything else.',
    author: 'Julien Carrel',
    role: 'Chief executive, photonics',
  },
] satisfies readonly Testimonial[];

export const carouselWords = {
  label: 'Testimonials',
  dots: 'Choose a testimonial',
  dot: 'Show testimonial {at} of {count}',
  slide: '{at} of {count}',
  // `Carousel` in src/ui/Carousel.tsx shows one of these where the carousel turns by itself.
  pause: 'Pause',
  resume: 'Play',
} satisfies CarouselWords;
