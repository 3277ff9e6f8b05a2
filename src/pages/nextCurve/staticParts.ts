// The static parts of The Next Curve: readers, figures, a quote.
import { staticHtml } from '#ui/staticHtml.tsx';

export const nextCurveParts = staticHtml(() => import('./NextCurveParts.tsx'));
