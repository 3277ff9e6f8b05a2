// The grammar of the content: what a word, a link, an item may be. Data modules import its types alone; tests and the build parse with it.
import { z } from 'zod';

/** Something to read: never empty, never just blanks, never left unfinished. */
export const text = z
  .string()
  .refine((value) => value.trim() !== '', 'is empty')
  .refine((value) => value === value.trim(), 'begins or ends with a blank')
  .refine((value) => !/lorem ipsum|\bTODO\b|\bTBD\b|coming soon/i.test(value), 'is unfinished');

/** Like a text, but may begin or end with a blank, because it is joined to its neighbours. */
export const fragment = z.string().refine((value) => value.trim() !== '', 'is empty');

/** Names an item within its list; part of an address, so it stays plain. */
export const id = z
  .string()
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'is not an id (letters, digits and single hyphens)');

export const href = z
  .string()
  .regex(/^(\/(?!\/)|#)\S*$/, 'is not an address of this site (it must begin with / or #)');
export const isoDate = z.iso.date('is not a date as in 2026-11-12');
export const timestamp = z.iso.datetime({
  offset: true,
  message: 'is not a moment with an offset',
});
export const count = z.int('is not a whole number').nonnegative();
export const lines = z.array(text).min(1, 'is empty');

export const link = z.strictObject({ name: text, href });
export type Link = z.infer<typeof link>;
export const links = z.array(link).min(1, 'is empty');

/** Fields that are texts, by their names. */
export const texts = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>;

/** An object that holds texts and nothing else. */
export const words = <Key extends string>(...keys: Key[]) => z.strictObject(texts(...keys));

/** A list of items whose ids differ. */
export const listOf = <Item extends z.ZodType<{ id: string }>>(item: Item) =>
  z
    .array(item)
    .min(1, 'is empty')
    .check((payload) => {
      const seen = new Set<string>();
      payload.value.forEach((entry, index) => {
        if (seen.has(entry.id)) {
          payload.issues.push({
            code: 'custom',
            message: `repeats the id "${entry.id}"`,
            path: [index, 'id'],
            input: entry.id,
          });
        }
        seen.add(entry.id);
      });
    });

/** What can be chosen: its id is what is stored, so it is never empty. */
export const plainOption = z.strictObject({ id: text, label: text });
export const optionOf = <Id extends string>(...ids: [Id, ...Id[]]) =>
  z.strictObject({ id: z.enum(ids), label: text, description: text });

export const toastSchema = z.strictObject({
  tone: z.enum(['plain', 'destructive']),
  title: text,
  description: z.exactOptional(text),
  saysMessage: z.exactOptional(z.literal(true)),
  saidInPlace: z.exactOptional(z.literal(true)),
});

/** A route: head, heading, what the visitor finds there, and the copy of a page that is plain reading. */
export const routeSchema = z.strictObject({
  path: z.string().regex(/^\/[a-z/-]*$/, 'is not a path'),
  title: text,
  /** What one gets there, in the browser's tab, in search results and on cards; `title` is only its name. */
  headTitle: text.refine((value) => value.length <= 60, 'is longer than 60 characters'),
  h1: text,
  description: text
    .refine((value) => value.length >= 110, 'is shorter than 110 characters')
    .refine((value) => value.length <= 160, 'is longer than 160 characters'),
  purpose: lines,
  sections: z.array(
    z.strictObject({ id, title: text, paragraphs: lines, link: z.exactOptional(link) }),
  ),
});
export type RouteContent = z.infer<typeof routeSchema>;
