// Newsletter forms on pages: in the HTML, and hydrated after the page.
import { islands } from '#boot/islands.tsx';

export const newsletterIslands = islands(
  () => import('./NewsletterIslands.tsx'),
  'newsletterSignup',
);

/** A newsletter form. */
export const SignupBox = newsletterIslands.piece('SignupBox');

/** The same with a heading of its own. */
export const SignupPanel = newsletterIslands.piece('SignupPanel');
