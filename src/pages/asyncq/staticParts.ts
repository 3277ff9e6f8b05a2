// The static parts of AsynQ's landing page: everything except the start of the six steps.
import { staticHtml } from '#ui/staticHtml.tsx';

export const asynqParts = staticHtml(() => import('./AsynqParts.tsx'));
