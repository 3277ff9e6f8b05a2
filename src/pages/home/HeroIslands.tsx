// The parts of the landing page that move by themselves.
export { HeroReveal } from '#flows/heroReveal/HeroReveal.tsx';
export { ScrollHint } from '#flows/scrollHint/ScrollHint.tsx';
export { StartHereBar } from '#flows/startHereBar/StartHereBar.tsx';
