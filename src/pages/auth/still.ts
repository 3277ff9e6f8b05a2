// What stands still at the doors of the site.
import { still } from '#ui/still.tsx';

export const doorParts = still(() => import('./DoorDrawing.tsx'));
