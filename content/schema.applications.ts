// The shape of the words around short applications, and around the offers of the Signal Exchange.
import { z } from 'zod';
import { id, link, links, text, texts, words } from './schema.ts';
import { shortFields } from './schema.shortFields.ts';

const field = z.enum(shortFields);

/** `{name}` is who is asked. */
const form = z.strictObject({
  ...texts('open', 'title', 'lede', 'subject', 'submit'),
  /** What follows once it is stored. */
  after: text,
  /** By field; which fields a form asks, and in which order, says the machine. */
  fields: z.partialRecord(field, words('label', 'hint')),
});

const ending = z.strictObject({
  ...texts('title', 'mark'),
  text: z.exactOptional(text),
  action: link,
});

export const applicationWordsSchema = z.strictObject({
  ...texts('kept', 'incomplete', 'signedOut', 'cancel', 'submitting', 'close'),
  forms: z.strictObject({
    join: form,
    contribute: form,
    expert: form,
    partner: form,
    'lab-inquiry': form,
  }),
  endings: z.strictObject({
    stored: ending,
    waitingForAccount: ending,
    waitingForNetwork: ending,
  }),
});
export type ApplicationWords = z.infer<typeof applicationWordsSchema>;

export const perkWordsSchema = z.strictObject({
  /** Under the page's opening: the source of the answers. */
  sources: z.strictObject({
    visitor: z.strictObject({ text, link }),
    reading: text,
    known: z.strictObject({ text, edit: text }),
    empty: z.strictObject({ text, edit: text }),
    unreadable: z.strictObject({ text, retry: text }),
  }),
  /** The message shown at an offer, by how many of its `{count}` conditions are met. */
  summary: words('met', 'open', 'notMet', 'unknown'),
  signedOut: text,
  waitsForAccount: words('title', 'text'),
  signUp: link,
  partner: words('label', 'title', 'text'),
  claim: words('label', 'text'),
});
export type PerkWords = z.infer<typeof perkWordsSchema>;

export const coLabWordsSchema = z.strictObject({
  viewAll: link,
  /** content/routes.rooms.ts defines the ways. */
  ways: words('label', 'title'),
  contributors: z.strictObject({
    ...texts('label', 'title', 'text', 'questions', 'bring', 'declines', 'reads', 'open'),
    /** The authors of the public texts. */
    advisor: z.strictObject({ ...texts('name', 'role', 'bio', 'declines'), links }),
    /** What to read before an hour with each expert, by their id. */
    reading: z.record(id, links),
  }),
  /** On an expert's own page; `{name}` is the expert. */
  expert: words('label', 'title', 'text'),
});
export type CoLabWords = z.infer<typeof coLabWordsSchema>;
