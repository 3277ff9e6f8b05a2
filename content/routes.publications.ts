// The reading rooms among the routes: home, feed, library and the two newsletters.
import type { RouteContent } from './schema.ts';

export const publicationRoutes = {
  '/': {
    path: '/',
    title: 'Start the second curve before the first one peaks',
    headTitle: 'Strategic answers, market signals and advisory for founders',
    h1: 'Start the second curve before the first one peaks.',
    description:
      'A publication, a lab and an access gateway for founders, operators and investors: hard questions answered in writing, market signals, tools and advisory.',
    purpose: [
      'Axis One is strategic intelligence for founders, operators, investors, LPs, advisors and researchers, with a focus on early-stage deep tech.',
      'It is part publication, part lab, part access gateway, and it is run by one advisor who answers for all of it.',
    ],
    sections: [
      {
        id: 'publication',
        title: 'A publication',
        paragraphs: [
          'The Second Curve is a newsletter about founder psychology and strategy, and The Next Curve is one about market and venture signals. The Library holds everything published so far.',
        ],
        link: { name: 'Visit the Newsletter Hub', href: '/newsletter' },
      },
      {
        id: 'lab',
        title: 'A lab',
        paragraphs: [
          "Six tools that began as experiments in the advisor's own work. Each is marked Experimental, Stable or Archived, so that you know how far to trust it.",
        ],
        link: { name: 'See the tools', href: '/from-lab' },
      },
      {
        id: 'gateway',
        title: 'An access gateway',
        paragraphs: [
          'Free weekly office hours, gatherings of four to fifteen people, a network of handpicked experts, and advisory for the few questions that need a year rather than an hour.',
        ],
        link: { name: 'Enter the Inner Room', href: '/inner-room' },
      },
    ],
  },
  '/signal-stack': {
    path: '/signal-stack',
    title: 'Signal Stack',
    headTitle: 'Signal Stack: a personal feed of essays, signals and tools',
    h1: 'Signal Stack',
    description:
      'A feed you configure: essays, market signals, tools, answers, gatherings and offers, each with the reason it is there and none ranked by popularity.',
    purpose: [
      'The Signal Stack is a short feed that you configure yourself.',
      'It draws on seven sources: Second Curve, Next Curve, Tool Drops, Lab Releases, AsynQ, Open Circle and Signal Exchange.',
    ],
    sections: [
      {
        id: 'how-it-is-built',
        title: 'How it is built',
        paragraphs: [
          'Onboarding asks why you are here and proposes modules: a founder gets AsynQ and the Ops Cabinet, and someone raising capital gets the Signal Exchange and Open Circle. You then switch each module on or off yourself.',
        ],
        link: { name: 'Build your Signal Stack', href: '/onboarding' },
      },
      {
        id: 'what-it-leaves-out',
        title: 'What it leaves out',
        paragraphs: [
          'There is no ranking by popularity. Once you have an account, each item says why it is there.',
        ],
      },
      {
        id: 'free-and-premium',
        title: 'Free and Premium',
        paragraphs: [
          'Free members have the basic signal stack: eight picks, the lists of all publications, and the items they have set aside, newest first.',
          'Premium members have the full stack and all premium content. They see everything we have published, in an order that follows their choices, and can search all of it. They can also save searches and put the items they have set aside in their own order.',
        ],
        link: { name: 'Compare the plans', href: '/upgrade' },
      },
    ],
  },
  '/newsletter': {
    path: '/newsletter',
    title: 'Newsletter Hub',
    headTitle: 'Newsletter Hub: essays on founders, signals on markets',
    h1: 'Newsletter Hub',
    description:
      'Two newsletters by one author: The Second Curve on founder psychology and strategy, The Next Curve on market and venture signals. Subscribe by email.',
    purpose: [
      'Two newsletters from one author. The first looks at the person who has to decide, the second at the market that will judge the decision.',
    ],
    sections: [
      {
        id: 'the-second-curve',
        title: 'The Second Curve',
        paragraphs: [
          'Founder psychology and strategy, for 6,000+ readers across 22 countries. One essay at a time, written to be used the week it arrives.',
        ],
        link: { name: 'Read The Second Curve', href: '/second-curve' },
      },
      {
        id: 'the-next-curve',
        title: 'The Next Curve',
        paragraphs: [
          'Market and venture signals, 2 issues a month. Filings, renewals and first purchases, and what followed from each.',
        ],
        link: { name: 'Read The Next Curve', href: '/next-curve' },
      },
    ],
  },
  '/second-curve': {
    path: '/second-curve',
    title: 'The Second Curve',
    headTitle: 'The Second Curve: true stories about founder decisions',
    h1: 'The Second Curve',
    description:
      'Essays on founder psychology and strategy for 6,000+ readers. Each one tells the true story of one company, with the figures, the mistake and the sources.',
    purpose: [
      'Essays on founder psychology and strategy, for 6,000+ readers.',
      'Each one tells a true story about a company, names its sources, and says what you can learn from it.',
    ],
    sections: [
      {
        id: 'featured-essay',
        title: 'The quarter in which everything works',
        paragraphs: [
          'In 2011 Adobe reported record revenue and announced that the products behind about half of it would move from boxes to subscriptions. By 2013, profit had fallen by about two-thirds. Here is what the change cost each year, one mistake that Adobe made along the way, and what a smaller company can copy.',
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
          'Knight Capital lost about ten million dollars a minute, and a quick fix made matters worse. A founder who answers every question right away runs similar risks. The essay ends with four repairs, one of them a slower reply.',
        ],
        link: { name: 'Read the essay', href: '/second-curve/the-price-of-being-the-fastest' },
      },
      {
        id: 'disagreement',
        title: 'Disagreement is a system',
        paragraphs: [
          'Dozens of managers at Netflix doubted that Qwikster would work, and they came forward only after it had been withdrawn. Here is a way for two founders to disagree on a Tuesday and settle the matter by Thursday.',
        ],
        link: { name: 'Read the essay', href: '/second-curve/disagreement-is-a-system' },
      },
      {
        id: 'quiet-no',
        title: 'The quiet no',
        paragraphs: [
          'Blockbuster signed a twenty-year deal with Enron, and it was over within eight months. This essay adds up what such a deal costs, and it includes a letter of refusal to send within a week.',
        ],
        link: { name: 'Read the essay', href: '/second-curve/the-quiet-no' },
      },
      {
        id: 'why-this-exists',
        title: 'Why This Exists',
        paragraphs: [
          "The idea of a second curve is Charles Handy's: begin the next thing while the first is still rising. The newsletter is for founders who have to make a decision while things are going well and a change still seems unnecessary. Each essay gives the dates and the figures, names a mistake, and ends with something you can do this month.",
        ],
      },
    ],
  },
  '/next-curve': {
    path: '/next-curve',
    title: 'The Next Curve',
    headTitle: 'The Next Curve: market signals from public records',
    h1: 'The Next Curve',
    description:
      'Market and venture signals, 2 issues a month, read in 17 countries: filings, renewals, tenders and first orders, each with its figures and its sources.',
    purpose: [
      'Market and venture signals, 2 issues a month, read in 17 countries.',
      'Each signal reports a decision that cost someone money: a filing, a renewal, a tender or a first order.',
    ],
    sections: [
      {
        id: 'latest-signal',
        title: 'The printer patent that expired in 2009',
        paragraphs: [
          "By one insider's account, the price of one kind of 3D printer fell from $14,000 to $300 in five years. A patent had run out along the way, and the company that had owned it bought a newcomer, MakerBot, for $493.7 million and wrote off more than half of that within twenty months.",
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
          'The Next Curve is read by founders, investors and researchers. A free signal takes two minutes to read, and a premium signal takes four.',
        ],
      },
      {
        id: 'how-it-is-read',
        title: 'How a signal is read',
        paragraphs: [
          'Each signal states a public fact and says who paid and what followed. It tells founders what to do with that fact and what would prove the signal wrong, and it ends with its sources.',
        ],
      },
    ],
  },
  '/library': {
    path: '/library',
    title: 'Strategic Insights',
    headTitle: 'Strategic Insights: essays and signals worth rereading',
    h1: 'Strategic Insights',
    description:
      'Curated insights and research: two essays and two signals worth a second reading, and a list of every essay, signal and answer we have published.',
    purpose: [
      'The Library holds curated insights and research: every essay, signal and answer we have published.',
      'Two essays from The Second Curve and two signals from The Next Curve come first. The full archive is below.',
    ],
    sections: [
      {
        id: 'essays',
        title: 'From The Second Curve',
        paragraphs: [
          'The quarter in which everything works: what it cost Adobe to start over. Disagreement is a system: what managers at Netflix doubted and did not say.',
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
