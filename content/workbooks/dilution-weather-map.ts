// What the dilution weather map computes: what a founder holds after each of four rounds, in the example and in your own.
import type { Workbook } from '../schema.workbooks.ts';

type Figure = number | null;

/**
 * A round, from what is entered for it; null where the reader fills it in.
 * @param place its line among the rounds: the start is the first
 */
const round = (place: number, name: string, before: Figure, sum: Figure, pool: Figure) => [
  name,
  before,
  sum,
  pool,
  { formula: `[rounds:before#${place}]+[rounds:sum#${place}]` },
  { formula: `IFERROR([rounds:sum#${place}]/[rounds:after#${place}],0)` },
  { formula: `1-[rounds:investor#${place}]-[rounds:pool#${place}]` },
  { formula: `[rounds:holds#${place - 1}]*[rounds:keeps#${place}]` },
];

/** The founder's share before the first round. */
const start = (share: Figure) => ['Start', '–', '–', '–', '–', '–', '–', share];

/** Both sheets compute the same. */
const columns = [
  { id: 'round', head: 'Round', width: 30 },
  { id: 'before', head: 'Price before', width: 14, unit: 'number' },
  { id: 'sum', head: 'Sum', width: 12, unit: 'number' },
  { id: 'pool', head: 'Pool added', width: 14, unit: 'percent' },
  { id: 'after', head: 'Price after', width: 14, unit: 'number' },
  { id: 'investor', head: 'New investor', width: 14, unit: 'percent' },
  { id: 'keeps', head: 'Keeps', width: 12, unit: 'number' },
  { id: 'holds', head: 'Holds', width: 12, unit: 'percent' },
] as const;

const ending = {
  lines: [
    {
      id: 'end',
      label: 'Held after the last round',
      formula: '[rounds:holds#5]',
      unit: 'percent',
    },
    {
      label: 'Given away since the start',
      formula: '[rounds:holds#1]-[end]',
      unit: 'percent',
    },
  ],
} as const;

export const dilutionWeatherMap = {
  sheets: [
    {
      name: 'The example',
      about: 'A founder through four rounds, in millions of dollars. Illustrative.',
      parts: [
        {
          id: 'rounds',
          from: {
            rows: [
              start(0.5),
              round(2, 'Pre-seed', 3.2, 0.8, 0.08),
              round(3, 'Seed', 9, 3, 0.05),
              round(4, 'A', 32, 8, 0.05),
              round(5, 'B', 80, 20, 0.03),
            ],
          },
          columns: [...columns],
        },
        { lines: [...ending.lines] },
      ],
    },
    {
      name: 'Fair weather',
      about:
        'Your ten numbers: the share today, one figure for the pool, and a price and a sum per round.',
      parts: [
        {
          id: 'rounds',
          from: {
            rows: [
              start(null),
              round(2, 'First', null, null, null),
              round(3, 'Second', null, null, null),
              round(4, 'Third', null, null, null),
              round(5, 'Fourth', null, null, null),
            ],
          },
          columns: [...columns],
        },
        { lines: [...ending.lines] },
      ],
    },
  ],
} satisfies Workbook;
