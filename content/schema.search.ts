// The shape of everything that is looked for: entries of the index, and the words around the three searches.
import { z } from 'zod';
import { href, text, texts, words } from './schema.ts';

/** The kind of an index entry; also its label on a hit. */
export const entryKind = z.enum([
  'essay',
  'signal',
  'answer',
  'toolkit',
  'tool',
  'expert',
  'partner',
  'gathering',
  'page',
]);
export type EntryKind = z.infer<typeof entryKind>;

/** Something that can be found; `text` is only searched, never shown. */
export const searchEntrySchema = z.strictObject({
  href,
  title: text,
  kind: entryKind,
  tags: z.array(text),
  text: z.string(),
  /** The plan that is needed to read all of it; none for public texts. */
  access: z.exactOptional(z.enum(['account', 'premium'])),
});
export type SearchEntry = z.infer<typeof searchEntrySchema>;

const nothing = words('title', 'text', 'action');

export const searchWordsSchema = z.strictObject({
  site: z.strictObject({
    ...texts('title', 'close', 'label', 'hint', 'keys', 'results', 'fetching'),
    found: words('one', 'many', 'more'),
    nothing,
    failed: words('title', 'text', 'action'),
    access: words('account', 'premium'),
    kinds: z.record(entryKind, text),
  }),
  signals: z.strictObject({
    ...texts('label', 'clear'),
    found: words('all', 'one', 'many', 'none'),
    nothing,
  }),
  library: z.strictObject({
    ...texts('label'),
    tabs: words('all', 'second-curve', 'next-curve'),
  }),
});
export type SearchWords = z.infer<typeof searchWordsSchema>;
