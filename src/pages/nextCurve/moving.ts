// The signals of The Next Curve under their search: in the HTML, and hydrated after the page.
import { islands } from '#boot/islands.tsx';

export const signalIslands = islands(() => import('./Signals.tsx'), 'signalSearch');
