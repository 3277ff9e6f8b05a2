// DOCX and XLSX of the shelf, read as the archives that they are: headings, tables, faces, formulas and their results.
import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { workbooks } from '#content/workbooks.ts';
import { hasContents, partsOf } from '../../tools/files/book.ts';
import { obfuscated } from '../../tools/files/embed.ts';
import { addressOf, layOut } from '../../tools/files/layout.ts';
import { entriesOf } from '../../tools/files/package.ts';
import { entryOf, makeAll } from './kit.ts';
import type { Made } from './kit.ts';

let all: Made[];
beforeAll(async () => {
  all = await makeAll();
});

const docx = ({ bodies }: Made) => bodies.docx ?? Buffer.alloc(0);
const xlsx = ({ bodies }: Made) => bodies.xlsx ?? Buffer.alloc(0);

const textIn = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
    .map(([, text = '']) => text)
    .join('')
    .replaceAll('&amp;', '&')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

const paragraphs = (xml: string) =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p [^>]*>.*?<\/w:p>/gs)].map(([one]) => one);

describe('a DOCX', () => {
  it('has the headings of its Markdown as headings', () => {
    for (const made of all) {
      const xml = entryOf(docx(made), 'word/document.xml');
      for (const [style, level] of [
        ['Heading1', 2],
        ['Heading2', 3],
      ] as const) {
        const found = paragraphs(xml).filter((one) => one.includes(`<w:pStyle w:val="${style}"/>`));
        const wanted = partsOf(made.book).filter((part) => part.level === level);
        expect(found.map(textIn), made.book.id).toEqual(wanted.map(({ title }) => title));
      }
    }
  });

  it('has each table as a table whose head is repeated, and no pipe', () => {
    for (const made of all) {
      const xml = entryOf(docx(made), 'word/document.xml');
      const tables = made.book.blocks.filter(
        (block) => typeof block === 'object' && block.kind === 'table',
      );
      expect(xml.match(/<w:tbl>/g) ?? [], made.book.id).toHaveLength(tables.length);
      expect(xml.match(/<w:tblHeader\/>/g) ?? [], made.book.id).toHaveLength(tables.length);
      expect(textIn(xml), made.book.id).not.toContain('|');
    }
  });

  it('has a box to tick for each item of a checklist', () => {
    for (const made of all) {
      const xml = entryOf(docx(made), 'word/document.xml');
      const boxes = made.book.blocks.flatMap((block) =>
        typeof block === 'object' && block.kind === 'list' && block.boxes ? block.items : [],
      );
      expect(xml.match(/<w14:checkbox>/g) ?? [], made.book.id).toHaveLength(boxes.length);
    }
  });

  it('lists its parts in the contents, each linked to its heading', () => {
    for (const made of all.filter(({ book }) => hasContents(book))) {
      const xml = entryOf(docx(made), 'word/document.xml');
      const entries = paragraphs(xml).filter((one) => one.includes('<w:pStyle w:val="TOC1"/>'));
      const parts = partsOf(made.book).filter(({ level }) => level === 2);
      const texts = entries.map(textIn);
      expect(
        parts.map(({ title }, at) => texts[at]?.replace(title, '')),
        made.book.id,
      ).toEqual(parts.map(() => expect.stringMatching(/^\d+$/) as string));
      for (const entry of entries) {
        const anchor = /w:anchor="([^"]+)"/.exec(entry)?.[1] ?? '';
        expect(xml, made.book.id).toContain(`w:name="${anchor}"`);
        expect(textIn(entry), made.book.id).toMatch(/\d$/);
      }
      expect(xml.match(/w:fldCharType="begin"/g)?.length).toBe(
        xml.match(/w:fldCharType="end"/g)?.length,
      );
    }
  });

  it('embeds our faces, regular, bold and italic, so that a reader finds TrueType again', () => {
    for (const made of all) {
      const archive = docx(made);
      const entries = entriesOf(archive);
      const table = entryOf(archive, 'word/fontTable.xml');
      for (const family of [
        'Newsreader',
        'Newsreader Display',
        'Instrument Sans',
        'JetBrains Mono',
      ])
        expect(table, made.book.id).toContain(`<w:font w:name="${family}">`);
      const links = entryOf(archive, 'word/_rels/fontTable.xml.rels');
      const faces = [...table.matchAll(/<w:embed\w+ r:id="(\w+)" w:fontKey="\{([^}]+)\}"/g)];
      expect(faces).toHaveLength(7);
      for (const [, id = '', key = ''] of faces) {
        const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(links)?.[1] ?? '';
        const face = obfuscated(Buffer.from(entries[`word/${target}`] ?? []), key);
        expect(face.subarray(0, 4).toString('hex'), target).toBe('00010000');
      }
      expect(entryOf(archive, 'word/settings.xml')).toContain('<w:embedTrueTypeFonts/>');
      expect(entryOf(archive, '[Content_Types].xml')).toContain('Extension="odttf"');
    }
  });
});

describe('an XLSX', () => {
  it('has every formula with the result that we compute, and every cell to fill in tinted and open', async () => {
    const computing = all.filter(({ bodies }) => bodies.xlsx !== undefined);
    expect(computing).toHaveLength(Object.keys(workbooks).length);
    for (const made of computing) {
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(new Uint8Array(xlsx(made)).buffer);
      const laid = layOut(workbooks[made.book.id] ?? { sheets: [] }, made.book.blocks);
      expect(workbook.worksheets.map(({ name }) => name)).toEqual(laid.map(({ name }) => name));
      for (const { name, cells } of laid)
        for (const { row, column, role, value, formula } of cells) {
          const cell = workbook.getWorksheet(name)?.getCell(row, column);
          const place = `${made.book.id}, ${name}, ${addressOf({ row, column })}`;
          if (formula === undefined) expect(cell?.value ?? null, place).toEqual(value);
          else expect([cell?.formula, cell?.result ?? ''], place).toEqual([formula, value ?? '']);
          if (role === 'input') expect(cell?.protection?.locked, place).toBe(false);
        }
    }
  });
});
