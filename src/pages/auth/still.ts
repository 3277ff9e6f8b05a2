// What stands still at the doors of the site.
import { still } from '#ui/still.tsx';

export const authParts = still(() => import('./DoorDrawing.tsx'));
