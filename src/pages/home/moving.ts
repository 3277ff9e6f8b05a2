// The interactive parts of the landing page: fetched after it is hydrated.
import { islands } from '#boot/islands.tsx';

export const homeIslands = islands(
  () => import('./HomeIslands.tsx'),
  'heroReveal',
  'heroReveal/scrollHint',
  'heroReveal/startHereBar',
  'heroReveal/intentDialog',
  'heroReveal/identityDialog',
  'newsletterSignup',
  'carousel',
);
