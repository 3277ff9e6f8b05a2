// What readers of The Second Curve say, one at a time: taken over once the page stands.
import { islands } from '#boot/islands.tsx';

export const testimonialIslands = islands(() => import('./Readers.tsx'), 'carousel');
