// What stands on a file that can be taken along, and what is said of it once it was asked for.
import type { TakingWords } from './schema.cabinet.ts';

export const taking = {
  unlock: 'Unlock',
  download: 'Download',
  signIn: 'Sign in to download',
  edition: 'Version {version}, {date}',
  saved: '{name} lies among your downloads.',
  failed: 'The file did not arrive. Nothing was saved; please try again.',
} satisfies TakingWords;
