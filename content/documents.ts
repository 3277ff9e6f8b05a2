// What a form says of the pages that it asks to agree to. Both open in a tab of their own, so that nothing typed is lost.
import type { DocumentWords } from './schema.sitePages.ts';

export const documents = {
  terms: { name: 'Terms of use', href: '/terms' },
  and: 'and',
  privacy: { name: 'Privacy', href: '/privacy' },
  hint: 'open in new tabs. What you have typed will not be lost.',
} satisfies DocumentWords;
