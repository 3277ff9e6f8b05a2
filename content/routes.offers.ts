// The offers among the routes: questions, calls, advisory and plans.
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
