// The parts of the landing page that move.
export { HeroReveal } from '#flows/home/HeroReveal.tsx';
export { IntentDialog } from '#flows/home/IntentDialog.tsx';
export { ScrollHint } from '#flows/home/ScrollHint.tsx';
export { StartHereBar } from '#flows/home/StartHereBar.tsx';
export { Identities } from './Identities.tsx';
export { Signal } from './Signal.tsx';
export { Voices } from './Voices.tsx';
