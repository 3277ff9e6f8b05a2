// The market-insight figures of The Next Curve, each from the table of one of its signals, and the words around them.
import type { InsightWords } from './schema.insights.ts';

export const insights = {
  label: 'Market insight',
  title: 'Three figures to keep.',
  note: 'Each figure comes from the table of a signal. The numbers are illustrative; the way of reading them is not.',
  table: 'As a table',
  figures: [
    {
      id: 'filings',
      title: 'Filings on optical links',
      description:
        'Patent filings on optical links between chips grew from 22 in the first half of 2025 to 37 in the second and to 66 in the first half of 2026.',
      unit: 'Filings',
      of: 'Half-year',
      bars: [
        { label: 'First of 2025', value: 22, shown: '22' },
        { label: 'Second of 2025', value: 37, shown: '37' },
        { label: 'First of 2026', value: 66, shown: '66' },
      ],
      signal: {
        name: 'Photonic interconnects leave the lab',
        href: '/next-curve/photonic-interconnects-leave-the-lab',
      },
    },
    {
      id: 'cabinet',
      title: 'One cabinet over ten years',
      description:
        'An outdoor cabinet with a heater costs 2,180 euros over ten years, one without a heater 1,394 euros, although its cells are dearer.',
      unit: 'Euros',
      of: 'Cabinet',
      bars: [
        { label: 'With heater', value: 2180, shown: '2,180' },
        { label: 'Without', value: 1394, shown: '1,394' },
      ],
      signal: {
        name: 'Sodium finds its first job',
        href: '/next-curve/sodium-finds-its-first-job',
      },
    },
    {
      id: 'renewals',
      title: 'Keeping one patent family alive',
      description:
        'What has been paid for one family in six countries: 14 thousand euros by year 5, 32 by year 8, 59 by year 11 and 97 by year 14.',
      unit: 'Thousands of euros',
      of: 'Year of the patent',
      bars: [
        { label: '5', value: 14, shown: '14' },
        { label: '8', value: 32, shown: '32' },
        { label: '11', value: 59, shown: '59' },
        { label: '14', value: 97, shown: '97' },
      ],
      signal: {
        name: 'The patents nobody renews',
        href: '/next-curve/the-patents-nobody-renews',
      },
    },
  ],
  readers: { label: 'Readers', title: 'Who reads it, and what for.' },
  quote: {
    content:
      'A trend is what everybody can see. A signal is what somebody has paid for while the others were still looking.',
    author: 'The advisor',
    role: 'Author of The Next Curve',
  },
  partners: {
    label: 'Partners',
    title: 'Read beside their desks.',
    text: 'Four houses whose offers we pass on to readers, because we have used them ourselves.',
    link: { name: 'See the perks', href: '/signal-exchange' },
  },
} satisfies InsightWords;
