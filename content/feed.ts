// The feed: eight items of seven types (docs/product-spec.md, "Feed item").
import type { FeedItem } from './schema.items.ts';

export const feed = [
  {
    id: 'the-quarter-in-which-everything-works',
    title: 'The quarter in which everything works',
    type: 'second-curve',
    summary:
      'In a record year, Adobe announced a move from boxed software to subscriptions. What it cost, year by year, and one mistake to avoid.',
    link: '/second-curve/the-quarter-in-which-everything-works',
    tags: ['founder psychology', 'timing'],
    date: '2026-11-12',
  },
  {
    id: 'the-printer-patent-that-expired',
    title: 'The printer patent that expired in 2009',
    type: 'next-curve',
    summary:
      "By one insider's account, the price of one kind of 3D printer fell from $14,000 to $300 in five years. The company that had held the patent bought a newcomer, MakerBot, and wrote off more than half of what it had paid.",
    link: '/next-curve/the-printer-patent-that-expired',
    tags: ['patents', 'hardware'],
    date: '2026-11-12',
  },
  {
    id: '45-minute-pitch-review',
    title: '45-minute pitch review',
    type: 'tool-drops',
    summary: 'A rehearsal that finds the hole in your pitch, with two listeners and a clock.',
    link: '/ops-cabinet/45-minute-pitch-review',
    tags: ['fundraising', 'pitch'],
    date: '2026-11-10',
  },
  {
    id: 'dilution-weather-map',
    title: 'Dilution weather map',
    type: 'lab-releases',
    summary: 'See four rounds ahead, with the storms marked.',
    link: '/from-lab/dilution-weather-map',
    tags: ['cap table', 'rounds'],
    date: '2026-11-05',
  },
  {
    id: 'how-do-we-price-a-pilot',
    title: 'How do we price a pilot?',
    type: 'asyncq',
    summary:
      'Charge for the trial, credit the fee against the contract, and have both agreements signed together.',
    link: '/asyncq/responses/how-do-we-price-a-pilot',
    tags: ['go-to-market', 'pricing'],
    date: '2026-11-03',
  },
  {
    id: 'lisbon-dinner',
    title: 'Lisbon dinner, eight seats',
    type: 'open-circle',
    summary:
      'The question for the evening: what would you build again, and for which customer this time?',
    link: '/open-circle#lisbon-dinner',
    tags: ['gathering', 'Lisbon'],
    date: '2026-11-02',
  },
  {
    id: 'cloud-credits',
    title: 'Cloud credits up to $100,000',
    type: 'signal-exchange',
    summary:
      'Cloud Infrastructure: credits for teams whose bill comes mostly from training or simulation.',
    link: '/signal-exchange/cloud-credits',
    tags: ['cloud', 'perk'],
    date: '2026-10-30',
  },
  {
    id: 'an-hour-with-ines-valadares',
    title: 'An hour on pricing with Ines Valadares',
    type: 'signal-exchange',
    summary:
      "For a product that people admire but do not buy. Her first question: who in the buyer's company loses an argument when it works?",
    link: '/co-lab/ines-valadares',
    tags: ['pricing', 'expert'],
    date: '2026-10-26',
  },
] satisfies readonly FeedItem[];
