// The shape of what feeds say of themselves.
import { z } from 'zod';
import { text } from './schema.ts';

const feed = z.strictObject({ title: text, description: text });

export const publishedSchema = z.strictObject({
  /** By the page whose feed it is. */
  feeds: z.strictObject({ '/second-curve': feed, '/next-curve': feed, '/library': feed }),
  /** Where the text of something premium ends. */
  rest: text,
});
export type PublishedWords = z.infer<typeof publishedSchema>;
