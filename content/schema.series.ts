// The shape of the Library's series.
import { z } from 'zod';
import { href, id, text, texts, words } from './schema.ts';

export const seriesSchema = z.strictObject({
  id,
  ...texts('title', 'text'),
  from: z.enum(['The Second Curve', 'Next Curve']),
  parts: z
    .array(z.strictObject({ title: text, href, premium: z.exactOptional(z.boolean()) }))
    .min(3, 'has fewer than three parts'),
});
export type Series = z.infer<typeof seriesSchema>;

export const seriesWordsSchema = words('label', 'title', 'part', 'next', 'last', 'again');
export type SeriesWords = z.infer<typeof seriesWordsSchema>;
