// The Library's publications under their tabs: in the HTML, and taken over once the page stands.
import { islands } from '#app/island.tsx';

export const libraryIslands = islands(() => import('./Publications.tsx'), 'search');
