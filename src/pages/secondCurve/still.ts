// The static parts of The Second Curve: the names of its partners.
import { still } from '#ui/still.tsx';

export const secondCurveParts = still(() => import('./PartnerNames.tsx'));
