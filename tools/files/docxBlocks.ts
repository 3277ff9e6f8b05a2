// The blocks of a file as paragraphs, lists and tables of a DOCX.
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  CheckBox,
  HeadingLevel,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { Block, Inline } from '../../content/schema.publications.ts';
import { colors, measure, sharesOf } from './look.ts';
import { runsOf, wordsOf } from './words.ts';

/** A color as the format writes it. */
export const hexOf = (color: string) => color.replace('#', '');

/** The name of a heading's bookmark: letters, digits and underlines, forty at most. */
export const anchorOf = (id: string) => `_${id.replaceAll('-', '_')}`.slice(0, 40);

const textOf = (words: readonly Inline[], marks: { bold?: boolean; color?: string } = {}) =>
  runsOf(words).map(
    ({ text, strong, emphasis, code }) =>
      new TextRun({
        text,
        ...marks,
        ...(strong && { bold: true }),
        ...(emphasis && { italics: true }),
        ...(code && { font: 'JetBrains Mono' }),
      }),
  );

const line = (color: string, size = 4) => ({
  style: BorderStyle.SINGLE,
  size,
  color: hexOf(color),
});
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

type TableBlock = Extract<Block, { kind: 'table' }>;

/** A row of cells that are filled in by hand is as high as a hand writes, in twentieths of a point. */
const handHeight = 600;

function tableOf({ caption, head, rows, numeric }: TableBlock) {
  const words = rows.map((row) => row.map(wordsOf));
  const whole = Math.round(measure * 20);
  const widths = sharesOf(head.map(wordsOf), words).map((share) => Math.round(share * whole));
  const cell = (inlines: readonly Inline[], column: number, isHead: boolean) =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.TOP,
      margins: { left: 100, right: 100, top: 40, bottom: 40 },
      children: [
        new Paragraph({
          style: 'Cell',
          alignment: numeric[column] === true ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: textOf(inlines, isHead ? { bold: true, color: hexOf(colors.muted) } : {}),
        }),
      ],
    });
  return [
    new Paragraph({ style: 'Caption', text: caption }),
    new Table({
      width: { size: whole, type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      borders: {
        top: line(colors.strong),
        bottom: line(colors.strong),
        left: none,
        right: none,
        insideHorizontal: line(colors.strong),
        insideVertical: line(colors.hairline),
      },
      rows: [
        new TableRow({
          tableHeader: true,
          cantSplit: true,
          children: head.map((inlines, column) => cell(inlines, column, true)),
        }),
        ...rows.map(
          (row, at) =>
            new TableRow({
              cantSplit: true,
              ...(words[at]?.some((text) => text === '') === true && {
                height: { value: handHeight, rule: HeightRule.ATLEAST },
              }),
              children: row.map((inlines, column) => cell(inlines, column, false)),
            }),
        ),
      ],
    }),
    new Paragraph({ style: 'Cell', text: '' }),
  ];
}

const boxFont = 'Segoe UI Symbol';

function listOf(list: Extract<Block, { kind: 'list' }>, at: number) {
  if (list.boxes)
    return list.items.map(
      (words) =>
        new Paragraph({
          indent: { left: 480, hanging: 480 },
          spacing: { after: 80 },
          tabStops: [{ type: 'left', position: 480 }],
          children: [
            new CheckBox({
              checked: false,
              checkedState: { value: '2612', font: boxFont },
              uncheckedState: { value: '2610', font: boxFont },
            }),
            new TextRun({ text: '\t' }),
            ...textOf(words),
          ],
        }),
    );
  return list.items.map(
    (words) =>
      new Paragraph({
        numbering: {
          reference: list.ordered ? 'numbers' : 'dots',
          level: 0,
          // Each list counts from one.
          instance: at + 1,
        },
        spacing: { after: 80 },
        children: textOf(words),
      }),
  );
}

/** A block, set; `at` is its place in the file. */
export function contentOf(block: Block, at: number): (Paragraph | Table)[] {
  if (typeof block === 'string') return [new Paragraph({ text: block })];
  switch (block.kind) {
    case 'paragraph':
      return [new Paragraph({ children: textOf(block.words) })];
    case 'heading':
      return [
        new Paragraph({
          heading: block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          children: [new Bookmark({ id: anchorOf(block.id), children: textOf(block.words) })],
        }),
      ];
    case 'list':
      return listOf(block, at);
    case 'quote':
      return block.paragraphs.map(
        (words) => new Paragraph({ style: 'Letter', children: textOf(words) }),
      );
    case 'table':
      return tableOf(block);
    case 'rule':
      return [new Paragraph({ border: { bottom: { ...line(colors.hairline), space: 1 } } })];
  }
}
