// The applications of Co-Lab: their buttons stand in the HTML, and are taken over once the page stands.
import { islands } from '#boot/islands.tsx';

export const coLabIslands = islands(
  () => import('#flows/application/Application.tsx'),
  'application',
);

/** The button of a short application. */
export const Application = coLabIslands.piece('Application');
