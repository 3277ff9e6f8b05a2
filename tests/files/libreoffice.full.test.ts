// The files of the shelf, opened by LibreOffice: it finds pages, headings and our faces, and computes what we have computed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { workbooks } from '#content/workbooks.ts';
import { hasContents, partsOf } from '../../tools/files/book.ts';
import { addressOf, layOut, resultsOf } from '../../tools/files/layout.ts';
import type { LaidSheet } from '../../tools/files/layout.ts';
import { archiveOf, entriesOf, rewrite } from '../../tools/files/package.ts';
import type { Value } from '../../tools/files/values.ts';
import { convert } from '../../tools/lib/office.mjs';
import { makeAll } from './kit.ts';
import type { Made } from './kit.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

const work = mkdtempSync(join(tmpdir(), 'axis-shelf-'));
let all: Made[];
let computing: Made[];

const save = (name: string, body: Buffer) => {
  const file = join(work, name);
  writeFileSync(file, body);
  return file;
};
const plain = (text: string) => text.replace(/\s+/g, '');

/** The sheets of a workbook. */
const sheetsOf = ({ book }: Made): LaidSheet[] =>
  layOut(workbooks[book.id] ?? { sheets: [] }, book.blocks);

/** Other figures and words for the cells of a sheet that are filled in. */
function changesIn({ cells }: LaidSheet): Record<string, Value> {
  const inputs = cells.filter(({ role, unit }) => role === 'input' && unit !== 'date');
  return Object.fromEntries(
    inputs.map((cell, index): [string, Value] => {
      const words = {
        yesNo: index % 3 === 0 ? 'yes' : 'no',
        direction: index % 2 === 0 ? 'higher' : 'lower',
      };
      const { unit } = cell;
      if (unit === 'text') return [addressOf(cell), index % 5 === 0 ? 'Jon' : 'Mira'];
      if (unit === 'yesNo' || unit === 'direction') return [addressOf(cell), words[unit]];
      return [addressOf(cell), unit === 'percent' ? 0.1 : (index % 4) + 2];
    }),
  );
}

/** The workbook without a stored result, and with other figures in it: a program that opens it has to compute. */
async function changed(made: Made, changes: ReadonlyMap<string, Record<string, Value>>) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(made.bodies.xlsx ?? []).buffer);
  for (const [name, cells] of changes)
    for (const [address, value] of Object.entries(cells)) {
      const cell = workbook.getWorksheet(name)?.getCell(address);
      if (cell !== undefined) cell.value = value;
    }
  const entries = entriesOf(new Uint8Array(await workbook.xlsx.writeBuffer()));
  for (const name of Object.keys(entries).filter((one) => one.startsWith('xl/worksheets/sheet')))
    rewrite(entries, name, (xml) => xml.replace(/(<\/f>)<v>[^<]*<\/v>/g, '$1'));
  return archiveOf(entries);
}

/** What LibreOffice has computed, beside what we have. */
async function compare(
  saved: Buffer | undefined,
  made: Made,
  changes: ReadonlyMap<string, Record<string, Value>>,
) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(saved ?? []).buffer);
  let compared = 0;
  for (const { name, cells } of sheetsOf(made))
    for (const [address, value] of resultsOf(cells, changes.get(name) ?? {})) {
      const cell = workbook.getWorksheet(name)?.getCell(address);
      const result = cell?.result ?? '';
      const place = `${made.book.id}, ${name}, ${address}: ${cell?.formula ?? ''}`;
      if (typeof value === 'number') expect(Number(result), place).toBeCloseTo(value, 6);
      else expect(result, place).toBe(value ?? '');
      compared += 1;
    }
  return compared;
}

describe('LibreOffice', () => {
  beforeAll(async () => {
    all = await makeAll();
    computing = all.filter(({ bodies }) => bodies.xlsx !== undefined);
  });
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  it('opens each DOCX with its headings, its tables and our faces', async () => {
    const files = all.map(({ book, bodies }) =>
      save(`${book.id}.docx`, bodies.docx ?? Buffer.alloc(0)),
    );
    const saved = convert(files, 'pdf');
    for (const { book } of all) {
      const pdf = saved.get(book.id) ?? Buffer.alloc(0);
      const { text: pages } = await extractText(new Uint8Array(pdf), { mergePages: false });
      const text = plain(pages.join(' '));
      for (const { title } of partsOf(book)) expect(text, book.id).toContain(plain(title));
      for (const block of book.blocks)
        if (typeof block === 'object' && block.kind === 'table')
          expect(text, book.id).toContain(plain(block.caption));
      const names = [...pdf.toString('latin1').matchAll(/\/BaseFont\s*\/[A-Z]{6}\+(\w+)/g)].map(
        ([, name = '']) => name,
      );
      expect(
        names.some((name) => name.startsWith('Newsreader')),
        book.id,
      ).toBe(true);
      expect(
        names.some((name) => name.startsWith('InstrumentSans')),
        book.id,
      ).toBe(true);
      expect(pages.length, book.id).toBeGreaterThanOrEqual(hasContents(book) ? 5 : 1);
      // The contents name the page on which LibreOffice begins the part, or the one beside it.
      for (const { title } of hasContents(book)
        ? partsOf(book).filter(({ level }) => level === 2)
        : []) {
        const named = Number(/^\d+/.exec(plain(pages[1] ?? '').split(plain(title))[1] ?? '')?.[0]);
        const near = pages.slice(Math.max(0, named - 2), named + 1).map(plain);
        expect(
          near.some((page) => page.includes(plain(title))),
          `${book.id}: ${title} on ${named}`,
        ).toBe(true);
      }
    }
  });

  it('computes each XLSX to the results that are stored in it', async () => {
    const none = new Map<string, Record<string, Value>>();
    const files: string[] = [];
    for (const made of computing)
      files.push(save(`${made.book.id}.xlsx`, await changed(made, none)));
    const saved = convert(files, 'xlsx');
    let compared = 0;
    for (const made of computing) compared += await compare(saved.get(made.book.id), made, none);
    expect(compared).toBeGreaterThan(150);
  });

  it('computes other results where an input is another one', async () => {
    const files: string[] = [];
    const changesOf = new Map<string, Map<string, Record<string, Value>>>();
    for (const made of computing) {
      const changes = new Map(sheetsOf(made).map((sheet) => [sheet.name, changesIn(sheet)]));
      changesOf.set(made.book.id, changes);
      files.push(save(`${made.book.id}.xlsx`, await changed(made, changes)));
    }
    const saved = convert(files, 'xlsx');
    for (const made of computing) {
      const changes = changesOf.get(made.book.id) ?? new Map<string, Record<string, Value>>();
      expect(await compare(saved.get(made.book.id), made, changes)).toBeGreaterThan(0);
      const differs = sheetsOf(made).some(({ name, cells }) =>
        [...resultsOf(cells, changes.get(name) ?? {})].some(
          ([address, value]) => resultsOf(cells).get(address) !== value,
        ),
      );
      expect(differs, made.book.id).toBe(true);
    }
  });
});
