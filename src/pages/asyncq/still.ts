// What stands still on AsynQ's landing: everything but the way into the six steps.
import { still } from '#ui/still.tsx';

export const asynqParts = still(() => import('./AsynqParts.tsx'));
