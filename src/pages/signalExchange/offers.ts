// The offers and the partner's form: in the HTML, and hydrated after the page.
import { islands } from '#boot/islands.tsx';

export const offerIslands = islands(
  () => import('./OfferIslands.tsx'),
  'application',
  'perkRequest',
  'perks',
);

/** The offers as cards. */
export const OfferCards = offerIslands.piece('OfferCards');

/** One offer on its own page. */
export const OfferClaim = offerIslands.piece('OfferClaim');

/** The button of a short application. */
export const Application = offerIslands.piece('Application');
