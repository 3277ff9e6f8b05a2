// A file of content/files as the makers of its formats see it: what it says of itself, and its text as blocks.
import { toolkits } from '../../content/toolkits.ts';
import type { FileFormat } from '../../content/fileFormats.ts';
import type { Block } from '../../content/schema.publications.ts';
import { root } from '../../server/settings.mjs';
import { fileNameOf, formatsOf, readCollection } from '../content/collections.mjs';
import { wordsOf } from './words.ts';

export type FileBook = {
  id: string;
  title: string;
  summary: string;
  version: string;
  /** As in 2026-09-03. */
  date: string;
  access: string;
  /** Over the title: what kind of file it is. */
  kind: string;
  blocks: readonly Block[];
  formats: readonly FileFormat[];
  names: Readonly<Record<FileFormat, string>>;
};

/** Every file, in the order of their ids. */
export function readBooks(): FileBook[] {
  return readCollection(root, 'files').map((book) => {
    const { front, slug, blocks, faults } = book;
    if (faults.length > 0) throw new Error(`${book.file}: ${faults.join('; ')}`);
    const toolkit = toolkits.find(({ id }) => id === slug);
    return {
      id: slug,
      title: String(front['title']),
      summary: String(front['summary']),
      version: String(front['version']),
      date: String(front['date']),
      access: String(front['access']),
      kind: toolkit === undefined ? 'Worksheet' : `Founder Toolkit · ${toolkit.category}`,
      blocks,
      formats: formatsOf(book),
      names: {
        pdf: fileNameOf(book, 'pdf'),
        docx: fileNameOf(book, 'docx'),
        xlsx: fileNameOf(book, 'xlsx'),
        md: fileNameOf(book, 'md'),
      },
    };
  });
}

/** A file of so many parts has a title page and contents; a sheet or two begin at once. */
const partsOfABook = 5;

export type Part = { id: string; title: string; level: 2 | 3 };

/** The headings of a file. */
export const partsOf = ({ blocks }: Pick<FileBook, 'blocks'>): Part[] =>
  blocks.flatMap((block) =>
    typeof block === 'object' && block.kind === 'heading'
      ? [{ id: block.id, title: wordsOf(block.words), level: block.level }]
      : [],
  );

/** Whether a file has a title page and contents. */
export const hasContents = (book: Pick<FileBook, 'blocks'>) =>
  partsOf(book).filter(({ level }) => level === 2).length >= partsOfABook;

/** The date of a file as the site writes dates: September 3, 2026. */
export const longDateOf = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** The moment that a file carries as its own, whenever it was made: noon of its date. */
export const momentOf = ({ date }: Pick<FileBook, 'date'>) => new Date(`${date}T12:00:00Z`);
