// The applications of Co-Lab: their buttons are in the HTML, and are hydrated after the page.
import { islands } from '#boot/islands.tsx';

export const coLabIslands = islands(
  () => import('#flows/application/Application.tsx'),
  'application',
);

/** The button of a short application. */
export const Application = coLabIslands.piece('Application');
