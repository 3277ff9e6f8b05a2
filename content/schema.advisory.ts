// The shape of the words around advisory: what it helps with, whom it fits, the application and what follows it.
import { z } from 'zod';
import { id, lines, link, listOf, text, texts, words } from './schema.ts';

const item = z.strictObject({ id, ...texts('title', 'text') });
const field = z.strictObject({ label: text, hint: text });

export const advisoryWordsSchema = z.strictObject({
  /** The labels of the page's sections. */
  labels: words('focus', 'steps', 'fit'),
  /** How the page is called in its breadcrumb, and the section of the prices. */
  prices: words('crumb', 'label', 'title'),
  open: z.strictObject({ check: link, promise: text }),
  areas: listOf(item).check(z.length(4, 'does not hold four')),
  steps: listOf(item).check(z.length(3, 'does not hold three')),
  /** The published minimum requirements; the machine and the application know them by their ids. */
  requirements: listOf(
    z.strictObject({ id: z.enum(['product', 'funding', 'team', 'field']), text }),
  ).check(z.length(4, 'does not hold four')),
  fit: z.strictObject({
    ...texts('label', 'hint', 'apply'),
    untouched: words('title', 'text'),
    /** `{count}` requirements are met, `{open}` are not. */
    short: words('title', 'text', 'open'),
    met: words('title', 'text'),
    instead: z.array(link).min(1, 'is empty'),
  }),
  application: z.strictObject({
    ...texts('title', 'kept', 'sentWith', 'incomplete', 'cancel', 'submit', 'submitting'),
    fields: z.strictObject({
      name: field,
      email: field,
      company: field,
      role: field,
      challenge: field,
      timeline: field,
    }),
  }),
  received: z.strictObject({
    ...texts('title', 'promise', 'member', 'visitor', 'back'),
    waiting: words('title', 'text'),
  }),
  applied: z.strictObject({
    stored: words('title', 'text'),
    waiting: words('title', 'text'),
  }),
  /** The panels that premium members read in the Inner Room. */
  premium: z.strictObject({
    ...texts('label', 'title', 'text'),
    is: z.strictObject({ title: text, points: lines }),
    isNot: z.strictObject({ title: text, points: lines }),
    requirements: text,
    why: z.strictObject({ title: text, paragraphs: lines }),
    pricing: z.strictObject({ title: text, start: link }),
  }),
});
export type AdvisoryWords = z.infer<typeof advisoryWordsSchema>;
