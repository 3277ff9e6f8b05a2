// A file as PDF: title page, contents with the numbers of their pages, real tables, and our faces inside. The same file gives the same
// bytes whenever and wherever it is made: its dates are those of its version.
import { createRequire } from 'node:module';
import { hasContents, longDateOf, momentOf, partsOf } from './book.ts';
import type { FileBook } from './book.ts';
import type { FaceName, Faces } from './faces.ts';
import { colors, curve, mark, measure, page } from './look.ts';
import { contentsOf, hair } from './pdfBlocks.ts';
import type { Content, Definition, Pdfmake, Style } from './pdfmake.ts';

// The package is CommonJS, and one object for the whole process.
const pdfmake = createRequire(import.meta.url)('pdfmake') as Pdfmake;
// Faces and drawings are handed over as bytes and text: nothing is fetched or read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

const mono: Style = { font: 'Mono' };

/** A heading that would begin below this part of a page begins on the next one, with what belongs to it. */
const lowest = 0.8;

const editionOf = ({ version, date }: FileBook) => `Version ${version} · ${longDateOf(date)}`;

/** The title page, and the contents behind it. */
function opening(book: FileBook): Content[] {
  return [
    {
      columns: [
        { svg: mark, width: 34 },
        { text: 'Axis One', font: 'Title', fontSize: 17, margin: [0, 2, 0, 0] },
      ],
    },
    { text: book.kind.toUpperCase(), style: 'label', margin: [0, 92, 0, 14] },
    { text: book.title, font: 'Title', fontSize: 42, lineHeight: 1.02, characterSpacing: -0.4 },
    {
      text: book.summary,
      fontSize: 15,
      color: colors.muted,
      lineHeight: 1.25,
      margin: [0, 18, 60, 0],
    },
    {
      svg: curve,
      width: measure * 0.74,
      absolutePosition: { x: page.side + measure * 0.26, y: 425 },
    },
    { text: 'Contents', style: 'part', pageBreak: 'before', margin: [0, 0, 0, 16] },
    {
      toc: {
        id: 'parts',
        textStyle: { fontSize: 13 },
        textMargin: [0, 5, 0, 5],
        numberStyle: { ...mono, fontSize: 10, color: colors.muted },
      },
    },
    { text: '', pageBreak: 'after' },
  ];
}

/** The head of a sheet that begins on its first page. */
function head(book: FileBook): Content[] {
  return [
    { text: book.kind.toUpperCase(), style: 'label', margin: [0, 0, 0, 8] },
    { text: book.title, font: 'Title', fontSize: 28, lineHeight: 1.05 },
    {
      text: book.summary,
      fontSize: 12.5,
      color: colors.muted,
      lineHeight: 1.2,
      margin: [0, 8, 40, 12],
    },
    { stack: [hair(measure, colors.controlBorder)], margin: [0, 0, 0, 14] },
  ];
}

const running = (left: string, right: string, top: number): Content => ({
  margin: [page.side, top, page.side, 0],
  columns: [
    { text: left, ...mono, fontSize: 7.5, color: colors.muted },
    { text: right, ...mono, fontSize: 7.5, color: colors.muted, alignment: 'right' },
  ],
});

function definitionOf(book: FileBook, pages: Map<string, number>): Definition {
  const parts = new Set(partsOf(book).map(({ id }) => id));
  const isBook = hasContents(book);
  const moment = momentOf(book);
  return {
    pageSize: 'A4',
    pageMargins: [page.side, page.top, page.side, page.bottom],
    language: 'en-US',
    displayTitle: true,
    info: {
      title: book.title,
      author: 'Axis One',
      subject: book.summary,
      creator: 'Axis One',
      producer: 'Axis One',
      creationDate: moment,
      modDate: moment,
    },
    background: (number) =>
      isBook && number === 1
        ? {
            canvas: [
              { type: 'rect', x: 0, y: 0, w: page.width, h: page.height, color: colors.background },
            ],
          }
        : null,
    header: (number) =>
      isBook && number === 1 ? null : running('Axis One', isBook ? book.title : '', 38),
    footer: (number, count) =>
      running(editionOf(book), isBook && number === 1 ? '' : `${number} / ${count}`, 28),
    content: [...(isBook ? opening(book) : head(book)), ...contentsOf(book.blocks, isBook)],
    defaultStyle: { font: 'Text', fontSize: 11, lineHeight: 1.28, color: colors.text },
    styles: {
      paragraph: { margin: [0, 0, 0, 9] },
      part: { font: 'Title', fontSize: 21, lineHeight: 1.1, margin: [0, 20, 0, 8] },
      section: { bold: true, fontSize: 13, margin: [0, 12, 0, 6] },
      caption: {
        font: 'Sans',
        bold: true,
        fontSize: 9,
        color: colors.accent,
        margin: [0, 0, 0, 5],
      },
      label: { ...mono, fontSize: 8.5, color: colors.muted, characterSpacing: 0.6 },
    },
    // Asked for every element in every pass of the layout; the last pass has the final pages.
    pageBreakBefore: ({ id, headlineLevel, startPosition }, { getFollowingNodesOnPage }) => {
      if (id === undefined || !parts.has(id)) return false;
      const { pageNumber, verticalRatio } = startPosition;
      const isLow =
        headlineLevel !== undefined &&
        (verticalRatio > lowest || getFollowingNodesOnPage().length === 0);
      pages.set(id, isLow ? pageNumber + 1 : pageNumber);
      return isLow;
    },
  };
}

/** A family of one face, or of those that it has; what is bold and italic is bold. */
const familyOf = (normal: FaceName, bold = normal, italics = normal) => ({
  normal,
  bold,
  italics,
  bolditalics: bold,
});

/** The bytes of the file as PDF, and the page on which each of its parts begins. */
export async function pdfOf(
  book: FileBook,
  faces: Faces,
): Promise<{ body: Buffer; pages: ReadonlyMap<string, number> }> {
  for (const [name, face] of Object.entries(faces)) pdfmake.virtualfs.writeFileSync(name, face);
  pdfmake.setFonts({
    Text: familyOf('text', 'textBold', 'textItalic'),
    Title: familyOf('title'),
    Sans: familyOf('sans', 'sansBold'),
    Mono: familyOf('mono'),
  });
  const pages = new Map<string, number>();
  const body = await pdfmake.createPdf(definitionOf(book, pages)).getBuffer();
  return { body, pages };
}
