// The files of the shelf, made once for the tests of a file; and what can be read out of an Office archive.
import { openFaces } from '../../tools/files/faces.ts';
import type { Faces } from '../../tools/files/faces.ts';
import { makeFile } from '../../tools/files/make.ts';
import type { MadeFile, MadeFormat } from '../../tools/files/make.ts';
import { readBooks } from '../../tools/files/book.ts';
import type { FileBook } from '../../tools/files/book.ts';
import { entriesOf } from '../../tools/files/package.ts';

export type Made = {
  book: FileBook;
  bodies: Partial<Record<MadeFormat, Buffer>>;
  files: MadeFile[];
};

let faces: Promise<Faces> | undefined;

/** One file in all of its formats. */
export async function make(book: FileBook): Promise<Made> {
  faces ??= openFaces();
  const files = await makeFile(book, await faces);
  const bodies = Object.fromEntries(
    files.map(({ id, body }) => [id.slice(id.lastIndexOf('.') + 1), body]),
  );
  return { book, bodies, files };
}

/** Several, one after the other. */
export async function makeAll(ids?: readonly string[]): Promise<Made[]> {
  const made: Made[] = [];
  for (const book of readBooks())
    if (ids === undefined || ids.includes(book.id)) made.push(await make(book));
  return made;
}

/** The text of an archive's entry. */
export function entryOf(archive: Buffer, name: string): string {
  const entry = entriesOf(archive)[name];
  if (entry === undefined) throw new Error(`There is no ${name}.`);
  return Buffer.from(entry).toString('utf8');
}
