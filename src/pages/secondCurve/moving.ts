// Testimonials of The Second Curve's readers, one at a time: hydrated after the page.
import { islands } from '#boot/islands.tsx';

export const testimonialIslands = islands(() => import('./Readers.tsx'), 'carousel');
