// The offers among the routes: questions, calls, advisory and plans.
import type { RouteContent } from './schema.ts';

export const offerRoutes = {
  '/asyncq': {
    path: '/asyncq',
    title: 'AsynQ',
    headTitle: 'AsynQ: written answers to hard founder questions',
    h1: 'AsynQ',
    description:
      'Ask a strategic question in six steps and get a structured answer in 48-72 hours: a diagnosis, a recommendation and a next step, signed by the advisor.',
    purpose: [
      'AsynQ is asynchronous advice: you ask a strategic question in six steps and get a structured, written answer in 48-72 hours.',
      'The form is strict because a good question is already half the answer.',
    ],
    sections: [
      {
        id: 'five-domains',
        title: 'Five domains',
        paragraphs: [
          'Hiring, go-to-market, marketing, founder psychology and legal. Each has six subcategories and a list of blockers, the obstacles that most often give rise to a question.',
        ],
      },
      {
        id: 'six-steps',
        title: 'Six steps',
        paragraphs: [
          'Domain, subcategory, blockers, the question itself, optional context, review. Context means the timeline, the people involved, the stage and a link to the product.',
        ],
      },
    ],
  },
  '/inner-room': {
    path: '/inner-room',
    title: 'Inner Room',
    headTitle: 'Inner Room: free weekly office hours for founders',
    h1: 'Inner Room',
    description:
      'Free weekly office hours (15-20 minute calls) with the advisor, on Tuesdays and Thursdays from 14:00 Paris time, and strategic advisory by application.',
    purpose: [
      'The Inner Room is where you speak with the advisor: free weekly office hours (15-20 minute calls), and a paid strategic advisory offer.',
      'Sessions are gated by intent, not cost. The Inner Room is open to signed-in members.',
    ],
    sections: [
      {
        id: 'office-hours',
        title: 'Office hours',
        paragraphs: [
          'On Tuesdays and Thursdays, a call can start every 20 minutes from 14:00 to 15:20 Paris time. Every request is answered within 48 hours.',
        ],
      },
      {
        id: 'three-hosts',
        title: 'Three hosts',
        paragraphs: [
          'The three hosts are one person: the advisor, as operator, investor and private angel. Javelyn Operator Hours: for founders, operators, builders needing hands-on strategy support. Quasar Fund Office Hours: for early-stage deep tech founders, LPs, fund collaborators. Angel Office Hours: niche personal angel investment conversations or idea-level sparring.',
        ],
      },
      {
        id: 'strategic-advisory',
        title: 'Strategic Advisory',
        paragraphs: [
          'A call settles a question you can put in a sentence. Anything larger has a form, a price and a response within 48 hours.',
        ],
        link: { name: 'Read about advisory', href: '/advisory' },
      },
      {
        id: 'come-prepared',
        title: 'Come prepared',
        paragraphs: [
          'Bring one decision, the two options you would defend, and what you would need to see to change your mind. Twenty minutes is enough for that and nothing else.',
        ],
        link: { name: 'Browse the Ops Cabinet', href: '/ops-cabinet' },
      },
    ],
  },
  '/advisory': {
    path: '/advisory',
    title: 'Strategic advisory',
    headTitle: 'Strategic advisory for early-stage deep tech companies',
    h1: 'Strategic advisory',
    description:
      'Strategic advisory on fundraising, positioning, growth and market expansion, for decisions that are expensive to reverse. From 1,500 EUR a session.',
    purpose: [
      'Advisory is for early-stage companies that have a clear product or MVP and face a decision that will be expensive to reverse.',
      'You begin with an application, and you hear from us within 48 hours.',
    ],
    sections: [
      {
        id: 'focus',
        title: 'Four focus areas',
        paragraphs: ['Four kinds of decisions come up again and again.'],
      },
      {
        id: 'how-it-works',
        title: 'How it works',
        paragraphs: ['There are three steps. Either side can stop after the first or the second.'],
      },
      {
        id: 'requirements',
        title: 'Does it fit?',
        paragraphs: [
          'Check the four minimum requirements before you apply: an application takes ten minutes of your time and ten of ours.',
        ],
      },
    ],
  },
  '/upgrade': {
    path: '/upgrade',
    title: 'Plans and upgrade',
    headTitle: 'Plans and upgrade: what Free and Premium include',
    h1: 'Plans',
    description:
      'Free costs 0 EUR and includes 1 AsynQ question per month. Premium costs 49 EUR per month or 490 EUR per year, with 4 questions and all premium content.',
    purpose: [
      'Membership comes in two plans. Free costs 0 EUR. Premium costs 49 EUR per month or 490 EUR per year; with the annual price, two months are free.',
    ],
    sections: [
      {
        id: 'free',
        title: 'Free: 0 EUR',
        paragraphs: [
          'Basic signal stack, 1 AsynQ per month, basic tools, limited premium content, no advisory calls.',
        ],
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
          'If one good answer a month is all you have time to act on, Free is the right plan. Upgrade when leaving a second question open would cost you more than 49 EUR.',
        ],
      },
    ],
  },
} satisfies Record<string, RouteContent>;
