// The words on a downloadable file, and the messages after a user asked for it.
import type { TakingWords } from './schema.cabinet.ts';

export const taking = {
  unlock: 'Unlock',
  download: 'Download',
  signIn: 'Sign in to download',
  edition: 'Version {version}, {date}',
  saved: '{name} lies among your downloads.',
  failed: 'The file did not arrive. Nothing was saved; please try again.',
} satisfies TakingWords;
