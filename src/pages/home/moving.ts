// What moves on the landing page: fetched once it stands.
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
