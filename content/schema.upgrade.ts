// The shape of the words on the page of the plans.
import { z } from 'zod';
import { testimonialSchema } from './schema.items.ts';
import { id, link, text, texts, words } from './schema.ts';

export const upgradeWordsSchema = z.strictObject({
  ...texts('current', 'processing', 'overdue', 'demo', 'paid', 'toCheckout'),
  cancelled: words('title', 'text'),
  flagged: words('title', 'text'),
  premium: words('title', 'text'),
  /** The purchase that led here; `{title}` is the toolkit's. */
  wanted: z.strictObject({ text, link }),
  proofs: z.strictObject({
    label: text,
    title: text,
    items: z
      .array(z.strictObject({ id, title: text, text }))
      .length(3, 'does not hold three (docs/product-spec.md, "2. Screens and routes")'),
  }),
  quote: testimonialSchema,
});
export type UpgradeWords = z.infer<typeof upgradeWordsSchema>;
