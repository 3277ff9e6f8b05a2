// What Markdown becomes: blocks of plain data (never HTML), and the heads of publications and of files to download.
import { z } from 'zod';
import { fileFormats } from './fileFormats.ts';
import { fragment, href, id, isoDate, lines, text, texts } from './schema.ts';

/** A run of words within a paragraph, cell or list item. */
export type Inline =
  | string
  | { strong: Inline[] }
  | { emphasis: Inline[] }
  | { code: string }
  | { link: Inline[]; href: string };

export const inline: z.ZodType<Inline> = z.lazy(() =>
  z.union([
    fragment,
    z.strictObject({ strong: words }),
    z.strictObject({ emphasis: words }),
    z.strictObject({ code: text }),
    z.strictObject({ link: words, href }),
  ]),
);
const words = z.array(inline).min(1, 'is empty');

/** A paragraph of plain words is a string; everything else says what it is. */
export const block = z.union([
  text,
  z.strictObject({ kind: z.literal('paragraph'), words }),
  z.strictObject({ kind: z.literal('heading'), level: z.literal([2, 3]), id, words }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean(),
    /** Items of a checklist carry a box. */
    boxes: z.boolean(),
    items: z.array(words).min(1, 'is empty'),
  }),
  z.strictObject({ kind: z.literal('quote'), paragraphs: z.array(words).min(1, 'is empty') }),
  z.strictObject({
    kind: z.literal('table'),
    caption: text,
    /** Columns whose figures are aligned right. */
    numeric: z.array(z.boolean()),
    /** An empty cell is an empty list: a corner, or what is filled in by hand. */
    head: z.array(z.array(inline)).min(1, 'is empty'),
    rows: z.array(z.array(z.array(inline))).min(1, 'is empty'),
  }),
  z.strictObject({ kind: z.literal('rule') }),
]);
export type Block = z.infer<typeof block>;

export const blocks = z.array(block).min(1, 'is empty');

const tier = z.enum(['free', 'premium']);

/** The front matter of an essay or a signal. */
export const articleFrontSchema = z.strictObject({
  id,
  ...texts('title', 'excerpt'),
  date: isoDate,
  tags: lines,
  category: z.enum(['The Second Curve', 'Next Curve']),
  featured: z.boolean(),
  tier,
});

/** The front matter of a published answer. */
export const answerFrontSchema = z.strictObject({
  id,
  ...texts('title', 'excerpt'),
  date: isoDate,
  tags: lines,
});

/** Who may download a file: everyone, signed-in members, or members whose subscription covers it. */
const access = z.enum(['everyone', 'members', 'premium']);

/** The front matter of a file: `about` is the id of the toolkit or tool to which it belongs. */
export const fileFrontSchema = z.strictObject({
  id,
  ...texts('title', 'summary'),
  version: z.string().regex(/^\d+\.\d+$/, 'is not a version as in 1.2'),
  date: isoDate,
  access,
  about: id,
});

/** What the compiler says of every Markdown file, whatever its head. */
const body = {
  /** Minutes of reading at 200 words a minute, at least one. */
  readTime: text,
  words: z.int().positive(),
  blocks,
};

/** How the site sees a file: its first page and the titles of its parts; the other parts are delivered on request. */
export const publishedFileSchema = fileFrontSchema.extend({
  /** The formats in which it can be had. */
  formats: z.array(z.enum(fileFormats)).min(1, 'is empty'),
  words: body.words,
  parts: lines,
});
export type PublishedFile = z.infer<typeof publishedFileSchema>;

/** A whole Markdown file, as the checks and the tests see it. */
export const documentSchemas = {
  essays: articleFrontSchema.extend(body),
  signals: articleFrontSchema.extend(body),
  premium: articleFrontSchema.extend({ ...body, tier: z.literal('premium') }),
  answers: answerFrontSchema.extend(body),
  files: fileFrontSchema.extend(body),
} as const;
export type Shelf = keyof typeof documentSchemas;
