// The pieces of the landing page that stand still.
export { Advisory, Community } from './Closing.tsx';
export { Doors, Drawn, Figures, Opening } from './HeroParts.tsx';
export { Platforms } from './Platforms.tsx';
