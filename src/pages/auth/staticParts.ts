// The static parts of the sign-in pages.
import { staticHtml } from '#ui/staticHtml.tsx';

export const authParts = staticHtml(() => import('./AuthDrawing.tsx'));
