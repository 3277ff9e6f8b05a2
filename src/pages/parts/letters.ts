// Newsletter boxes on pages: in the HTML, and taken over once the page stands.
import { islands } from '#boot/islands.tsx';

export const newsletterIslands = islands(() => import('./LetterIslands.tsx'), 'newsletterSignup');

/** A newsletter box. */
export const SignupBox = newsletterIslands.piece('SignupBox');

/** The same with a heading of its own. */
export const SignupPanel = newsletterIslands.piece('SignupPanel');
