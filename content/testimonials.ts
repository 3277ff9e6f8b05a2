// What members said: four voices for the landing page, sample people.
import type { Testimonial } from './schema.items.ts';

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
