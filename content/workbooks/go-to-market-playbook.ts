// What the Go-to-Market Playbook computes: which channel a price can carry, four weeks of counting, and whether it works without you.
import type { Workbook } from '../schema.workbooks.ts';

export const goToMarketPlaybook = {
  sheets: [
    {
      name: 'Channel by price',
      about:
        'A customer has to leave more than it takes to win them. Change the price, the days or the margin.',
      widths: [46, 18, 60],
      parts: [
        {
          lines: [
            { id: 'price', label: 'Price of the first year', value: 3000, unit: 'money' },
            { id: 'margin', label: 'What it leaves you', value: 0.7, unit: 'percent' },
            {
              id: 'left',
              label: 'For everything it takes',
              formula: '[price]*[margin]',
              unit: 'money',
            },
            { id: 'day', label: "A founder's day", value: 400, unit: 'money' },
            { id: 'days', label: 'Days per customer', value: 5, unit: 'number' },
            { id: 'won', label: 'Cost of winning one', formula: '[day]*[days]', unit: 'money' },
            { id: 'rest', label: 'What remains', formula: '[left]-[won]', unit: 'money' },
            {
              label: 'Days at which nothing remains',
              formula: 'ROUND([left]/[day],1)',
              unit: 'number',
            },
            {
              label: 'Channel that the price can carry',
              formula:
                'IF([price]<500,"The product itself, trial without a call",IF([price]<=5000,"Emails, content, short calls",IF([price]<=50000,"A founder, by phone and on site","A founder and a partner they trust")))',
            },
          ],
        },
      ],
    },
    {
      name: 'Four weeks',
      about: 'Sheet three, counted. One change a week.',
      parts: [
        {
          id: 'weeks',
          from: { table: 'Sheet three. Four weeks.' },
          columns: [
            { id: 'week', head: 'Week', width: 46, unit: 'whole' },
            { id: 'change', head: 'The one change', width: 34 },
            { id: 'first', head: 'First meetings', width: 16, unit: 'whole' },
            { id: 'second', head: 'Second meetings', width: 18, unit: 'whole' },
            { id: 'offers', head: 'Offers', width: 12, unit: 'whole' },
            { id: 'orders', head: 'Orders', width: 12, unit: 'whole' },
            { id: 'learned', head: 'What we learned, in ten words', width: 50 },
          ],
        },
        {
          title: 'What the four weeks say',
          lines: [
            { id: 'first', label: 'First meetings', formula: 'SUM([weeks:first])', unit: 'whole' },
            {
              id: 'second',
              label: 'Second meetings',
              formula: 'SUM([weeks:second])',
              unit: 'whole',
            },
            { id: 'offers', label: 'Offers', formula: 'SUM([weeks:offers])', unit: 'whole' },
            { id: 'orders', label: 'Orders', formula: 'SUM([weeks:orders])', unit: 'whole' },
            {
              label: 'First meetings that became second ones',
              formula: 'IFERROR([second]/[first],"")',
              unit: 'percent',
            },
            {
              label: 'Second meetings that became offers',
              formula: 'IFERROR([offers]/[second],"")',
              unit: 'percent',
            },
            {
              label: 'Offers that became orders',
              formula: 'IFERROR([orders]/[offers],"")',
              unit: 'percent',
            },
            {
              label: 'First meetings per order',
              formula: 'IFERROR(ROUND([first]/[orders],1),"")',
              unit: 'number',
            },
            { id: 'refused', label: 'Offers refused on price', value: null, unit: 'whole' },
            {
              label: 'Reading after week eight',
              formula:
                'IF([offers]=0,"Nothing to read yet",IF(AND([orders]=0,[refused]=0),"Stop: a market that does not haggle is not listening","Go on"))',
            },
          ],
        },
      ],
    },
    {
      name: 'Without you',
      about: 'Days 61 to 90: the same count, by someone who is not a founder.',
      parts: [
        {
          id: 'sides',
          from: { rows: [['Yours'], ['Theirs']] },
          columns: [
            { id: 'side', head: 'Whose', width: 46 },
            { id: 'first', head: 'First meetings', width: 18, unit: 'whole' },
            { id: 'orders', head: 'Orders', width: 16, unit: 'whole' },
            {
              id: 'per',
              head: 'Meetings per order',
              width: 22,
              unit: 'number',
              formula: 'IFERROR([sides:first@]/[sides:orders@],"")',
            },
          ],
        },
        {
          lines: [
            {
              id: 'times',
              label: 'Theirs, as a multiple of yours',
              formula: 'IFERROR(ROUND([sides:per#2]/[sides:per#1],2),"")',
              unit: 'number',
            },
            {
              label: 'Reading',
              formula:
                'IF([times]="","Fill in both lines",IF([times]<=2,"A market: you can hire",IF([times]<=4,"The notes are bad: spend a week on them","It was charm, and charm is not a channel")))',
            },
          ],
        },
      ],
    },
  ],
} satisfies Workbook;
