// The parts of the landing page that move.
export { HeroReveal } from '#flows/heroReveal/HeroReveal.tsx';
export { IntentDialog } from '#flows/intentDialog/IntentDialog.tsx';
export { ScrollHint } from '#flows/scrollHint/ScrollHint.tsx';
export { StartHereBar } from '#flows/startHereBar/StartHereBar.tsx';
export { Identities } from './Identities.tsx';
export { Signal } from './Signal.tsx';
export { Testimonials } from './Testimonials.tsx';
