// The four offers of the Signal Exchange; the partners are samples.
import type { EligibilityWords, Partner } from './schema.items.ts';

export const partners = [
  {
    id: 'cloud-credits',
    name: 'Cloud Runway',
    category: 'Cloud Infrastructure',
    description: 'For teams whose cloud bill comes mostly from training or simulation.',
    offer: 'Cloud credits up to $100,000',
    logo: 'cloud-credits',
    buttonText: 'Access Benefit',
    worth: 'Up to $100,000 over two years, granted in steps as you use it.',
    after:
      'You send half a page on what you will run. The first step is granted when the partner has read it.',
    eligibility: [
      {
        id: 'stage',
        text: 'A company at the pre-seed stage or later',
        from: 'stage',
        oneOf: ['pre-seed', 'seed', 'series-a-plus'],
      },
      {
        id: 'sector',
        text: 'A field in which most of the cloud bill comes from training or simulation',
        from: 'sector',
        oneOf: [
          'AI / Machine Learning',
          'Climate Tech',
          'Deep Tech',
          'Enterprise SaaS',
          'Gaming',
          'Hardware',
          'Healthcare',
        ],
      },
      { id: 'website', text: 'A website that shows what you make', from: 'website' },
      {
        id: 'no-credits-yet',
        text: 'No credits from the same provider in the past twelve months',
        from: 'asked',
      },
    ],
    href: '/signal-exchange/cloud-credits',
  },
  {
    id: 'legal-connect',
    name: 'Legal Connect',
    category: 'Legal Services',
    description:
      'One hour with counsel who work for young technical companies, and a written note afterward.',
    offer: 'A free IP strategy session',
    logo: 'legal-connect',
    buttonText: 'Access Benefit',
    worth:
      'One hour with counsel, on material you send in advance, and a written note. A second hour is up to you.',
    after:
      'You send one drawing and a list of who has seen it. The partner proposes a date within a week.',
    eligibility: [
      {
        id: 'builder',
        text: 'You are a founder, or you are building something complex',
        from: 'identity',
        oneOf: ['founder', 'building-complex'],
      },
      {
        id: 'stage',
        text: 'Before a Series A: after that, you should have counsel of your own',
        from: 'stage',
        oneOf: ['idea', 'pre-seed', 'seed'],
      },
      {
        id: 'yours',
        text: "The invention is yours, not a university's or an employer's",
        from: 'asked',
      },
    ],
    href: '/signal-exchange/legal-connect',
  },
  {
    id: 'first-close-finance',
    name: 'First Close Finance',
    category: 'Finance Operations',
    description: 'Books closed every month, with statements in the form an investor will ask for.',
    offer: 'Three months of free bookkeeping',
    logo: 'first-close-finance',
    buttonText: 'Access Benefit',
    worth: 'Three monthly closes, and financial statements in the form an investor will ask for.',
    after:
      'You give read-only access. They do the first close with you, so that you can repeat it.',
    eligibility: [
      {
        id: 'stage',
        text: 'Before the seed round is closed',
        from: 'stage',
        oneOf: ['idea', 'pre-seed'],
      },
      { id: 'company', text: 'A company with a name', from: 'companyName' },
      {
        id: 'transactions',
        text: 'At least twenty transactions a month; with fewer, a quiet Sunday is enough',
        from: 'asked',
      },
    ],
    href: '/signal-exchange/first-close-finance',
  },
  {
    id: 'bench-hours',
    name: 'Bench Hours',
    category: 'Lab Access',
    description:
      'Equipment that you should not buy yet, with an operator for the first eight hours.',
    offer: 'Forty hours of bench time',
    logo: 'bench-hours',
    buttonText: 'Access Benefit',
    worth: 'Forty hours of bench time, the first eight with an operator.',
    after:
      'You send the question as a sentence with a number in it. The laboratory answers with a date and a list of what to bring.',
    eligibility: [
      {
        id: 'sector',
        text: 'Something that can be put on a bench',
        from: 'sector',
        oneOf: ['Climate Tech', 'Deep Tech', 'Hardware', 'Healthcare'],
      },
      {
        id: 'stage',
        text: 'Before a Series A',
        from: 'stage',
        oneOf: ['idea', 'pre-seed', 'seed'],
      },
      {
        id: 'one-question',
        text: 'One measurement decides something: a round, a certificate, a design',
        from: 'asked',
      },
    ],
    href: '/signal-exchange/bench-hours',
  },
] satisfies readonly Partner[];

/** How an offer's conditions are shown: each with its answer, none hidden. */
export const eligibilityWords = {
  label: 'Who can have it',
  hint: 'You can claim an offer even if your profile does not cover every condition.',
  // `eligibilityOf` in src/flows/perks/eligibility.ts decides which of these a condition shows.
  met: 'Met',
  notMet: 'Not met',
  unknown: 'Not known yet',
  asked: 'We ask when you claim it',
} satisfies EligibilityWords;
