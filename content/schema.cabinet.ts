// The shape of the words of /ops-cabinet, and of files that are taken along.
import { z } from 'zod';
import { fileFormats } from './fileFormats.ts';
import { link, listOf, text, texts, words } from './schema.ts';

export const cabinetWordsSchema = z.strictObject({
  upgrade: link,
  filters: z.strictObject({
    label: text,
    options: listOf(
      z.strictObject({
        id: z.enum(['all', 'fundraising', 'gtm', 'hiring', 'ip-strategy']),
        label: text,
      }),
    ),
  }),
  preview: words('open', 'close', 'ends', 'more'),
  subscription: z.strictObject({
    ...texts('label', 'perks'),
    /** {count}, {month}, {title}, {date}, {before}, {beforeDate} and {titles} are filled in. */
    today: z.strictObject({
      ...texts('toolkits', 'frameworks'),
      workshops: words('none', 'some'),
    }),
    held: words('title', 'text'),
    flagged: words('title', 'text'),
  }),
});
export type CabinetWords = z.infer<typeof cabinetWordsSchema>;

/** `{name}` is the name of the file, `{version}` and `{date}` its own, `{formats}` a list of its formats. */
export const takingWordsSchema = z.strictObject({
  ...texts('unlock', 'download', 'signIn', 'also', 'comesAs', 'edition', 'saved', 'failed'),
  formats: words(...fileFormats),
});
export type TakingWords = z.infer<typeof takingWordsSchema>;
