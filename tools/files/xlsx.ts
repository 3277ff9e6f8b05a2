// A workbook as XLSX: cells to fill in are tinted, formulas have their results beside them, and a sheet prints on one page's width.
import ExcelJS from 'exceljs';
import type { Unit, Workbook as Definition } from '../../content/schema.workbooks.ts';
import { longDateOf, momentOf } from './book.ts';
import type { FileBook } from './book.ts';
import { layOut } from './layout.ts';
import type { Cell, LaidSheet, Role } from './layout.ts';
import { colors } from './look.ts';
import { archiveOf, entriesOf } from './package.ts';

const argb = (color: string) => `FF${color.replace('#', '')}`;

const formats: Record<Unit, string> = {
  text: 'General',
  whole: '#,##0',
  number: '#,##0.##',
  money: '$#,##0',
  percent: '0.0%',
  date: 'yyyy-mm-dd',
  yesNo: 'General',
  direction: 'General',
};

const choices: Partial<Record<Unit, string>> = {
  yesNo: '"yes,no"',
  direction: '"higher,lower"',
};

/** No spreadsheet embeds faces: one that every machine has. */
const face = 'Arial';

const fonts: Record<Role, Partial<ExcelJS.Font>> = {
  title: { size: 18, color: { argb: argb(colors.text) } },
  about: { size: 10, color: { argb: argb(colors.muted) } },
  heading: { size: 12, bold: true, color: { argb: argb(colors.accent) } },
  head: { size: 9, bold: true, color: { argb: argb(colors.muted) } },
  label: { size: 10 },
  input: { size: 10, color: { argb: argb(colors.indigo) } },
  result: { size: 10, bold: true },
  note: { size: 9, italic: true, color: { argb: argb(colors.muted) } },
};

const fills: Partial<Record<Role, string>> = {
  input: '#FBF1DF',
  head: colors.sunk,
};

const edge = { style: 'thin', color: { argb: argb(colors.strong) } } as const;

function setCell(sheet: ExcelJS.Worksheet, { row, column, role, unit, value, formula }: Cell) {
  const cell = sheet.getCell(row, column);
  if (formula === undefined) cell.value = value;
  else cell.value = { formula, result: value ?? '', date1904: false };
  cell.font = { name: face, ...fonts[role] };
  const isFigure = role === 'input' || role === 'result' || typeof value === 'number';
  if (isFigure) cell.numFmt = formats[unit];
  const isRight =
    (isFigure || role === 'head') && ['whole', 'number', 'money', 'percent'].includes(unit);
  const isLong = role !== 'title' && role !== 'about' && role !== 'heading';
  cell.alignment = {
    vertical: 'top',
    wrapText: isLong,
    ...(isRight && column > 1 && { horizontal: 'right' }),
    ...(column === 1 && typeof value === 'number' && { horizontal: 'left' }),
  };
  const fill = fills[role];
  if (fill !== undefined)
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: argb(fill) } };
  if (['head', 'label', 'input', 'result'].includes(role)) cell.border = { bottom: edge };
  if (role === 'input') cell.protection = { locked: false };
  const choice = choices[unit];
  if (role === 'input' && choice !== undefined)
    cell.dataValidation = { type: 'list', allowBlank: true, formulae: [choice] };
}

function setSheet(workbook: ExcelJS.Workbook, laid: LaidSheet, book: FileBook) {
  const sheet = workbook.addWorksheet(laid.name, {
    properties: { defaultRowHeight: 18 },
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 },
    },
    headerFooter: {
      oddFooter: `&L&8Axis One · ${book.title} · ${book.version} · ${longDateOf(book.date)}&R&8&P / &N`,
    },
    views: [{ showGridLines: false, state: 'frozen', ySplit: 2 }],
  });
  sheet.columns = laid.widths.map((width) => ({ width }));
  sheet.getRow(1).height = 28;
  sheet.getRow(2).height = 20;
  for (const cell of laid.cells) setCell(sheet, cell);
  const [first = 4] = laid.heads;
  if (laid.heads.length > 0) sheet.pageSetup.printTitlesRow = `${first}:${first}`;
}

/** The bytes of the workbook as XLSX. */
export async function xlsxOf(book: FileBook, definition: Definition): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const moment = momentOf(book);
  Object.assign(workbook, {
    title: book.title,
    subject: book.summary,
    creator: 'Axis One',
    lastModifiedBy: 'Axis One',
    created: moment,
    modified: moment,
  });
  // Also a spreadsheet that trusts stored results computes them anew when it opens the file.
  workbook.calcProperties.fullCalcOnLoad = true;
  for (const laid of layOut(definition, book.blocks)) setSheet(workbook, laid, book);
  const written = await workbook.xlsx.writeBuffer();
  return archiveOf(entriesOf(new Uint8Array(written)));
}
