// What the IP Moat Map computes: seven years of fees, beside the engineer they would have paid; and whose signature is missing.
import type { Workbook } from '../schema.workbooks.ts';

export const ipMoatMap = {
  sheets: [
    {
      name: 'Seven years of fees',
      about: 'In thousands of dollars. Put the offers that you receive beside the illustration.',
      parts: [
        {
          id: 'fees',
          from: {
            table: 'What one family costs over time. Illustrative, in thousands of dollars.',
            without: 1,
          },
          columns: [
            { id: 'year', head: 'Year', width: 34, unit: 'whole' },
            { id: 'due', head: 'What falls due', width: 46 },
            { id: 'illustration', head: 'Illustration', width: 16, unit: 'number' },
            { id: 'offer', head: 'Your offer', width: 16, unit: 'number' },
            {
              id: 'difference',
              head: 'Difference',
              width: 16,
              unit: 'number',
              formula: 'IF([fees:offer@]="","",[fees:offer@]-[fees:illustration@])',
            },
          ],
        },
        {
          title: 'The sum, and what it would have built',
          lines: [
            {
              id: 'illustrated',
              label: 'One family, illustrated',
              formula: 'SUM([fees:illustration])',
              unit: 'number',
            },
            {
              id: 'offered',
              label: 'One family, your offers',
              formula: 'IF(COUNT([fees:offer])=0,"",SUM([fees:offer]))',
              unit: 'number',
            },
            { id: 'families', label: 'Families', value: 2, unit: 'whole' },
            {
              id: 'engineer',
              label: 'An engineer, per year',
              value: 103,
              unit: 'number',
            },
            {
              id: 'all',
              label: 'All families',
              formula: '[families]*IF([offered]="",[illustrated],[offered])',
              unit: 'number',
            },
            {
              label: 'Years of an engineer',
              formula: 'ROUND([all]/[engineer],1)',
              unit: 'number',
            },
          ],
        },
      ],
    },
    {
      name: 'Hands on the invention',
      about: 'A line for everyone who was in the room. The count at the bottom should be zero.',
      parts: [
        {
          id: 'hands',
          from: { blank: 14 },
          columns: [
            { id: 'who', head: 'Name', width: 34 },
            { id: 'when', head: 'When, and as what', width: 46 },
            { id: 'employer', head: 'Who employed them then', width: 30 },
            { id: 'signed', head: 'Signed over on', width: 16, unit: 'date' },
            {
              id: 'missing',
              head: 'Missing',
              width: 16,
              formula: 'IF(AND([hands:who@]<>"",[hands:signed@]=""),"signature","")',
            },
          ],
        },
        {
          lines: [
            { id: 'named', label: 'Names', formula: 'COUNTA([hands:who])', unit: 'whole' },
            {
              label: 'Signatures missing',
              formula: 'COUNTIF([hands:missing],"signature")',
              unit: 'whole',
            },
          ],
        },
      ],
    },
  ],
} satisfies Workbook;
