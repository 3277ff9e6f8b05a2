// The words of the pages about the site itself: sections of paragraphs, lists, facts, and what is kept where.
import { z } from 'zod';
import { id, lines, link, links, listOf, text, texts } from './schema.ts';

/** A name and what it stands for. */
const fact = z.strictObject(texts('term', 'text'));

/** Something that is kept: what it is, what for, for how long, and the names of its tables or keys. */
const kept = z.strictObject({ id, ...texts('name', 'what', 'why', 'until'), places: lines });

/** A paragraph, or one of these. */
const passage = z.union([
  text,
  z.strictObject({ points: lines }),
  z.strictObject({ links }),
  z.strictObject({ facts: z.array(fact).min(1, 'is empty') }),
  z.strictObject({ mailbox: z.email('is not a mail address'), text }),
  z.strictObject({ kept: listOf(kept), labels: z.strictObject(texts('why', 'until', 'places')) }),
]);

export const sitePageSchema = z.strictObject({
  /** The day of its last change, where readers rely on it. */
  changed: z.exactOptional(z.strictObject(texts('label', 'day'))),
  sections: listOf(
    z.strictObject({ id, title: text, body: z.array(passage).min(1, 'is empty') }),
  ).min(2, 'has no two sections'),
});

/** What a form says of the pages that it asks to agree to. */
export const documentWordsSchema = z.strictObject({
  ...texts('and', 'hint'),
  terms: link,
  privacy: link,
});

/** The operator's details: each is on one line, or absent. */
export const operatorSchema = z.strictObject({
  name: z.exactOptional(text),
  address: z.exactOptional(text),
  mail: z.exactOptional(z.email('is not a mail address')),
  register: z.exactOptional(text),
  host: z.exactOptional(text),
});

export type DocumentWords = z.infer<typeof documentWordsSchema>;
export type Kept = z.infer<typeof kept>;
export type Passage = z.infer<typeof passage>;
export type SitePageContent = z.infer<typeof sitePageSchema>;
