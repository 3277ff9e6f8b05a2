// Each section as the database has it.
import { fromPromise } from 'xstate';
import type { BoardSection } from '#machines/desk.machine.ts';
import type { Board, BoardAsked } from '#machines/deskBoard.machine.ts';
import { callFunction, type Answer } from '#adapters/supabase/functions.ts';
import { isRow, rowsOf, text, textOrNull } from '#adapters/supabase/requestRows.ts';
import { dayIn, spanIn } from '../place.ts';
import { toFigures } from './figures.ts';
import { toMail, toPost, toSlot, toStaffAct, toTable } from './rows.ts';
import { toLetter } from './letters.ts';

/** The function of each section, and what it is result. */
const calls: Record<
  BoardSection,
  (asked: BoardAsked) => [name: string, parameters: Readonly<Record<string, unknown>>]
> = {
  hours: ({ at }) => ['desk_week', { monday: dayIn(at) }],
  tables: () => ['desk_tables', {}],
  readers: () => ['desk_newsletters', {}],
  posts: ({ at, cursor }) => [
    'desk_posts',
    { cursor, size: 25, hidden: at === 'hidden' ? true : at === 'shown' ? false : null },
  ],
  mails: () => ['desk_mails', {}],
  figures: ({ at }) => ['desk_figures', { months: Number(spanIn(at)) }],
  acts: ({ cursor }) => ['desk_acts', { cursor, size: 50 }],
};

const countsIn = (value: unknown) =>
  isRow(value)
    ? Object.fromEntries(Object.entries(value).map(([name, count]) => [name, Number(count)]))
    : {};

/** What the answer says of a section. */
const shapes: Record<BoardSection, (answer: Answer) => Board> = {
  hours: (answer) => ({
    section: 'hours',
    monday: text(answer['monday']),
    rows: rowsOf(answer['slots']).map(toSlot),
    next: null,
  }),
  tables: (answer) => ({
    section: 'tables',
    rows: rowsOf(answer['gatherings']).map(toTable),
    next: null,
  }),
  readers: (answer) => ({
    section: 'readers',
    rows: rowsOf(answer['letters']).map(toLetter),
    next: null,
  }),
  posts: (answer) => ({
    section: 'posts',
    rows: rowsOf(answer['rows']).map(toPost),
    next: textOrNull(answer['next']),
  }),
  mails: (answer) => ({
    section: 'mails',
    counts: countsIn(answer['counts']),
    rows: rowsOf(answer['mails']).map(toMail),
    next: null,
  }),
  figures: (answer) => ({ section: 'figures', figures: toFigures(answer), rows: [], next: null }),
  acts: (answer) => ({
    section: 'acts',
    rows: rowsOf(answer['rows']).map(toStaffAct),
    next: textOrNull(answer['next']),
  }),
};

/**
 * Port `readBoard`.
 * @throws an Error without a message where the database refuses: the advisor is no staff any more
 */
export const readBoard = fromPromise<Board, BoardAsked>(async ({ input }) => {
  const answer = await callFunction(...calls[input.section](input));
  if (answer.outcome !== 'found') throw new Error('');
  return shapes[input.section](answer);
});
