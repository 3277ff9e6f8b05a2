// What the dilution weather map computes: what a founder holds after each of four rounds, in the example and in your own.
import type { Workbook } from '../schema.workbooks.ts';

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
              ['Start', '–', '–', '–', '–', '–', '–', 0.5],
              [
                'Pre-seed',
                3.2,
                0.8,
                0.08,
                { formula: '[rounds:before#2]+[rounds:sum#2]' },
                { formula: 'IFERROR([rounds:sum#2]/[rounds:after#2],0)' },
                { formula: '1-[rounds:investor#2]-[rounds:pool#2]' },
                { formula: '[rounds:holds#1]*[rounds:keeps#2]' },
              ],
              [
                'Seed',
                9,
                3,
                0.05,
                { formula: '[rounds:before#3]+[rounds:sum#3]' },
                { formula: 'IFERROR([rounds:sum#3]/[rounds:after#3],0)' },
                { formula: '1-[rounds:investor#3]-[rounds:pool#3]' },
                { formula: '[rounds:holds#2]*[rounds:keeps#3]' },
              ],
              [
                'A',
                32,
                8,
                0.05,
                { formula: '[rounds:before#4]+[rounds:sum#4]' },
                { formula: 'IFERROR([rounds:sum#4]/[rounds:after#4],0)' },
                { formula: '1-[rounds:investor#4]-[rounds:pool#4]' },
                { formula: '[rounds:holds#3]*[rounds:keeps#4]' },
              ],
              [
                'B',
                80,
                20,
                0.03,
                { formula: '[rounds:before#5]+[rounds:sum#5]' },
                { formula: 'IFERROR([rounds:sum#5]/[rounds:after#5],0)' },
                { formula: '1-[rounds:investor#5]-[rounds:pool#5]' },
                { formula: '[rounds:holds#4]*[rounds:keeps#5]' },
              ],
            ],
          },
          columns: [
            { id: 'round', head: 'Round', width: 30 },
            { id: 'before', head: 'Price before', width: 14, unit: 'number' },
            { id: 'sum', head: 'Sum', width: 12, unit: 'number' },
            { id: 'pool', head: 'Pool added', width: 14, unit: 'percent' },
            { id: 'after', head: 'Price after', width: 14, unit: 'number' },
            { id: 'investor', head: 'New investor', width: 14, unit: 'percent' },
            { id: 'keeps', head: 'Keeps', width: 12, unit: 'number' },
            { id: 'holds', head: 'Holds', width: 12, unit: 'percent' },
          ],
        },
        {
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
        },
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
              ['Start', '–', '–', '–', '–', '–', '–', null],
              [
                'First',
                null,
                null,
                null,
                { formula: '[rounds:before#2]+[rounds:sum#2]' },
                { formula: 'IFERROR([rounds:sum#2]/[rounds:after#2],0)' },
                { formula: '1-[rounds:investor#2]-[rounds:pool#2]' },
                { formula: '[rounds:holds#1]*[rounds:keeps#2]' },
              ],
              [
                'Second',
                null,
                null,
                null,
                { formula: '[rounds:before#3]+[rounds:sum#3]' },
                { formula: 'IFERROR([rounds:sum#3]/[rounds:after#3],0)' },
                { formula: '1-[rounds:investor#3]-[rounds:pool#3]' },
                { formula: '[rounds:holds#2]*[rounds:keeps#3]' },
              ],
              [
                'Third',
                null,
                null,
                null,
                { formula: '[rounds:before#4]+[rounds:sum#4]' },
                { formula: 'IFERROR([rounds:sum#4]/[rounds:after#4],0)' },
                { formula: '1-[rounds:investor#4]-[rounds:pool#4]' },
                { formula: '[rounds:holds#3]*[rounds:keeps#4]' },
              ],
              [
                'Fourth',
                null,
                null,
                null,
                { formula: '[rounds:before#5]+[rounds:sum#5]' },
                { formula: 'IFERROR([rounds:sum#5]/[rounds:after#5],0)' },
                { formula: '1-[rounds:investor#5]-[rounds:pool#5]' },
                { formula: '[rounds:holds#4]*[rounds:keeps#5]' },
              ],
            ],
          },
          columns: [
            { id: 'round', head: 'Round', width: 30 },
            { id: 'before', head: 'Price before', width: 14, unit: 'number' },
            { id: 'sum', head: 'Sum', width: 12, unit: 'number' },
            { id: 'pool', head: 'Pool added', width: 14, unit: 'percent' },
            { id: 'after', head: 'Price after', width: 14, unit: 'number' },
            { id: 'investor', head: 'New investor', width: 14, unit: 'percent' },
            { id: 'keeps', head: 'Keeps', width: 12, unit: 'number' },
            { id: 'holds', head: 'Holds', width: 12, unit: 'percent' },
          ],
        },
        {
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
        },
      ],
    },
  ],
} satisfies Workbook;
