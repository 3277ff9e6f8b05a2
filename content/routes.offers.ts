// The working rooms among the routes: questions, calls, tools, perks, people, gatherings and plans.
import type { RouteContent } from './schema.ts';

export const offerRoutes = {
  '/asyncq': {
    path: '/asyncq',
    title: 'AsynQ',
    h1: 'AsynQ',
    description: 'A strategic question in six steps, a structured answer in 48-72 hours.',
    purpose: [
      'AsynQ is asynchronous advice: a strategic question is put in six steps and receives a structured answer in writing within 48-72 hours.',
      'The form is strict because a good question is already half of the answer.',
    ],
    sections: [
      {
        id: 'five-domains',
        title: 'Five domains',
        paragraphs: [
          'Hiring, go-to-market, marketing, founder psychology and legal. Each has six subcategories and a list of the blockers that usually stand behind the question.',
        ],
      },
      {
        id: 'six-steps',
        title: 'Six steps',
        paragraphs: [
          'Domain, subcategory, blockers, the question itself, optional context, review. Context is the timeline, who is involved, the stage and a link to the product.',
        ],
      },
      {
        id: 'an-answer',
        title: 'What an answer looks like',
        paragraphs: [
          'A verdict in one sentence, the reasoning behind it, what would change it, and what to do on Monday. It is written so that you can forward it to a co-founder without a word of explanation.',
        ],
        link: { name: 'Read an answer', href: '/asyncq/responses/how-do-we-price-a-pilot' },
      },
      {
        id: 'quota',
        title: 'How many a month',
        paragraphs: [
          'Free members ask 1 question per month. Premium members ask 4 per month, with priority response.',
        ],
        link: { name: 'Create Account', href: '/auth?tab=signup' },
      },
    ],
  },
  '/inner-room': {
    path: '/inner-room',
    title: 'Inner Room',
    h1: 'Inner Room',
    description: 'Free weekly office hours and strategic advisory by application.',
    purpose: [
      'The Inner Room is where you speak with the advisor: free weekly office hours of 15-20 minutes, and a paid strategic advisory offer.',
      'Sessions are gated by intent, not cost. It is open to signed-in members.',
    ],
    sections: [
      {
        id: 'office-hours',
        title: 'Office hours',
        paragraphs: [
          'Tuesdays and Thursdays, from 14:00 to 15:20 Paris time, 20 minutes apart. Every request is answered within 48 hours.',
        ],
      },
      {
        id: 'three-hosts',
        title: 'Three hosts',
        paragraphs: [
          'Javelyn Operator Hours: for founders, operators, builders needing hands-on strategy support. Quasar Fund Office Hours: for early-stage deep tech founders, LPs, fund collaborators. Angel Office Hours: niche personal angel investment conversations or idea-level sparring.',
        ],
      },
      {
        id: 'strategic-advisory',
        title: 'Strategic Advisory',
        paragraphs: [
          'A single session is 1,500 EUR: 90 minutes, custom preparation, follow-up notes. Monthly advisory is 4,000 EUR per month.',
        ],
        link: { name: 'Read about advisory', href: '/advisory' },
      },
      {
        id: 'come-prepared',
        title: 'Come prepared',
        paragraphs: [
          'Bring one decision, the two options you would defend, and what you would need to see to change your mind. Twenty minutes are enough for that and for nothing else.',
        ],
        link: { name: 'Browse the Ops Cabinet', href: '/ops-cabinet' },
      },
    ],
  },
  '/advisory': {
    path: '/advisory',
    title: 'Strategic advisory',
    h1: 'Strategic advisory',
    description:
      'Strategic advisory in four areas: apply, match, execute. From 1,500 EUR a session.',
    purpose: [
      'Advisory is for companies at an early stage with a clear product or MVP, and for a decision that will be expensive to reverse.',
      'It starts with an application, which is answered within 48 hours.',
    ],
    sections: [
      {
        id: 'focus',
        title: 'Four focus areas',
        paragraphs: [
          'Fundraising strategy, positioning and narrative, growth bottlenecks, market expansion.',
        ],
      },
      {
        id: 'how-it-works',
        title: 'How it works',
        paragraphs: [
          'Apply: you describe the challenge and the timeline. Match: the fit is checked in both directions. Execute: sessions, notes, and the introductions that follow from them.',
        ],
      },
      {
        id: 'single-session',
        title: 'Single session: 1,500 EUR',
        paragraphs: ['A 90-minute session, custom preparation, follow-up notes.'],
      },
      {
        id: 'monthly-advisory',
        title: 'Monthly advisory: 4,000 EUR per month',
        paragraphs: [
          'Recommended. 3 sessions per month, priority scheduling, async support, direct investor introductions.',
        ],
      },
      {
        id: 'requirements',
        title: 'Minimum requirements',
        paragraphs: [
          'Early stage with a clear product or MVP; able to raise institutional or angel funding; a technical or execution-driven team; aligned with deep tech, AI, data, IP, ecosystem, infrastructure.',
        ],
      },
    ],
  },
  '/ops-cabinet': {
    path: '/ops-cabinet',
    title: 'Ops Cabinet',
    h1: 'Founder Toolkit',
    description: 'Premium frameworks, pitch templates and thinking models for founders.',
    purpose: [
      'The Ops Cabinet, also called the Founder Toolkit, holds premium frameworks, pitch templates and thinking models.',
      'Five toolkits cover fundraising, go-to-market, hiring, IP strategy and operating systems. One of them is free.',
    ],
    sections: [
      {
        id: 'free-toolkit',
        title: 'Founding Team Architect',
        paragraphs: [
          'The unlocked one: who owns which decision among founders, on two pages, before it is tested by a bad month.',
        ],
        link: { name: 'Preview the toolkit', href: '/ops-cabinet/founding-team-architect' },
      },
      {
        id: 'locked-toolkits',
        title: 'Strategic Fundraising Toolkit',
        paragraphs: [
          'Used by 250+ founders, raised $90M+, shared by 3 accelerators. Its preview shows the round as a sequence of proofs and what each one has to carry.',
        ],
        link: { name: 'Preview the toolkit', href: '/ops-cabinet/strategic-fundraising-toolkit' },
      },
      {
        id: 'prices',
        title: 'What it costs',
        paragraphs: [
          'The Founder Toolkit alone is $29 per month or $290 per year: 25+ toolkits, monthly new frameworks, workshop access. Premium membership includes all tools at 49 EUR per month or 490 EUR per year.',
        ],
        link: { name: 'Compare the plans', href: '/upgrade' },
      },
    ],
  },
  '/signal-exchange': {
    path: '/signal-exchange',
    title: 'Signal Exchange',
    h1: 'Signal Exchange',
    description: 'Partner perks and resources for founders, each with what it is worth.',
    purpose: [
      'Partner perks and resources that lower a real cost in the first two years.',
      'Every offer states what it is worth, whom it suits and when to leave it alone.',
    ],
    sections: [
      {
        id: 'cloud',
        title: 'Cloud credits up to $100,000',
        paragraphs: [
          'Cloud Infrastructure. Worth having when your bill is dominated by training or simulation, and a trap when it teaches you an architecture that you cannot pay for later.',
        ],
        link: { name: 'Read the offer', href: '/signal-exchange/cloud-credits' },
      },
      {
        id: 'legal',
        title: 'Legal Connect',
        paragraphs: [
          'Legal Services. A free IP strategy session: which of your three inventions to file, which to keep secret, which to publish so that nobody else can own it.',
        ],
        link: { name: 'Read the offer', href: '/signal-exchange/legal-connect' },
      },
    ],
  },
  '/co-lab': {
    path: '/co-lab',
    title: 'Co-Lab',
    h1: 'Co-Lab',
    description: 'A network of handpicked experts and three ways to collaborate.',
    purpose: [
      'Co-Lab is a network of handpicked experts who have done the thing they advise on.',
      'There are three ways to collaborate: Expert Advisory, Content Collaboration and Founder Connection.',
    ],
    sections: [
      {
        id: 'expert-advisory',
        title: 'Expert Advisory',
        paragraphs: [
          'One expert, one question, one hour with your material read beforehand. You leave with a page of notes that you did not have to write.',
        ],
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
          'An introduction to somebody who solved your problem two years ago and still remembers what it cost.',
        ],
        link: { name: 'Meet Ines Valadares', href: '/co-lab/ines-valadares' },
      },
    ],
  },
  '/from-lab': {
    path: '/from-lab',
    title: 'From The Lab',
    h1: 'From The Lab',
    description: 'Six experimental tools, each marked Experimental, Stable or Archived.',
    purpose: [
      "Experimental tools from the advisor's own work, six of them.",
      'Each says what it is for, how far to trust it, and which other tools it belongs with.',
    ],
    sections: [
      {
        id: 'status',
        title: 'How far to trust a tool',
        paragraphs: [
          'Experimental: it worked once or twice, and we say where. Stable: it has survived companies that did not know its author. Archived: kept because others still cite it, and no longer our advice.',
        ],
      },
      {
        id: 'kinds',
        title: 'Five kinds',
        paragraphs: [
          'Diagnostics ask, canvases arrange, frameworks decide, methodologies repeat, and systems keep running when nobody looks.',
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
    h1: 'Open Circle',
    description: 'Gatherings by invitation, four to fifteen seats, and 1-on-1 meetings.',
    purpose: [
      'Open Circle is a series of invitation-based gatherings: dinners, salons, walks and a small conference.',
      'There are six of them, with 4 to 15 seats each. The host selects the guests.',
    ],
    sections: [
      {
        id: 'why-small',
        title: 'Why the rooms are small',
        paragraphs: [
          'Above fifteen people a table becomes an audience. Below it, somebody says the thing that they did not put in the update to their investors.',
        ],
      },
      {
        id: 'selection',
        title: 'How guests are chosen',
        paragraphs: [
          'By what they bring to the question of the evening. A gathering has a question, and it is printed on the invitation.',
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
  '/upgrade': {
    path: '/upgrade',
    title: 'Plans and upgrade',
    h1: 'Plans',
    description: 'Free for 0 EUR, Premium for 49 EUR per month or 490 EUR per year.',
    purpose: [
      'There are two plans. Free costs 0 EUR. Premium costs 49 EUR per month or 490 EUR per year, which is two months free.',
    ],
    sections: [
      {
        id: 'free',
        title: 'Free: 0 EUR',
        paragraphs: [
          'Basic signal stack, 1 AsynQ per month, basic tools, limited premium content, no advisory calls.',
        ],
        link: { name: 'Create Account', href: '/auth?tab=signup' },
      },
      {
        id: 'premium',
        title: 'Premium: 49 EUR per month or 490 EUR per year',
        paragraphs: [
          'Full signal stack, 4 AsynQ per month with priority response, all tools, unrestricted premium content, 15-minute advisory calls, priority access to premium events and Open Circle, founder tools, full Labs access.',
        ],
      },
      {
        id: 'when-not-to',
        title: 'When to stay on Free',
        paragraphs: [
          'If one good question a month is more than you have time to act on, Free is the right plan. Upgrade when the second question costs you more than 49 EUR to leave open.',
        ],
      },
    ],
  },
} satisfies Record<string, RouteContent>;
