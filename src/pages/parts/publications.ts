// The lists of everything published, which no script contains.
import { staticHtml } from '#ui/staticHtml.tsx';

export const publicationParts = staticHtml(() => import('./AllPublications.tsx'));
