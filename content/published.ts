// What the site says of itself to readers of feeds, to search engines and wherever a link to it is shown.
import type { PublishedWords } from './schema.published.ts';

export const feedWords = {
  feeds: {
    '/second-curve': {
      title: 'The Second Curve',
      description:
        'Essays on founder psychology and strategy: the true story of one company in each, with its sources.',
    },
    '/next-curve': {
      title: 'The Next Curve',
      description:
        'Market signals from filings, renewals, tenders and contracts, each with its figures and sources.',
    },
    '/library': {
      title: 'Axis One Library',
      description: 'Curated insights and research from both newsletters.',
    },
  },
  // `contentOf` in src/boot/published/feeds.ts shows this after the free part of a premium item.
  rest: 'The rest is for premium members: read it on Axis One.',
} as const satisfies PublishedWords;
