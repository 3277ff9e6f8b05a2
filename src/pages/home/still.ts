// The static parts of the landing page: nearly all of it.
import { still } from '#ui/still.tsx';

export const homeParts = still(() => import('./HomeParts.tsx'));
