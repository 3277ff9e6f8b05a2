// The landing page: hero, figures, seven identities, six platforms, advisory (docs/product-spec.md, "Home").
import type { HomeWords } from './schema.pages.ts';
import { site } from './site.ts';

export const home = {
  hero: {
    eyebrow: 'Strategic intelligence for founders, operators and investors',
    /** The headline in three parts; the emphasised one is set in italics. */
    headline: {
      text: 'Start the second curve before the first one peaks.',
      before: 'Start the second curve ',
      emphasis: 'before',
      after: ' the first one peaks.',
    },
    lede: 'A publication, a lab and an access gateway. Ask a hard question, get a structured answer in 48-72 hours, and work with someone who has built, funded and repaired companies for 16 years.',
    ask: { name: 'Ask a Strategic Question', href: '/asyncq' },
    work: { name: 'Work With Me', href: '/inner-room' },
    build: site.buildStack,
    benefits: [
      'A second opinion, with any interest disclosed.',
      'Answers in writing, to reread and forward.',
      'Market signals from 12,000+ patents.',
      'Frameworks used before they were written down.',
      'Free office hours every week, one question per call.',
      'Gatherings of 4 to 15 people, on one question.',
    ],
    figure: {
      label:
        'Two curves over time. The first rises, is at its best and then falls slowly. The second starts low while the first is at its best, and rises past it.',
      vertical: 'advantage',
      horizontal: 'time',
      first: 'first curve, at its best',
      second: 'the second starts here',
    },
  },
  // Shows in the state `hinting` in machines/scrollHint.machine.ts.
  scrollHint: 'Scroll',
  // Shows in the state `shown` in machines/startHereBar.machine.ts.
  startHere: {
    label: 'A first step',
    link: { name: 'Start Here', href: '/asyncq' },
    text: 'One question, answered in writing.',
    dismiss: 'Dismiss',
  },
  intent: {
    title: 'What Are You Looking For?',
    label: 'Choose one',
    continue: 'Continue',
    close: 'Close',
    choices: [
      {
        id: 'question',
        label: 'Ask a Question',
        description: 'A guided question, and a written answer.',
        href: '/asyncq',
      },
      {
        id: 'tools',
        label: 'Access Tools',
        description: 'Essays, signals and what to do with them.',
        href: '/library',
      },
      {
        id: 'collaborate',
        label: 'Collaborate',
        description: 'Experts who have done the work they advise on.',
        href: '/co-lab',
      },
      {
        id: 'office-hours',
        label: 'Book Office Hours',
        description: 'A call on a Tuesday or a Thursday.',
        href: '/inner-room',
      },
      {
        id: 'subscribe',
        label: 'Subscribe',
        description: 'Two newsletters by email.',
        href: '/library',
      },
    ],
  },
  stats: {
    label: 'Axis One in figures',
    items: [
      { figure: '16 years', label: 'across ecosystems' },
      { figure: '$3M', label: 'personal capital deployed' },
      { figure: '$90M+', label: 'raised by founders advised' },
      { figure: '50+', label: 'startups supported' },
      { figure: '6,000+', label: 'readers across 22 countries' },
    ],
    /** Whose figures these are, and of when: two cards below have others. */
    note: "The advisor's own figures for 16 years of work, as of November 2026. The figures for the fund and for the angel investments are given separately, on the cards below.",
  },
  // Below the opening, before everything else: what a member gets, whole.
  proof: {
    label: 'A sample',
    title: 'What an answer looks like',
  },
  identities: {
    number: '01',
    title: 'Modes of Impact',
    heading: 'One advisor, seven ways to be useful to you',
    open: 'About',
    dialog: {
      metrics: 'The record',
      previous: 'Previous',
      next: 'Next',
      close: 'Close',
    },
    cards: [
      {
        id: 'general-partner',
        title: 'General partner',
        role: 'I run a deep tech fund',
        icon: 'fund',
        summary: 'I read the patent before the pitch.',
        description:
          'I back founders whose advantage can be written down as a claim, a process or a data set that nobody else has. I would rather understand one mechanism fully than ten markets roughly. If I say no, I say it within two meetings and tell you why.',
        metrics: ['Fund size $100M', '100+ startups', '20% dedicated to underrepresented founders'],
        cta: { name: 'Request office hours', href: '/inner-room' },
      },
      {
        id: 'venture-builder',
        title: 'Venture builder',
        role: 'I build companies from their first sentence',
        icon: 'build',
        summary: 'I have taken ventures from a whiteboard to a first customer.',
        description:
          'I do the first hundred unglamorous things with you: the interview guide, the price on the pilot, the contract that a hospital will sign. My part ends when someone neither of us knew has become a paying customer.',
        metrics: ['10+ ventures built', '72-hour sprints', 'First customer before first deck'],
        cta: { name: 'See the lab tools', href: '/from-lab' },
      },
      {
        id: 'private-angel',
        title: 'Private angel',
        role: 'I invest before there is a round',
        icon: 'angel',
        summary: 'I put in my own money, usually before there is a deck.',
        description:
          'My check is a bet on a person. I decide quickly and keep the amount small enough that I can be frank with you. The check comes with one evening a month when you do not have to defend the company.',
        metrics: [
          '3.5M pre-seed capital deployed',
          '200+ startups supported',
          'Angel office hours',
        ],
        cta: { name: 'See the office hours', href: '/inner-room' },
      },
      {
        id: 'strategic-researcher',
        title: 'Strategic researcher',
        role: 'I read filings so you can skip the headlines',
        icon: 'research',
        summary: 'I read patents to see where a field is going.',
        description:
          'Patent files are a diary that companies have to publish. I look at who files, who stops renewing and who cites whom. That tells me more about the next three years than a market report does.',
        metrics: ['12,000+ patents analysed', '16 years across ecosystems'],
        cta: { name: 'Read The Next Curve', href: '/next-curve' },
      },
      {
        id: 'systems-architect',
        title: 'Systems architect',
        role: 'I design how a company decides',
        icon: 'systems',
        summary: 'I write down how teams decide once they have outgrown heroics.',
        description:
          'Between twelve and forty people a company stops running on memory. I replace memory with a small number of written rules: who decides, on what evidence, how soon, and what happens if nobody does.',
        metrics: ['72-hour sprints', 'Toolkits in five categories'],
        cta: { name: 'Open the Ops Cabinet', href: '/ops-cabinet' },
      },
      {
        id: 'newsletter-author',
        title: 'Newsletter author',
        role: 'I write The Second Curve and The Next Curve',
        icon: 'envelope',
        summary: 'I write two newsletters, one about markets and one about founders.',
        description:
          'The Second Curve is about founders and the decisions they make. The Next Curve is about the markets in which those decisions are tested. Every issue says what a founder can do with it.',
        metrics: ['6,000+ readers', '22 countries', 'Two newsletters'],
        cta: { name: 'Visit the Newsletter Hub', href: '/newsletter' },
      },
      {
        id: 'advisor-underrepresented',
        title: 'Advisor to underrepresented founders',
        role: 'I open rooms that used to be closed',
        icon: 'access',
        summary: 'I set aside part of the fund for these founders, and I take their calls first.',
        description:
          'I make the introduction in time, I rehearse the hard questions with you before an investor asks them, and my first check does not wait for someone else to go first.',
        metrics: [
          '20% of the fund dedicated to underrepresented founders',
          'Free weekly office hours',
        ],
        cta: { name: 'See the gatherings', href: '/open-circle' },
      },
    ],
  },
  platforms: {
    number: '02',
    title: 'Strategic Platform',
    heading: 'Six ways to use Axis One',
    // `Platforms` in src/pages/home/Platforms.tsx shows this where `premium` is set below.
    premium: 'Premium',
    cards: [
      {
        id: 'asyncq',
        title: 'AsynQ',
        text: 'A guided question in six steps, and a structured answer in 48-72 hours.',
        link: { name: 'Open AsynQ', href: '/asyncq' },
        premium: false,
      },
      {
        id: 'inner-room',
        title: 'Inner Room',
        text: 'Free weekly office hours (15-20 minute calls), and strategic advisory by application.',
        link: { name: 'Enter the Inner Room', href: '/inner-room' },
        premium: false,
      },
      {
        id: 'ops-cabinet',
        title: 'Ops Cabinet',
        text: 'Frameworks, pitch templates and thinking models for the work between meetings.',
        link: { name: 'Open the Ops Cabinet', href: '/ops-cabinet' },
        premium: true,
      },
      {
        id: 'signal-exchange',
        title: 'Signal Exchange',
        text: 'Partner perks and resources. Each listing says what the offer is worth and who it is for.',
        link: { name: 'See the perks', href: '/signal-exchange' },
        premium: false,
      },
      {
        id: 'co-lab',
        title: 'Co-Lab',
        text: 'A network of handpicked experts, and three ways to work with them.',
        link: { name: 'Meet the experts', href: '/co-lab' },
        premium: false,
      },
      {
        id: 'from-lab',
        title: 'From The Lab',
        text: 'Six tools that began as experiments, each marked to show how far you can trust it.',
        link: { name: 'See the tools', href: '/from-lab' },
        premium: false,
      },
    ],
  },
  advisory: {
    number: '03',
    title: 'Advisory',
    heading: 'Four conversations that can change your year',
    text: 'Every engagement begins with an application. You will have a reply within 48 hours.',
    apply: { name: 'Apply for Advisory', href: '/inner-room' },
    offers: [
      {
        id: 'strategic-planning',
        title: 'Strategic Planning',
        text: 'Which three things to stop doing, and what to do with the quarter you free up.',
      },
      {
        id: 'fundraising-strategy',
        title: 'Fundraising Strategy',
        text: 'What the round has to prove, whom it has to convince, and in what order.',
      },
      {
        id: 'growth-acceleration',
        title: 'Growth Acceleration',
        text: 'What is holding growth back, and which obstacle to remove first.',
      },
      {
        id: 'strategic-partnerships',
        title: 'Strategic Partnerships',
        text: 'A partner who gains when you do, and a contract that still says so in a bad year.',
      },
    ],
  },
  signal: {
    number: '04',
    label: 'Newsletters',
    title: 'Subscribe to the Signal',
    text: 'The Second Curve covers founder psychology and strategy. The Next Curve covers market and venture signals. Both arrive by email.',
  },
  community: {
    number: '05',
    title: 'Join Our Community',
    text: 'An account is free, and it keeps your stack and every answer you receive.',
    signUp: { name: 'Sign Up', href: '/auth?tab=signup' },
    signIn: { name: 'Sign In', href: '/auth?tab=signin' },
  },
} satisfies HomeWords;
