// What the Operating Cadence System computes: the people employed to sit in meetings, and the figures that missed their line.
import type { Workbook } from '../schema.workbooks.ts';

export const operatingCadenceSystem = {
  sheets: [
    {
      name: 'What meetings cost',
      about: 'Count for one week, fill in four figures, and read the last line aloud.',
      parts: [
        {
          id: 'week',
          from: {
            rows: [
              ['People in the company', null, 22],
              ['Hours in meetings, per person per week', null, 9],
              ['Hours that one person works per week', 40, 40],
              ['Meetings after which something was different, out of ten', null, 4],
            ],
          },
          columns: [
            { id: 'what', head: 'What you count', width: 56 },
            { id: 'yours', head: 'Your figures', width: 18, unit: 'number' },
            { id: 'example', head: 'An example', width: 18, unit: 'number' },
          ],
        },
        {
          id: 'cost',
          title: 'What follows from it',
          from: {
            rows: [
              [
                'Hours per week in total',
                { formula: '[week:yours#1]*[week:yours#2]' },
                { formula: '[week:example#1]*[week:example#2]' },
              ],
              [
                'In full-time employees',
                { formula: 'IFERROR([cost:yours#1]/[week:yours#3],0)' },
                { formula: 'IFERROR([cost:example#1]/[week:example#3],0)' },
              ],
              [
                'People employed to sit in meetings that change nothing',
                { formula: 'ROUND([cost:yours#2]*(10-[week:yours#4])/10,1)' },
                { formula: 'ROUND([cost:example#2]*(10-[week:example#4])/10,1)' },
              ],
            ],
          },
          columns: [
            { id: 'what', head: 'Result', width: 56 },
            { id: 'yours', head: 'Yours', width: 18, unit: 'number' },
            { id: 'example', head: 'The example', width: 18, unit: 'number' },
          ],
        },
      ],
    },
    {
      name: 'The sheet on Monday',
      about:
        'At most nine figures, each with an owner. For each, say whether higher or lower is better.',
      parts: [
        {
          id: 'figures',
          from: { table: 'The sheet.' },
          columns: [
            { id: 'figure', head: 'Figure', width: 56 },
            { id: 'owner', head: 'Owner', width: 18 },
            { id: 'line', head: 'Line', width: 18, unit: 'number' },
            { id: 'before', head: 'Two weeks ago', width: 16, unit: 'number' },
            { id: 'last', head: 'Last week', width: 14, unit: 'number' },
            { id: 'now', head: 'This week', width: 14, unit: 'number' },
            { id: 'better', head: 'Better when', width: 14, unit: 'direction' },
            {
              id: 'change',
              head: 'Change',
              width: 12,
              unit: 'number',
              formula:
                'IF(OR([figures:now@]="",[figures:last@]=""),"",[figures:now@]-[figures:last@])',
            },
            {
              id: 'missed',
              head: 'Missed twice',
              width: 16,
              formula:
                'IF(COUNT([figures:line@],[figures:last@],[figures:now@])<3,"",IF([figures:better@]="lower",IF(AND([figures:last@]>[figures:line@],[figures:now@]>[figures:line@]),"write a proposal",""),IF(AND([figures:last@]<[figures:line@],[figures:now@]<[figures:line@]),"write a proposal","")))',
            },
          ],
        },
        {
          lines: [
            {
              label: 'Proposals for the decision hour',
              formula: 'COUNTIF([figures:missed],"write a proposal")',
              unit: 'whole',
            },
          ],
        },
      ],
    },
  ],
} satisfies Workbook;
