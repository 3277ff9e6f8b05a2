// The market-insight figures of The Next Curve, each from the table of one of its signals, and the words around them.
import type { InsightWords } from './schema.insights.ts';

export const insights = {
  label: 'Market insight',
  title: 'Three figures, with their sources',
  note: 'Each figure comes from a signal, which names its public sources.',
  table: 'As a table',
  figures: [
    {
      id: 'makerbot',
      title: 'What a purchase was worth',
      description:
        'Stratasys paid 493.7 million dollars for MakerBot in August 2013, recorded 372.0 million of that as goodwill, and had written off 252.9 million of goodwill by March 2015.',
      unit: 'Millions of dollars',
      of: 'The purchase of MakerBot',
      bars: [
        { label: 'Price at closing', value: 493.7, shown: '493.7' },
        { label: 'Goodwill', value: 372, shown: '372.0' },
        { label: 'Written off', value: 252.9, shown: '252.9' },
      ],
      signal: {
        name: 'The printer patent that expired in 2009',
        href: '/next-curve/the-printer-patent-that-expired',
      },
    },
    {
      id: 'offshore',
      title: "Britain's maximum price for offshore wind",
      description:
        'The maximum price per megawatt-hour, in 2012 prices, was 46 pounds in the 2022 auction, 44 in the 2023 auction, which received no bids, and 73 in the 2024 auction.',
      unit: 'Pounds per megawatt-hour',
      of: 'Year of the results',
      bars: [
        { label: '2022', value: 46, shown: '46' },
        { label: '2023', value: 44, shown: '44' },
        { label: '2024', value: 73, shown: '73' },
      ],
      signal: {
        name: 'The auction nobody entered',
        href: '/next-curve/the-auction-nobody-entered',
      },
    },
    {
      id: 'renewals',
      title: 'Patents of December 31, 1996, still paid for',
      description:
        'Of the U.S. patents issued on December 31, 1996, the fee was paid for 84 percent after 3.5 years, 63 percent after 7.5 years and 49 percent after 11.5 years.',
      unit: 'Percent',
      of: 'Years after the grant',
      bars: [
        { label: '3.5', value: 84, shown: '84' },
        { label: '7.5', value: 63, shown: '63' },
        { label: '11.5', value: 49, shown: '49' },
      ],
      signal: {
        name: 'The patents nobody renews',
        href: '/next-curve/the-patents-nobody-renews',
      },
    },
  ],
  readers: { label: 'Readers', title: 'Who reads it, and why' },
  quote: {
    content:
      'A trend is what everyone can see. A signal is a public record of what somebody paid for.',
    author: 'The advisor',
    role: 'Author of The Next Curve',
  },
  partners: {
    label: 'Partners',
    title: 'Our partners are readers, too',
    text: 'These four partners have offers for readers. Each offer says what it is worth and when to leave it alone.',
    link: { name: 'See the perks', href: '/signal-exchange' },
  },
} satisfies InsightWords;
