// What the Pilot to Contract Kit computes: whether to start, the fee, and whether the pilot has reached its numbers.
import type { Workbook } from '../schema.workbooks.ts';

export const pilotToContractKit = {
  sheets: [
    {
      name: 'Six questions',
      about: 'Answer yes where the buyer gave a clear answer on the first call.',
      parts: [
        {
          id: 'questions',
          from: { list: 'before-you-say-yes-to-a-pilot-six-questions' },
          columns: [
            { id: 'no', head: 'No.', width: 34, unit: 'whole' },
            { id: 'question', head: 'Question', width: 64 },
            { id: 'answer', head: 'What they said', width: 50 },
            { id: 'clear', head: 'Clear', width: 12, unit: 'yesNo' },
          ],
        },
        {
          title: 'Whether to start',
          lines: [
            {
              id: 'clear',
              label: 'Clear answers',
              formula: 'COUNTIF([questions:clear],"yes")',
              unit: 'whole',
            },
            {
              label: 'Reading',
              formula:
                'IF([clear]>=4,"Start the pilot",IF([clear]>=2,"Get the other answers first","A nice conversation, not a pilot"))',
            },
          ],
        },
      ],
    },
    {
      name: 'The fee',
      about:
        'Between 5 and 10 percent of the first year, credited in full if the contract is signed.',
      widths: [46, 18, 60],
      parts: [
        {
          lines: [
            { id: 'year', label: 'Price of the first year', value: 40000, unit: 'money' },
            { id: 'lowest', label: 'Lowest fee', formula: '[year]*0.05', unit: 'money' },
            { id: 'highest', label: 'Highest fee', formula: '[year]*0.1', unit: 'money' },
            { id: 'fee', label: 'Your fee', value: 3000, unit: 'money' },
            {
              id: 'share',
              label: 'Its share of the year',
              formula: '[fee]/[year]',
              unit: 'percent',
            },
            {
              label: 'Reading',
              formula:
                'IF([share]<0.05,"Waved through: it tells you nothing",IF([share]>0.1,"It needs a purchasing process of its own","Large enough to be noticed, small enough to be signed"))',
            },
            {
              label: 'Due after the credit',
              formula: '[year]-[fee]',
              unit: 'money',
              note: 'If the contract is signed within sixty days of the end.',
            },
          ],
        },
      ],
    },
    {
      name: 'Success sheet',
      about: 'The customer fills it in. Two of the three numbers have to reach their target.',
      parts: [
        {
          id: 'numbers',
          from: { rows: [['Number one'], ['Number two'], ['Number three']] },
          columns: [
            { id: 'which', head: 'Annex A', width: 34 },
            { id: 'what', head: 'What is counted', width: 40 },
            { id: 'today', head: 'Value today', width: 16, unit: 'number' },
            { id: 'target', head: 'Target', width: 14, unit: 'number' },
            { id: 'better', head: 'Better when', width: 14, unit: 'direction' },
            { id: 'end', head: 'At the end', width: 14, unit: 'number' },
            { id: 'unit', head: 'Worth of one unit a year', width: 24, unit: 'money' },
            {
              id: 'reached',
              head: 'Reached',
              width: 12,
              formula:
                'IF(COUNT([numbers:target@],[numbers:end@])<2,"",IF(IF([numbers:better@]="lower",[numbers:end@]<=[numbers:target@],[numbers:end@]>=[numbers:target@]),"yes","no"))',
            },
            {
              id: 'worth',
              head: 'Worth a year',
              width: 16,
              unit: 'money',
              formula:
                'IF(COUNT([numbers:today@],[numbers:end@],[numbers:unit@])<3,"",IF([numbers:better@]="lower",[numbers:today@]-[numbers:end@],[numbers:end@]-[numbers:today@])*[numbers:unit@])',
            },
          ],
        },
        {
          lines: [
            {
              id: 'reached',
              label: 'Numbers that reached their target',
              formula: 'COUNTIF([numbers:reached],"yes")',
              unit: 'whole',
            },
            {
              label: 'Clause 3',
              formula:
                'IF([reached]>=2,"The contract begins","The contract does not begin automatically")',
            },
            {
              label: 'Worth of the change in a year',
              formula: 'SUM([numbers:worth])',
              unit: 'money',
            },
          ],
        },
      ],
    },
    {
      name: 'Five people',
      about: 'The pilot fails at an empty line: write a name in each within two weeks.',
      parts: [
        {
          id: 'seats',
          from: { table: 'The map.' },
          columns: [
            { id: 'seat', head: 'Seat', width: 34 },
            { id: 'fear', head: 'What they fear', width: 34 },
            { id: 'need', head: 'What they need from you', width: 40 },
            { id: 'who', head: 'Name', width: 24 },
            { id: 'spoken', head: 'Last spoken on', width: 16, unit: 'date' },
          ],
        },
        {
          lines: [
            {
              label: 'Seats without a name',
              formula: '5-COUNTA([seats:who])',
              unit: 'whole',
            },
          ],
        },
      ],
    },
  ],
} satisfies Workbook;
