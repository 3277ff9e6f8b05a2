// The static parts of AsynQ's landing page: everything except the start of the six steps.
import { still } from '#ui/still.tsx';

export const asynqParts = still(() => import('./AsynqParts.tsx'));
