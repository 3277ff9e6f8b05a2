// The words of a member's account, field by field.
import { z } from 'zod';
import { link, texts, words } from './schema.ts';

export const accountWordsSchema = z.strictObject({
  ...texts('title', 'description', 'lede'),
  plan: link,
  sections: words('profile', 'security', 'mail', 'data'),
});
export type AccountWords = z.infer<typeof accountWordsSchema>;
