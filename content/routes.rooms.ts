// The working rooms among the routes: tools, perks, people and gatherings.
import type { RouteContent } from './schema.ts';

export const roomRoutes = {
  '/ops-cabinet': {
    path: '/ops-cabinet',
    title: 'Ops Cabinet',
    headTitle: 'Ops Cabinet: toolkits and templates for founders',
    h1: 'Founder Toolkit',
    description:
      'Premium frameworks, pitch templates and thinking models for founders: five toolkits from fundraising to operating systems, one of them free.',
    purpose: [
      'The Ops Cabinet, also called the Founder Toolkit, holds premium frameworks, pitch templates and thinking models.',
      'Five toolkits cover fundraising, go-to-market, hiring, IP strategy and operating systems. One of them is free.',
    ],
    sections: [
      {
        id: 'free-toolkit',
        title: 'Founding Team Architect',
        paragraphs: [
          'Free for everyone: two pages on which founder owns which decision, agreed on before the first bad month.',
        ],
        link: { name: 'Preview the toolkit', href: '/ops-cabinet/founding-team-architect' },
      },
      {
        id: 'locked-toolkits',
        title: 'Strategic Fundraising Toolkit',
        paragraphs: [
          'Used by 250+ founders, who have raised $90M+, and shared by 3 accelerators. Its preview shows the round as a sequence of proofs and what each one has to show.',
        ],
        link: { name: 'Preview the toolkit', href: '/ops-cabinet/strategic-fundraising-toolkit' },
      },
      {
        id: 'prices',
        title: 'What it costs',
        paragraphs: [
          'The Founder Toolkit alone is $29 per month or $290 per year: 25+ toolkits, monthly new frameworks, workshop access. Premium membership includes the Founder Toolkit and all other tools.',
        ],
        link: { name: 'Compare the plans', href: '/upgrade' },
      },
    ],
  },
  '/signal-exchange': {
    path: '/signal-exchange',
    title: 'Signal Exchange',
    headTitle: 'Signal Exchange: partner perks for startups',
    h1: 'Signal Exchange',
    description:
      'Four partner perks for startups: cloud credits, an IP strategy session, bookkeeping and lab hours, with what each is worth and when to leave it alone.',
    purpose: [
      "Partner perks and resources that lower a real cost in your company's first two years.",
      'Every offer says what it is worth, who it suits and when to leave it alone.',
    ],
    sections: [
      {
        id: 'cloud',
        title: 'Cloud credits up to $100,000',
        paragraphs: [
          'Cloud Infrastructure. The credits are worth having when most of your cloud bill comes from training or simulation. They are a trap when they lead you to an architecture that you cannot pay for later.',
        ],
        link: { name: 'Read the offer', href: '/signal-exchange/cloud-credits' },
      },
      {
        id: 'legal',
        title: 'Legal Connect',
        paragraphs: [
          'Legal Services. A free IP strategy session: which of your inventions to patent, which to keep secret, and which to publish so that nobody else can own it.',
        ],
        link: { name: 'Read the offer', href: '/signal-exchange/legal-connect' },
      },
    ],
  },
  '/co-lab': {
    path: '/co-lab',
    title: 'Co-Lab',
    headTitle: 'Co-Lab: experts in pricing, patents, hiring and hardware',
    h1: 'Co-Lab',
    description:
      'A network of handpicked experts in pricing, patents, hiring and manufacturing, and three ways to work with them, from one hour to a joint essay.',
    purpose: [
      'Co-Lab is a network of handpicked experts in pricing, patents, hiring and manufacturing.',
      'There are three ways to collaborate: Expert Advisory, Content Collaboration and Founder Connection.',
    ],
    sections: [
      {
        id: 'expert-advisory',
        title: 'Expert Advisory',
        paragraphs: [
          'You get an hour with an expert who has read your material. You leave with a page of notes that you did not have to write.',
        ],
        link: { name: 'Choose an expert', href: '/co-lab#experts' },
      },
      {
        id: 'content-collaboration',
        title: 'Content Collaboration',
        paragraphs: [
          'An essay or a tool made together, when what you learned is more useful shared than kept.',
        ],
      },
      {
        id: 'founder-connection',
        title: 'Founder Connection',
        paragraphs: [
          'An introduction to a founder who solved a similar problem not long ago and still remembers what it cost.',
        ],
        link: { name: 'Ask for an introduction', href: '/open-circle#one-on-one' },
      },
    ],
  },
  '/from-lab': {
    path: '/from-lab',
    title: 'From The Lab',
    headTitle: 'From The Lab: six decision tools for startup teams',
    h1: 'From The Lab',
    description:
      'Six tools that began as experiments, for startup teams: from a dilution map to a decision ledger, each marked Experimental, Stable or Archived.',
    purpose: [
      "Six tools from the advisor's own work, all of which began as experiments.",
      'Each says what it is for, how far to trust it, and which other tools it goes well with.',
    ],
    sections: [
      {
        id: 'status',
        title: 'How far to trust a tool',
        paragraphs: [
          'Experimental: it has worked once or twice. Stable: it has worked for companies with no connection to its author. Archived: kept because others still cite it, and no longer our advice.',
        ],
      },
      {
        id: 'kinds',
        title: 'Five kinds',
        paragraphs: [
          'A diagnostic shows where you are, a canvas sorts what you know, a framework helps you choose, a methodology is a session you can repeat, and a system is a record you keep.',
        ],
      },
      {
        id: 'start-with',
        title: 'Dilution weather map',
        paragraphs: [
          'See four rounds ahead, with the storms marked. A founder who has looked at it once negotiates the first round differently.',
        ],
        link: { name: 'Read about the tool', href: '/from-lab/dilution-weather-map' },
      },
    ],
  },
  '/open-circle': {
    path: '/open-circle',
    title: 'Open Circle',
    headTitle: 'Open Circle: small founder gatherings by invitation',
    h1: 'Open Circle',
    description:
      'Dinners, salons, a walk and a small conference by invitation, with four to fifteen seats each. Apply for a seat, or request a 1-on-1 meeting.',
    purpose: [
      'Open Circle is a series of invitation-based gatherings: dinners, salons, a walk and a small conference.',
      'Six are coming up, with 4 to 15 seats each. The host selects the guests.',
    ],
    sections: [
      {
        id: 'why-small',
        title: 'Why the rooms are small',
        paragraphs: [
          'With more than fifteen people, a table becomes an audience. In a smaller group, someone says what they left out of the last update to their investors.',
        ],
      },
      {
        id: 'selection',
        title: 'How guests are chosen',
        paragraphs: [
          'By what they bring to the question. Every gathering has a question of its own, which is printed on the invitation.',
        ],
      },
      {
        id: 'waitlist',
        title: 'Who gets a seat that opens up',
        paragraphs: [
          'When a seat opens up, it is offered first to the Premium members on the waitlist, in the order in which they applied, and then to everyone else on it, also in that order. The seat is held for 24 hours. Premium moves you up in line, but it does not buy a seat.',
        ],
      },
      {
        id: 'one-on-one',
        title: '1-on-1 meetings',
        paragraphs: [
          'A meeting has a reason, a project and a value for both sides. Requests are answered within 7 days.',
        ],
      },
    ],
  },
} satisfies Record<string, RouteContent>;
