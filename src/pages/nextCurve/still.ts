// The static parts of The Next Curve: readers, figures, a quote.
import { still } from '#ui/still.tsx';

export const nextCurveParts = still(() => import('./NextCurveParts.tsx'));
