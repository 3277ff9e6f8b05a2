// The advisor's own page: who writes, answers and invests, in the first person (docs/product-spec.md, "1. What the product does and
// for whom"). It says what the specification says of the advisor, and nothing else.
import type { RouteContent } from './schema.ts';

export const advisorRoutes = {
  '/advisor': {
    path: '/advisor',
    title: 'The advisor',
    headTitle: 'The advisor: who writes Axis One and answers you',
    h1: 'The advisor',
    description:
      'Who writes Axis One and answers its questions: one advisor, with 16 years as an investor, venture builder, researcher, systems architect and author.',
    purpose: [
      'I write both newsletters, answer every question that comes in through AsynQ, and hold the office hours myself.',
      'I have worked with startups for 16 years, and the founders I have advised have raised $90M+. I sign as "the advisor," because an answer should be judged on its reasoning.',
    ],
    sections: [
      {
        id: 'investing',
        title: 'I invest',
        paragraphs: [
          'I am a general partner of a deep tech fund. I also advise underrepresented founders, and 20% of the fund is dedicated to them.',
          'As a private angel, I invest my own money, usually before there is a round.',
        ],
        link: { name: 'Request office hours', href: '/inner-room' },
      },
      {
        id: 'building',
        title: 'I build',
        paragraphs: [
          'I have built 10+ ventures. I work in 72-hour sprints, and I begin with the first customer.',
          'As a systems architect, I design how a company makes decisions, and I write the process down so that it works without me.',
        ],
        link: { name: 'See the lab tools', href: '/from-lab' },
      },
      {
        id: 'reading-and-writing',
        title: 'I read and write',
        paragraphs: [
          'I have analyzed 12,000+ patents. What I find there goes into The Next Curve, my newsletter on market and venture signals.',
          'The Second Curve is my newsletter on founder psychology and strategy. It has 6,000+ readers across 22 countries.',
        ],
        link: { name: 'Visit the Newsletter Hub', href: '/newsletter' },
      },
      {
        id: 'three-names',
        title: 'Three names at office hours',
        paragraphs: [
          'I hold office hours under three names: Javelyn, Quasar and Angel. Javelyn speaks as an operator, Quasar speaks for the fund, and Angel invests my own money. You choose the one whose view you need.',
        ],
        link: { name: 'Choose a time', href: '/inner-room' },
      },
    ],
  },
} satisfies Record<string, RouteContent>;
