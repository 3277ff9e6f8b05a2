// What the subscription contains today, which no script contains.
import { staticHtml } from '#ui/staticHtml.tsx';

export const perkParts = staticHtml(() => import('./Perks.tsx'));
