// The blocks of a file as pdfmake sets them: paragraphs, lists with boxes to tick, letters, and tables with room for a hand.
import type { Block, Inline } from '../../content/schema.publications.ts';
import { colors, measure, sharesOf } from './look.ts';
import type { Content, Style } from './pdfmake.ts';
import { runsOf, wordsOf } from './words.ts';

const sans: Style = { font: 'Sans' };
const mono: Style = { font: 'Mono' };

const textOf = (words: readonly Inline[]): Content[] =>
  runsOf(words).map(({ text, strong, emphasis, code }) => ({
    text,
    ...(strong && { bold: true }),
    ...(emphasis && { italics: true }),
    ...(code && mono),
  }));

/** A hairline. */
export const hair = (width: number, color: string = colors.hairline): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.75, lineColor: color }],
});

/** A row of cells that are filled in by hand is as high as a hand writes. */
const handHeight = 27;

type Table = Extract<Block, { kind: 'table' }>;

/** What is filled in by hand stays on one sheet of paper, as far as there is room. */
function isKept({ rows }: Table): boolean {
  const isForHand = rows.map((row) => row.some((words) => words.length === 0));
  const height = isForHand.reduce((sum, isHand) => sum + (isHand ? handHeight + 8 : 30), 50);
  return height < (isForHand.includes(true) ? 440 : 220);
}

function tableOf(table: Table): Content {
  const head = table.head.map(wordsOf);
  const rows = table.rows.map((row) => row.map(wordsOf));
  const padding = 6;
  const inner = measure - head.length * 2 * padding;
  const cell = (words: readonly Inline[], column: number, isHead: boolean): Content => ({
    text: words.length === 0 ? '' : textOf(words),
    ...sans,
    fontSize: isHead ? 8 : 9,
    lineHeight: 1.15,
    bold: isHead,
    color: isHead ? colors.muted : colors.text,
    alignment: table.numeric[column] === true ? 'right' : 'left',
  });
  const isForHand = rows.map((row) => row.some((text) => text === ''));
  // The caption is a row of the head: a table that goes on over a page says there what it is.
  const caption: Content[] = head.map((_, column) =>
    column === 0
      ? { text: table.caption, style: 'caption', colSpan: head.length, margin: [-padding, 0, 0, 1] }
      : { text: '' },
  );
  return {
    table: {
      headerRows: 2,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: sharesOf(head, rows).map((share) => share * inner),
      heights: (row) => (isForHand[row - 2] === true ? handHeight : 10),
      body: [
        caption,
        table.head.map((words, column) => cell(words, column, true)),
        ...table.rows.map((row) => row.map((words, column) => cell(words, column, false))),
      ],
    },
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : line === 2 ? 1 : 0.5),
      vLineWidth: (line, _, row) => (line === 0 || line === head.length || row === 0 ? 0 : 0.5),
      hLineColor: (line) => (line === 2 ? colors.controlBorder : colors.strong),
      vLineColor: () => colors.hairline,
      paddingLeft: () => padding,
      paddingRight: () => padding,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
    margin: [0, 8, 0, 14],
    unbreakable: isKept(table),
  };
}

/** A box to tick; a new one each time, because the layout writes into it. */
const box = (): Content => ({
  canvas: [
    {
      type: 'rect',
      x: 0,
      y: 3,
      w: 9,
      h: 9,
      r: 1.5,
      lineWidth: 0.9,
      lineColor: colors.controlBorder,
    },
  ],
  width: 20,
});

function listOf(list: Extract<Block, { kind: 'list' }>): Content {
  const margin: Style = { margin: [0, 2, 0, 10] };
  if (list.boxes)
    return {
      stack: list.items.map((words) => ({
        columns: [box(), { text: textOf(words), width: '*' }],
        margin: [0, 0, 0, 4],
      })),
      ...margin,
    };
  const items = list.items.map((words): Content => ({ text: textOf(words), margin: [0, 0, 0, 4] }));
  return list.ordered
    ? { ol: items, markerColor: colors.accent, ...margin }
    : { ul: items, markerColor: colors.accent, ...margin };
}

function quoteOf(paragraphs: readonly (readonly Inline[])[]): Content {
  return {
    table: {
      widths: [measure - 24],
      body: [
        [
          {
            stack: paragraphs.map((words) => ({ text: textOf(words), margin: [0, 0, 0, 7] })),
            fontSize: 11.5,
          },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (line) => (line === 0 ? 2 : 0),
      hLineColor: () => colors.accent,
      vLineColor: () => colors.accent,
      paddingLeft: () => 16,
      paddingRight: () => 6,
      paddingTop: () => 2,
      paddingBottom: () => 0,
    },
    margin: [0, 6, 0, 12],
  };
}

function contentOf(block: Block, isInContents: boolean, isFree: boolean): Content {
  if (typeof block === 'string') return { text: block, style: 'paragraph' };
  switch (block.kind) {
    case 'paragraph':
      return { text: textOf(block.words), style: 'paragraph' };
    case 'heading':
      return {
        text: textOf(block.words),
        style: block.level === 2 ? 'part' : 'section',
        id: block.id,
        // A break before it inside of what is kept together would lose the rest of the page.
        ...(isFree && { headlineLevel: 1 }),
        ...(isInContents && block.level === 2 && { tocItem: 'parts' }),
      };
    case 'list':
      return listOf(block);
    case 'quote':
      return quoteOf(block.paragraphs);
    case 'table':
      return tableOf(block);
    case 'rule':
      return { stack: [hair(measure)], margin: [0, 8, 0, 12] };
  }
}

const isTable = (block: Block | undefined): block is Table =>
  typeof block === 'object' && block.kind === 'table';

/** The blocks of a file, set; a heading goes with the table below it, also where a line stands between them. */
export function contentsOf(blocks: readonly Block[], isInContents: boolean): Content[] {
  const contents: Content[] = [];
  for (let at = 0; at < blocks.length;) {
    const [first, second, third] = blocks.slice(at, at + 3);
    const isHead = typeof first === 'object' && first.kind === 'heading';
    const table = isTable(second) ? second : third;
    const count = isHead && isTable(table) && isKept(table) ? (table === second ? 2 : 3) : 1;
    const set = blocks
      .slice(at, at + count)
      .map((block) => contentOf(block, isInContents, count === 1));
    if (count === 1) contents.push(...set);
    else contents.push({ stack: set, unbreakable: true });
    at += count;
  }
  return contents;
}
