// The words on a downloadable file, and the messages after a user asked for it.
import type { TakingWords } from './schema.cabinet.ts';

export const taking = {
  // `TakeFile` in src/flows/fileDownload/TakeFile.tsx decides which of these three shows.
  unlock: 'Unlock',
  download: 'Download',
  signIn: 'Sign in to download',
  // `OtherFormats` in src/flows/fileDownload/Formats.tsx: the first is the button itself.
  also: 'Also available as',
  comesAs: 'Comes as {formats}',
  formats: { pdf: 'PDF', docx: 'Word', xlsx: 'Excel', md: 'Markdown' },
  edition: 'Version {version}, {date}',
  // `DownloadNote` in src/flows/fileDownload/Download.tsx decides which of these two shows.
  saved: '{name} is in your downloads.',
  failed: "The file didn't download. Nothing was saved; please try again.",
} satisfies TakingWords;
