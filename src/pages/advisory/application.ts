// The fit check and the application: in the HTML, and hydrated after the page.
import { islands } from '#boot/islands.tsx';

export const applicationIsland = islands(
  () => import('./ApplicationIsland.tsx'),
  'advisoryApplication',
);

/** The fit check, and the dialog of the application. */
export const AdvisoryApplication = applicationIsland.piece('AdvisoryApplication');
