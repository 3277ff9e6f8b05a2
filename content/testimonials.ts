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
      'Twenty minutes on a single decision, without a deck. I have paid for whole days that left me with less.',
    author: 'Tobias Achterberg',
    role: 'Operator, climate hardware',
  },
  {
    id: 'ngozi-adeyinka',
    content:
      'The first question was which result would make me stop. Nobody on my cap table had ever asked, and I found that I had the answer ready.',
    author: 'Ngozi Adeyinka',
    role: 'Founder, diagnostics',
  },
  {
    id: 'claire-vasseur',
    content:
      'I read The Next Curve as an LP. No other newsletter I get says what would prove its own thesis wrong.',
    author: 'Claire Vasseur',
    role: 'Limited partner, family office',
  },
] satisfies readonly Testimonial[];

/** Readers of The Next Curve. */
export const nextReaders = [
  {
    id: 'pilar-etxeberria',
    content: 'I read the sources first. Then I know whether the rest is worth my morning.',
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
    content:
      'Two pages and a table, without adjectives. My analysts have started to write like that.',
    author: 'Liesbeth Vos',
    role: 'Limited partner, pension fund',
  },
] satisfies readonly Testimonial[];

/** Readers of The Second Curve. */
export const readers = [
  {
    id: 'oskar-brandvik',
    content:
      'I read it on Sunday evening and canceled a hire on Monday. The essay had asked what the hire was for.',
    author: 'Oskar Brandvik',
    role: 'Founder, grid software',
  },
  {
    id: 'fatou-diallo',
    content:
      'My co-founder and I read it separately and then talk about it. The conversation is worth more than the reading.',
    author: 'Fatou Diallo',
    role: 'Co-founder, medical imaging',
  },
  {
    id: 'julien-carrel',
    content:
      'I keep a list of the decisions I made because of these essays. It is the only list I still keep.',
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
