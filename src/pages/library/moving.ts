// The Library's publications under their tabs: in the HTML, and taken over once the page stands.
import { islands } from '#boot/islands.tsx';

export const libraryIslands = islands(() => import('./Publications.tsx'), 'librarySearch');
