// The static parts of the sign-in pages.
import { still } from '#ui/still.tsx';

export const authParts = still(() => import('./DoorDrawing.tsx'));
