// What the Strategic Fundraising Toolkit computes: the rung, the sum, who has been asked, and what a preference costs.
import type { Workbook } from '../schema.workbooks.ts';

export const strategicFundraisingToolkit = {
  sheets: [
    {
      name: 'Proof ladder',
      about:
        'One sentence and one piece of evidence per rung. An empty rung is where your round is.',
      parts: [
        {
          id: 'ladder',
          from: { table: 'Six rungs, from the bottom up.' },
          columns: [
            { id: 'rung', head: 'Rung', width: 26, unit: 'whole' },
            { id: 'belief', head: 'What must be believed', width: 46 },
            { id: 'sentence', head: 'Your sentence', width: 44 },
            { id: 'evidence', head: 'Evidence', width: 40 },
            { id: 'since', head: 'Date', width: 14, unit: 'date' },
            {
              id: 'open',
              head: 'Open rung',
              width: 12,
              unit: 'whole',
              formula: 'IF([ladder:evidence@]="",[ladder:rung@],"")',
            },
          ],
        },
        {
          title: 'Where your round is',
          lines: [
            {
              id: 'proven',
              label: 'Rungs with evidence',
              formula: 'COUNTA([ladder:evidence])',
              unit: 'whole',
            },
            {
              id: 'first',
              label: 'First rung without',
              formula: 'IF(COUNT([ladder:open])=0,"none",MIN([ladder:open]))',
              unit: 'whole',
            },
            {
              label: 'What you raise for',
              formula:
                'IF([first]="none","The next proof",IF([first]=2,"A measurement",IF([first]=4,"A channel","The evidence for rung "&[first])))',
            },
          ],
        },
      ],
    },
    {
      name: 'The sum',
      about:
        'From the next proof to the sum, and from the sum to the price. The example is in the toolkit.',
      widths: [46, 18, 60],
      parts: [
        {
          title: 'The proof, and the time until then',
          lines: [
            { label: 'The proof the next investor pays for', value: 'Twelve paying plants' },
            { id: 'honest', label: 'Months, an honest estimate', value: 10, unit: 'number' },
            { id: 'times', label: 'Times', value: 1.5, unit: 'number' },
            { id: 'raising', label: 'Months that raising takes', value: 6, unit: 'number' },
            {
              id: 'months',
              label: 'Months to pay for',
              formula: '[honest]*[times]+[raising]',
              unit: 'number',
            },
            {
              id: 'monthly',
              label: 'Cost of a month',
              value: 85000,
              unit: 'money',
              note: 'With only the people that the proof needs.',
            },
            { id: 'sum', label: 'The sum to raise', formula: '[months]*[monthly]', unit: 'money' },
          ],
        },
        {
          title: 'What it says about the price',
          lines: [
            { id: 'share', label: 'Share that you sell', value: 0.2, unit: 'percent' },
            {
              id: 'after',
              label: 'Post-money valuation',
              formula: '[sum]/[share]',
              unit: 'money',
            },
            {
              id: 'before',
              label: 'Pre-money valuation',
              formula: '[after]-[sum]',
              unit: 'money',
            },
            {
              id: 'supported',
              label: 'Price that rungs one to three support',
              value: null,
              unit: 'money',
            },
            {
              label: 'Reading',
              formula:
                'IF([supported]="","Fill in the line above",IF([supported]>=[before],"The rungs carry the price","The plan is too expensive"))',
            },
          ],
        },
      ],
    },
    {
      name: 'Thirty conversations',
      about: 'A line for each. Read the column of rungs after every wave.',
      parts: [
        {
          id: 'talks',
          from: { blank: 30 },
          columns: [
            { id: 'who', head: 'Name', width: 26 },
            { id: 'wave', head: 'Wave', width: 10, unit: 'whole' },
            { id: 'on', head: 'Date', width: 14, unit: 'date' },
            { id: 'stopped', head: 'Stopped at rung', width: 16, unit: 'whole' },
            { id: 'words', head: 'Their own words', width: 48 },
            { id: 'next', head: 'Next step, with a date', width: 30 },
          ],
        },
        {
          id: 'waves',
          title: 'The waves so far',
          from: {
            rows: [
              [1, 6],
              [2, 9],
              [3, 12],
            ],
          },
          columns: [
            { id: 'wave', head: 'Wave', width: 26, unit: 'whole' },
            { id: 'planned', head: 'Planned', width: 10, unit: 'whole' },
            {
              id: 'had',
              head: 'Had',
              width: 14,
              unit: 'whole',
              formula: 'COUNTIF([talks:wave],[waves:wave@])',
            },
            {
              id: 'left',
              head: 'To go',
              width: 16,
              unit: 'whole',
              formula: 'MAX([waves:planned@]-[waves:had@],0)',
            },
          ],
        },
        {
          id: 'rungs',
          title: 'Where they stopped',
          from: { rows: [[1], [2], [3], [4], [5], [6]] },
          columns: [
            { id: 'rung', head: 'Rung', width: 26, unit: 'whole' },
            {
              id: 'times',
              head: 'Times',
              width: 10,
              unit: 'whole',
              formula: 'COUNTIF([talks:stopped],[rungs:rung@])',
            },
            {
              id: 'reading',
              head: 'Reading',
              width: 14,
              formula: 'IF([rungs:times@]>=4,"Fix this rung","")',
            },
          ],
        },
      ],
    },
    {
      name: 'A preference',
      about: 'What a participating preference takes out of a sale, in millions of dollars.',
      widths: [46, 18, 18],
      parts: [
        {
          title: 'The terms',
          lines: [
            { id: 'paid', label: 'Paid in', value: 5, unit: 'number' },
            { id: 'share', label: 'For a share of', value: 0.2, unit: 'percent' },
            { id: 'sale', label: 'Sale price', value: 15, unit: 'number' },
          ],
        },
        {
          id: 'terms',
          title: 'Who receives what',
          from: { rows: [['Plain, not participating'], ['Participating']] },
          columns: [
            { id: 'form', head: 'Preference', width: 46 },
            {
              id: 'investor',
              head: 'Investor',
              width: 18,
              unit: 'number',
              formula:
                'IF([terms:form@]="Participating",MIN([paid],[sale])+[share]*MAX([sale]-[paid],0),MAX(MIN([paid],[sale]),[share]*[sale]))',
            },
            {
              id: 'rest',
              head: 'Everyone else',
              width: 18,
              unit: 'number',
              formula: '[sale]-[terms:investor@]',
            },
          ],
        },
        {
          lines: [
            {
              label: 'What the clause costs the others',
              formula: 'MAX([terms:rest])-MIN([terms:rest])',
              unit: 'number',
            },
          ],
        },
      ],
    },
  ],
} satisfies Workbook;
