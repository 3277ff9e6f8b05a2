// The reading rooms among the routes: home, feed, library and the two newsletters.
import type { RouteContent } from './schema.ts';

export const publicationRoutes = {
  '/': {
    path: '/',
    title: 'Start the second curve before the first one peaks',
    h1: 'Start the second curve before the first one peaks.',
    description:
      'Publication, lab and access gateway for founders, operators and investors: hard questions answered in writing, market signals, tools and advisory.',
    purpose: [
      'Axis One is strategic intelligence for founders, operators, investors, LPs, advisors and researchers, with a focus on deep tech and the early stage.',
      'It is part publication, part lab, part access gateway, and it is run by one advisor who answers for all of it.',
    ],
    sections: [
      {
        id: 'publication',
        title: 'A publication',
        paragraphs: [
          'Two newsletters: The Second Curve on founder psychology and strategy, The Next Curve on market and venture signals. The Library holds what deserves a second reading.',
        ],
        link: { name: 'Visit the Newsletter Hub', href: '/newsletter' },
      },
      {
        id: 'lab',
        title: 'A lab',
        paragraphs: [
          'Tools that were built for one company and turned out to serve others. Each is marked Experimental, Stable or Archived, so that you know how far to trust it.',
        ],
        link: { name: 'See the tools', href: '/from-lab' },
      },
      {
        id: 'gateway',
        title: 'An access gateway',
        paragraphs: [
          'Free weekly office hours, gatherings of four to fifteen people, a network of handpicked experts, and advisory for the few questions that need a year and not an hour.',
        ],
        link: { name: 'Enter the Inner Room', href: '/inner-room' },
      },
    ],
  },
  '/signal-stack': {
    path: '/signal-stack',
    title: 'Signal Stack',
    h1: 'Signal Stack',
    description: 'A personal feed of essays, signals, tools and invitations, configured once.',
    purpose: [
      'The Signal Stack is a feed that you configure once and can then trust to be short.',
      'It draws on seven sources: Second Curve, Next Curve, Tool Drops, Lab Releases, AsynQ, Open Circle and Signal Exchange.',
    ],
    sections: [
      {
        id: 'how-it-is-built',
        title: 'How it is built',
        paragraphs: [
          'Onboarding asks why you are here and proposes modules: a founder gets AsynQ and the Ops Cabinet, somebody raising capital gets the Signal Exchange and the Open Circle. You then switch each module on or off yourself.',
        ],
        link: { name: 'Build your Signal Stack', href: '/onboarding' },
      },
      {
        id: 'what-it-leaves-out',
        title: 'What it leaves out',
        paragraphs: [
          'There is no ranking by popularity. An item is there because of something you said about yourself, or it is not there at all.',
        ],
      },
      {
        id: 'free-and-premium',
        title: 'Free and Premium',
        paragraphs: [
          'Free members have the basic signal stack. Premium members have the full one, without restriction on premium content.',
        ],
        link: { name: 'Compare the plans', href: '/upgrade' },
      },
    ],
  },
  '/newsletter': {
    path: '/newsletter',
    title: 'Newsletter Hub',
    h1: 'Newsletter Hub',
    description: 'Two letters: The Second Curve for the founder, The Next Curve for the market.',
    purpose: [
      'Two letters from one desk. One looks at the person who has to decide, the other at the field in which the decision will be judged.',
    ],
    sections: [
      {
        id: 'the-second-curve',
        title: 'The Second Curve',
        paragraphs: [
          'Founder psychology and strategy, for 6,000+ readers across 22 countries. An essay at a time, written to be used in the week in which it arrives.',
        ],
        link: { name: 'Read The Second Curve', href: '/second-curve' },
      },
      {
        id: 'the-next-curve',
        title: 'The Next Curve',
        paragraphs: [
          'Market and venture signals, 2 issues a month. Filings, renewals and first purchases, read before they become headlines.',
        ],
        link: { name: 'Read The Next Curve', href: '/next-curve' },
      },
    ],
  },
  '/second-curve': {
    path: '/second-curve',
    title: 'The Second Curve',
    h1: 'The Second Curve',
    description: 'Essays on founder psychology and strategy for 6,000+ readers.',
    purpose: [
      'Essays on founder psychology and strategy, for 6,000+ readers.',
      'They are about the moment at which what made you successful begins to cost you.',
    ],
    sections: [
      {
        id: 'featured-essay',
        title: 'The quarter in which everything works',
        paragraphs: [
          'Hiring lands, the pipeline fills itself, the board meeting ends early. Nobody calls it a warning, because it feels like the reward. It is the only quarter in which you can still afford to begin again.',
        ],
        link: {
          name: 'Read the featured essay',
          href: '/second-curve/the-quarter-in-which-everything-works',
        },
      },
      {
        id: 'three-more',
        title: 'The price of being the fastest',
        paragraphs: [
          'A founder who answers everything within the hour teaches a company to stop thinking. The repair is a slower reply, on purpose, in writing.',
        ],
        link: { name: 'Read the essay', href: '/second-curve/the-price-of-being-the-fastest' },
      },
      {
        id: 'disagreement',
        title: 'Disagreement is a system',
        paragraphs: [
          'Two founders who never argue have divided the company into two companies. Here is a way to disagree on a Tuesday and have it settled by Thursday.',
        ],
        link: { name: 'Read the essay', href: '/second-curve/disagreement-is-a-system' },
      },
      {
        id: 'quiet-no',
        title: 'The quiet no',
        paragraphs: [
          'Most strategies die of politeness. A no that is said early, once and with its reason is the cheapest instrument a founder owns.',
        ],
        link: { name: 'Read the essay', href: '/second-curve/the-quiet-no' },
      },
      {
        id: 'why-this-exists',
        title: 'Why This Exists',
        paragraphs: [
          'Every company is taught how to climb. Hardly anybody writes down how to leave a curve that is still rising, although that is the decision that separates a company from a product. This letter is that notebook.',
        ],
      },
    ],
  },
  '/next-curve': {
    path: '/next-curve',
    title: 'The Next Curve',
    h1: 'The Next Curve',
    description: 'Market and venture signals, 2 issues a month, read in 17 countries.',
    purpose: [
      'Market and venture signals, 2 issues a month, read in 17 countries.',
      'A signal is a fact that somebody paid for: a filing, a renewal, a tender, a first order.',
    ],
    sections: [
      {
        id: 'latest-signal',
        title: 'The printer patent that expired in 2009',
        paragraphs: [
          'Desktop 3D printers fell from $14,000 to $300 after a patent ran out. The company that had owned it bought the best-known newcomer for $493.7 million and wrote off half of that within twenty months.',
        ],
        link: {
          name: 'Read the featured signal',
          href: '/next-curve/the-printer-patent-that-expired',
        },
      },
      {
        id: 'abandoned',
        title: 'The patents nobody renews',
        paragraphs: [
          'Owners let 53.7 percent of the U.S. patents issued in 1991 lapse. What a lapse tells you about a field that you want to enter.',
        ],
        link: { name: 'Read the signal', href: '/next-curve/the-patents-nobody-renews' },
      },
      {
        id: 'readership',
        title: 'Readership',
        paragraphs: [
          'Founders, investors and researchers in 17 countries receive it, 2 issues a month. Most of them read it at a desk, and forward one line.',
        ],
      },
      {
        id: 'how-it-is-read',
        title: 'How a signal is read',
        paragraphs: [
          'Each one states a public fact, who paid, and what followed. It says what a founder can do with it and what would show it to be wrong, and it ends with its sources.',
        ],
      },
    ],
  },
  '/library': {
    path: '/library',
    title: 'Strategic Insights',
    h1: 'Strategic Insights',
    description:
      'Curated insights and research: two essays and two signals worth a second reading.',
    purpose: [
      'The Library holds curated insights and research: what deserves a second reading.',
      'Two essays from The Second Curve and two signals from The Next Curve stand on the shelf.',
    ],
    sections: [
      {
        id: 'essays',
        title: 'From The Second Curve',
        paragraphs: [
          'The quarter in which everything works: on beginning again while you can still afford it. Disagreement is a system: on founders who never argue.',
        ],
        link: { name: 'Read The Second Curve', href: '/second-curve' },
      },
      {
        id: 'signals',
        title: 'From The Next Curve',
        paragraphs: [
          'The printer patent that expired in 2009: on the price of a machine once its patent ran out. The patents nobody renews: on what a lapse says about an invention.',
        ],
        link: { name: 'Read The Next Curve', href: '/next-curve' },
      },
    ],
  },
} satisfies Record<string, RouteContent>;
