// The Library's publications under their tabs: in the HTML, and hydrated after the page.
import { islands } from '#boot/islands.tsx';

export const libraryIslands = islands(() => import('./Publications.tsx'), 'librarySearch');
