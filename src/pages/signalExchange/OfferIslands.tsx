// The interactive parts of the Signal Exchange: the offers with their conditions, and the application as a partner.
export { Application } from '#flows/application/Application.tsx';
export { OfferCards } from '#flows/perks/OfferCards.tsx';
export { OfferClaim } from '#flows/perks/OfferClaim.tsx';
