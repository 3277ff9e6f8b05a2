// The shape of the figures that The Next Curve draws, and of the words around them.
import { z } from 'zod';
import { href, link, listOf, text, texts, words } from './schema.ts';

/** One figure: bars of one unit, each with its value as it is written in the signal. */
export const insightSchema = z.strictObject({
  id: text,
  ...texts('title', 'description', 'unit'),
  /** What the bars are named by, over their column. */
  of: text,
  bars: z.array(z.strictObject({ label: text, value: z.number().positive(), shown: text })).min(2),
  signal: z.strictObject({ name: text, href }),
});
export type Insight = z.infer<typeof insightSchema>;

/** A figure and what it counts. */
export const figureSchema = z.strictObject({ ...texts('value', 'label') });
export type Figure = z.infer<typeof figureSchema>;

export const insightWordsSchema = z.strictObject({
  ...texts('label', 'title', 'note', 'table'),
  figures: listOf(insightSchema),
  readers: words('label', 'title'),
  quote: words('content', 'author', 'role'),
  partners: z.strictObject({ ...texts('label', 'title', 'text'), link }),
});
export type InsightWords = z.infer<typeof insightWordsSchema>;
