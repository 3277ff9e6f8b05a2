// The static part of the Library: the list of everything published.
import { staticHtml } from '#ui/staticHtml.tsx';

export const libraryParts = staticHtml(() => import('./AllPublications.tsx'));
