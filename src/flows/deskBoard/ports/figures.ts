// The figures, and the same as a file: numbers, kinds and months, and nothing that a member wrote.
import type { Figures } from '#machines/deskBoard.machine.ts';
import { deskBoard } from '#content/deskBoard.ts';
import { requests } from '#content/requests.ts';
import type { Answer } from '#adapters/supabase/functions.ts';
import { isRow, rowsOf, text } from '#adapters/supabase/requestRows.ts';
import { ageName, topicName } from '../names.ts';

const words = deskBoard.figures;

const hoursIn = (value: unknown) => (typeof value === 'number' ? value : null);

/** The answer of `desk_figures()`. */
export function toFigures(answer: Answer): Figures {
  const promises = isRow(answer['promises']) ? answer['promises'] : {};
  return {
    promises: {
      kept: Number(promises['kept'] ?? 0),
      broken: Number(promises['broken'] ?? 0),
      running: Number(promises['running'] ?? 0),
    },
    medianHours: hoursIn(answer['median_hours']),
    openByAge: rowsOf(answer['open_by_age']).map((row) => ({
      age: text(row['age']),
      count: Number(row['count']),
    })),
    byKind: rowsOf(answer['by_kind']).map((row) => ({
      kind: row['kind'] as Figures['byKind'][number]['kind'],
      asked: Number(row['asked']),
      open: Number(row['open']),
      kept: Number(row['kept']),
      broken: Number(row['broken']),
      medianHours: hoursIn(row['median_hours']),
    })),
    byTopic: rowsOf(answer['by_topic']).map((row) => ({
      topic: text(row['topic']),
      asked: Number(row['asked']),
    })),
    months: rowsOf(answer['months']).map((row) => ({
      month: text(row['month']),
      asked: Number(row['asked']),
      replied: Number(row['replied']),
      kept: Number(row['kept']),
      broken: Number(row['broken']),
      medianHours: hoursIn(row['median_hours']),
    })),
  };
}

type Cell = string | number | null;

/** Quoted where a comma or a quotation mark would divide it. */
const cellOf = (cell: Cell) =>
  typeof cell === 'string' && /[",\n]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : String(cell ?? '');

/** The figures as one table of comma-separated values (RFC 4180): the section of each line stands in its first column. */
export function csvOf(figures: Figures): string {
  const { promises, medianHours, openByAge, byKind, byTopic, months } = figures;
  const { section, item, asked, replied, open, keptShort, brokenShort, medianShort } = words;
  const sumOf = (of: 'asked' | 'replied') => months.reduce((sum, one) => sum + one[of], 0);
  const allOpen = openByAge.reduce((sum, { count }) => sum + count, 0);
  const { kept, broken } = promises;
  const lines: Cell[][] = [
    [section, item, asked, replied, open, keptShort, brokenShort, medianShort],
    [words.total, null, sumOf('asked'), sumOf('replied'), allOpen, kept, broken, medianHours],
    [words.running, null, null, null, promises.running],
    ...months.map((one): Cell[] => [
      words.month,
      one.month,
      one.asked,
      one.replied,
      null,
      one.kept,
      one.broken,
      one.medianHours,
    ]),
    ...byKind.map((one): Cell[] => [
      words.kind,
      requests.kinds[one.kind],
      one.asked,
      null,
      one.open,
      one.kept,
      one.broken,
      one.medianHours,
    ]),
    ...openByAge.map(({ age, count }): Cell[] => [words.age, ageName(age), null, null, count]),
    ...byTopic.map(({ topic, asked: count }): Cell[] => [words.topic, topicName(topic), count]),
  ];
  const [head = []] = lines;
  return lines
    .map((line) => head.map((_, column) => cellOf(line[column] ?? null)).join(','))
    .join('\r\n');
}
