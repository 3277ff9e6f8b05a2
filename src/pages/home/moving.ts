// The interactive parts of the landing page.
import { islands, liveIslands } from '#boot/islands.tsx';

/** They move by themselves, as soon as the page is hydrated. */
export const heroIslands = liveIslands(
  () => import('./HeroIslands.tsx'),
  'heroReveal',
  'heroReveal/scrollHint',
  'heroReveal/startHereBar',
);

/** They wait for the user. */
export const homeIslands = islands(
  () => import('./HomeIslands.tsx'),
  'heroReveal/intentDialog',
  'heroReveal/identityDialog',
  'newsletterSignup',
  'carousel',
);
