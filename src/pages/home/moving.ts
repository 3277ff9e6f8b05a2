// What moves on the landing page: fetched once it stands.
import { islands } from '#app/island.tsx';

export const homeIslands = islands(() => import('./HomeIslands.tsx'), 'home', 'letters', 'voices');
