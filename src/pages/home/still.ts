// What stands still on the landing page: nearly everything.
import { still } from '#ui/still.tsx';

export const homeParts = still(() => import('./HomeParts.tsx'));
