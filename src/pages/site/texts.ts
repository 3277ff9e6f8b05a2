// The texts of the pages about the site: HTML that no script of a first view contains.
import { staticHtml } from '#ui/staticHtml.tsx';

export const aboutText = staticHtml(() => import('./AboutText.tsx'));
export const termsText = staticHtml(() => import('./TermsText.tsx'));
export const privacyText = staticHtml(() => import('./PrivacyText.tsx'));
export const contactText = staticHtml(() => import('./ContactText.tsx'));
export const imprintText = staticHtml(() => import('./ImprintText.tsx'));
export const accessibilityText = staticHtml(() => import('./AccessibilityText.tsx'));
