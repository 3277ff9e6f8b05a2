// The slots of the advisory calls: the HTML of the page, which is everybody's, is without them.
import { liveIslands } from '#boot/islands.tsx';

/** The calendar and the slots, for premium members. */
export const AdvisoryCalls = liveIslands(() => import('./CallsIsland.tsx'), 'officeHours').piece(
  'AdvisoryCalls',
);
