// A file as DOCX: styles and headings that a word processor knows, real tables, boxes that can be ticked, and our faces inside.
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  PageBreak,
  PageNumber,
  Packer,
  Paragraph,
  TabStopType,
  TableOfContents,
  TextRun,
} from 'docx';
import { hasContents, longDateOf, momentOf, partsOf } from './book.ts';
import type { FileBook } from './book.ts';
import { anchorOf, contentOf, hexOf } from './docxBlocks.ts';
import { families, numbering, styles, twips } from './docxStyles.ts';
import { embed } from './embed.ts';
import type { Faces } from './faces.ts';
import { colors, page } from './look.ts';
import { archiveOf, entriesOf, rewrite } from './package.ts';

const editionOf = ({ version, date }: FileBook) => `Version ${version} · ${longDateOf(date)}`;

const label = (words: string, before = 0) =>
  new Paragraph({ style: 'Label', text: words, spacing: { before } });

/** The name of the site, as its pages set it. */
const name = () =>
  new TextRun({ text: 'Axis One', font: families.title, size: 34, color: hexOf(colors.text) });

function opening(book: FileBook) {
  const isBook = hasContents(book);
  const begin = [
    ...(isBook ? [new Paragraph({ style: 'Subtitle', children: [name()] })] : []),
    label(book.kind.toUpperCase(), isBook ? twips(90) : 0),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(book.title)] }),
    new Paragraph({ style: 'Subtitle', text: book.summary }),
    label(editionOf(book)),
  ];
  if (!isBook) return begin;
  return [
    ...begin,
    new Paragraph({ children: [new PageBreak()] }),
    new Paragraph({ style: 'Subtitle', text: 'Contents' }),
    new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '1-1' }),
    new Paragraph({ children: [new PageBreak()] }),
  ];
}

const running = (...children: (string | { count: 'current' | 'total' })[]) =>
  new Paragraph({
    style: 'Label',
    tabStops: [{ type: TabStopType.RIGHT, position: twips(page.width - 2 * page.side) }],
    children: children.map(
      (child) =>
        new TextRun(
          typeof child === 'string'
            ? { text: child }
            : {
                children: [child.count === 'current' ? PageNumber.CURRENT : PageNumber.TOTAL_PAGES],
              },
        ),
    ),
  });

function documentOf(book: FileBook): Document {
  const isBook = hasContents(book);
  return new Document({
    title: book.title,
    subject: book.summary,
    creator: 'Axis One',
    lastModifiedBy: 'Axis One',
    description: editionOf(book),
    compatibility: { version: 15 },
    styles,
    numbering,
    sections: [
      {
        properties: {
          titlePage: isBook,
          page: {
            size: { width: twips(page.width), height: twips(page.height) },
            margin: {
              top: twips(page.top),
              bottom: twips(page.bottom),
              left: twips(page.side),
              right: twips(page.side),
              header: twips(36),
              footer: twips(32),
            },
          },
        },
        headers: {
          default: new Header({ children: [running(`Axis One\t${isBook ? book.title : ''}`)] }),
        },
        footers: {
          default: new Footer({
            children: [
              running(`${editionOf(book)}\t`, { count: 'current' }, ' / ', { count: 'total' }),
            ],
          }),
        },
        children: [...opening(book), ...book.blocks.flatMap((block, at) => contentOf(block, at))],
      },
    ],
  });
}

/** The field of the contents with its entries in it, so that they are there before a word processor computes them. */
function contentsIn(xml: string, book: FileBook, pages: ReadonlyMap<string, number>): string {
  const parts = partsOf(book).filter(({ level }) => level === 2);
  const entries = parts.map(({ id, title: words }, at) => {
    const begin =
      at === 0
        ? '<w:r><w:fldChar w:fldCharType="begin" w:dirty="true"/></w:r><w:r><w:instrText xml:space="preserve">TOC \\h \\o "1-1"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>'
        : '';
    const end = at === parts.length - 1 ? '<w:r><w:fldChar w:fldCharType="end"/></w:r>' : '';
    const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<w:p><w:pPr><w:pStyle w:val="TOC1"/></w:pPr>${begin}<w:hyperlink w:anchor="${anchorOf(id)}" w:history="1"><w:r><w:t xml:space="preserve">${escaped}</w:t></w:r><w:r><w:tab/></w:r><w:r><w:t>${pages.get(id) ?? ''}</w:t></w:r></w:hyperlink>${end}</w:p>`;
  });
  return xml.replace(
    /(<w:sdt>(?:(?!<\/w:sdt>).)*?<w:sdtContent>)(?:(?!<\/w:sdtContent>).)*(<\/w:sdtContent><\/w:sdt>)/s,
    (_, before: string, after: string) => `${before}${entries.join('')}${after}`,
  );
}

/** The library counts bookmarks from its first document on: here each document counts from one. */
function renumbered(xml: string): string {
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => numbers.get(id) ?? numbers.set(id, numbers.size + 1).size;
  return xml
    .replaceAll(
      /(<w:bookmark(?:Start|End)[^>]*w:id=")(\d+)"/g,
      (_, before: string, id: string) => `${before}${numberOf(id)}"`,
    )
    .replaceAll(/_Toc(\d+)/g, (_, id: string) => `_Toc${numberOf(id)}`);
}

/**
 * The bytes of the file as DOCX.
 * @param pages the page of each part, for the contents; a word processor that updates them puts its own
 */
export async function docxOf(
  book: FileBook,
  faces: Faces,
  pages: ReadonlyMap<string, number>,
): Promise<Buffer> {
  const entries = entriesOf(await Packer.toBuffer(documentOf(book)));
  const moment = momentOf(book).toISOString().replace('.000', '');
  rewrite(entries, 'docProps/core.xml', (xml) =>
    xml.replaceAll(/(<dcterms:\w+[^>]*>)[^<]*/g, (_, tag: string) => `${tag}${moment}`),
  );
  rewrite(entries, 'word/document.xml', renumbered);
  if (hasContents(book))
    rewrite(entries, 'word/document.xml', (xml) => contentsIn(xml, book, pages));
  embed(entries, [
    {
      name: families.text,
      regular: faces.text,
      bold: faces.textBold,
      italic: faces.textItalic,
      instead: 'Georgia',
      kind: 'roman',
    },
    { name: families.title, regular: faces.title, instead: 'Georgia', kind: 'roman' },
    {
      name: families.sans,
      regular: faces.sans,
      bold: faces.sansBold,
      instead: 'Arial',
      kind: 'swiss',
    },
    { name: families.mono, regular: faces.mono, instead: 'Courier New', kind: 'modern' },
  ]);
  return archiveOf(entries);
}
