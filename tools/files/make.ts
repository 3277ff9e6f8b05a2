// Makes every file in every format, for tools/content/files.mjs: PDF and DOCX of all, XLSX of those that compute.
import { workbooks } from '../../content/workbooks.ts';
import type { FileFormat } from '../../content/fileFormats.ts';
import { readBooks } from './book.ts';
import type { FileBook } from './book.ts';
import { docxOf } from './docx.ts';
import { openFaces, unknownIn } from './faces.ts';
import type { Faces } from './faces.ts';
import { pdfOf } from './pdf.ts';
import { xlsxOf } from './xlsx.ts';

export type MadeFormat = Exclude<FileFormat, 'md'>;

const types: Record<MadeFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A file in one format, as the database keeps it: under an id of its own, `ip-moat-map.pdf`. */
export type MadeFile = {
  id: string;
  title: string;
  name: string;
  type: string;
  access: string;
  product: 'toolkits' | null;
  version: string;
  date: string;
  body: Buffer;
};

/** A file in its formats. */
export async function makeFile(book: FileBook, faces: Faces): Promise<MadeFile[]> {
  const missing = unknownIn(JSON.stringify([book.title, book.summary, book.blocks]));
  if (missing.length > 0)
    throw new Error(`${book.id} has signs that our faces lack: ${missing.join(' ')}`);
  const made = (format: MadeFormat, body: Buffer): MadeFile => ({
    id: `${book.id}.${format}`,
    title: book.title,
    name: book.names[format],
    type: types[format],
    access: book.access,
    product: book.access === 'premium' ? 'toolkits' : null,
    version: book.version,
    date: book.date,
    body,
  });
  const { body: pdf, pages } = await pdfOf(book, faces);
  const workbook = workbooks[book.id];
  return [
    made('pdf', pdf),
    made('docx', await docxOf(book, faces, pages)),
    ...(workbook === undefined ? [] : [made('xlsx', await xlsxOf(book, workbook))]),
  ];
}

/** All files in all formats. */
export async function makeFiles(): Promise<MadeFile[]> {
  const faces = await openFaces();
  const files: MadeFile[] = [];
  // One after the other: pdfmake knows one set of faces at a time.
  for (const book of readBooks()) files.push(...(await makeFile(book, faces)));
  return files;
}
