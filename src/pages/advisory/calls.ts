// The slots of the advisory calls: the HTML of the page, which is everybody's, is without them.
import { memberIslands } from '#boot/islands.tsx';

/** The calendar and the slots, for premium members. */
export const AdvisoryCalls = memberIslands(() => import('./CallsIsland.tsx'), 'officeHours').piece(
  'AdvisoryCalls',
);
