// What the second curve timer computes: how many answers have turned, and how to read the count.
import type { Workbook } from '../schema.workbooks.ts';

export const secondCurveTimer = {
  sheets: [
    {
      name: 'Twelve questions',
      about:
        'Answer yes or no, for a year ago and for today. Only answers that turned from yes to no count.',
      parts: [
        {
          id: 'questions',
          from: { table: 'Today, and a year ago.' },
          columns: [
            { id: 'no', head: 'No.', width: 30, unit: 'whole' },
            { id: 'question', head: 'Question', width: 66 },
            { id: 'before', head: 'A year ago', width: 14, unit: 'yesNo' },
            { id: 'now', head: 'Today', width: 12, unit: 'yesNo' },
            {
              id: 'turned',
              head: 'Turned',
              width: 12,
              unit: 'whole',
              formula:
                'IF(AND([questions:before@]="yes",[questions:now@]="no"),IF(AND([questions:agreed@]="yes",OR([questions:no@]=1,[questions:no@]=9,[questions:no@]=12)),2,1),0)',
            },
            { id: 'agreed', head: 'Same from the team', width: 22, unit: 'yesNo' },
          ],
        },
        {
          title: 'What the count means',
          lines: [
            {
              id: 'count',
              label: 'Turned, questions 1, 9 and 12 twice',
              formula: 'SUM([questions:turned])',
              unit: 'whole',
            },
            {
              label: 'Reading',
              formula:
                'IF([count]<=2,"Nothing. Repeat it in two quarters.",IF([count]<=5,"Name the person who will start the next thing.","You are late. Look at your cash first."))',
            },
          ],
        },
      ],
    },
  ],
} satisfies Workbook;
