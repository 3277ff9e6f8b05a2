// The static parts of the landing page: nearly all of it.
import { staticHtml } from '#ui/staticHtml.tsx';

export const homeParts = staticHtml(() => import('./HomeParts.tsx'));
