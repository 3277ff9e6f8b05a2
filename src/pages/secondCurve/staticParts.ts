// The static parts of The Second Curve: the names of its partners.
import { staticHtml } from '#ui/staticHtml.tsx';

export const secondCurveParts = staticHtml(() => import('./PartnerNames.tsx'));
