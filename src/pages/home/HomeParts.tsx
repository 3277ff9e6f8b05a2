// The static parts of the landing page.
export { Advisory, Community } from './Closing.tsx';
export { HeroLinks, Drawn, Figures, Opening } from './HeroParts.tsx';
export { Proof } from './Proof.tsx';
export { Platforms } from './Platforms.tsx';
