// Office files are ZIP archives: packed anew with one date for every entry, the same content gives the same bytes.
import { unzipSync, zipSync } from 'fflate';

/** The earliest date that an archive can carry, in the machine's own time as the format wants it. */
const moment = new Date(1980, 0, 1);

export type Entries = Record<string, Uint8Array>;

/** The entries of an archive, by their names. */
export const entriesOf = (archive: Uint8Array): Entries => unzipSync(archive);

const isFirst = (name: string) => name === '[Content_Types].xml';

/** An archive of entries, the list of content types first, as the formats ask. */
export function archiveOf(entries: Entries): Buffer {
  const names = Object.keys(entries).toSorted((one, other) =>
    isFirst(one) ? -1 : isFirst(other) ? 1 : one < other ? -1 : 1,
  );
  const ordered = Object.fromEntries(
    names.map((name) => [name, entries[name] ?? new Uint8Array()]),
  );
  return Buffer.from(zipSync(ordered, { level: 9, mtime: moment }));
}

/** Replaces text in an entry. */
export function rewrite(entries: Entries, name: string, change: (text: string) => string): void {
  const entry = entries[name];
  if (entry === undefined) throw new Error(`The archive has no ${name}.`);
  entries[name] = Buffer.from(change(Buffer.from(entry).toString('utf8')), 'utf8');
}
