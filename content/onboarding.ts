// Onboarding: six steps, their options and every word on them (docs/product-spec.md, "2. Screens and routes", "3. Entities and
// their fields", "9. Business constants and limits").
import { onboardingFrame } from './onboarding.frame.ts';
import type { OnboardingWords } from './schema.member.ts';

export const onboarding = {
  ...onboardingFrame,
  identity: {
    stepTitle: 'Identity',
    title: 'Why are you here?',
    hint: 'Choose one or more that apply',
    // `Identity` in src/flows/onboarding/Choices.tsx shows this once a card is chosen.
    /** {count} chosen, and the {modules} that the choice brings along. */
    summary: '{count} chosen, adds {modules}',
    button: 'Continue',
    options: [
      {
        id: 'founder',
        label: "I'm a founder",
        description: 'You run something, or are about to.',
      },
      {
        id: 'raising-capital',
        label: "I'm raising capital",
        description: 'A round is open, or will be within two quarters.',
      },
      {
        id: 'building-complex',
        label: "I'm building something complex",
        description: 'Deep tech, regulated, or simply hard to explain.',
      },
      {
        id: 'tools-strategy',
        label: 'I want access to tools & strategy',
        description: 'Frameworks that you can use this week.',
      },
      {
        id: 'exploring',
        label: "I'm exploring",
        description: 'No company yet, but a question that will not let you go.',
      },
      {
        id: 'connect-fund',
        label: 'I want to connect with the advisor or the fund',
        description: 'You have a reason, and would rather say it in person.',
      },
    ],
  },
  profile: {
    stepTitle: 'Profile',
    title: 'Where is the company today?',
    hint: 'All of this is optional. Your answers decide what comes first in your feed.',
    companyName: 'Company name',
    companyHint: 'The dashboard greets you by this name.',
    stage: 'Stage',
    stagePlaceholder: 'Choose a stage',
    stages: [
      { id: 'idea', label: 'Idea' },
      { id: 'pre-seed', label: 'Pre-Seed' },
      { id: 'seed', label: 'Seed' },
      { id: 'series-a-plus', label: 'Series A+' },
    ],
    sector: 'Sector',
    sectorPlaceholder: 'Choose a sector',
    sectors: [
      { id: 'AI / Machine Learning', label: 'AI / Machine Learning' },
      { id: 'Blockchain / Web3', label: 'Blockchain / Web3' },
      { id: 'Climate Tech', label: 'Climate Tech' },
      { id: 'Consumer', label: 'Consumer' },
      { id: 'Deep Tech', label: 'Deep Tech' },
      { id: 'E-commerce', label: 'E-commerce' },
      { id: 'EdTech', label: 'EdTech' },
      { id: 'Enterprise SaaS', label: 'Enterprise SaaS' },
      { id: 'FinTech', label: 'FinTech' },
      { id: 'Gaming', label: 'Gaming' },
      { id: 'Hardware', label: 'Hardware' },
      { id: 'Healthcare', label: 'Healthcare' },
      { id: 'Marketplace', label: 'Marketplace' },
      { id: 'Media', label: 'Media' },
      { id: 'Proptech', label: 'Proptech' },
      { id: 'Other', label: 'Other' },
    ],
    website: 'Website',
    websiteHint: 'For example https://example.com',
    referral: 'How did you hear about us?',
    referralPlaceholder: 'Choose a source',
    referrals: [
      { id: 'Google Search', label: 'Google Search' },
      { id: 'Twitter / X', label: 'Twitter / X' },
      { id: 'LinkedIn', label: 'LinkedIn' },
      { id: 'Friend or Colleague', label: 'Friend or Colleague' },
      { id: "The advisor's newsletter", label: "The advisor's newsletter" },
      { id: 'Podcast', label: 'Podcast' },
      { id: 'Event or Conference', label: 'Event or Conference' },
      { id: 'Other', label: 'Other' },
    ],
    optional: 'optional',
    button: 'Continue',
  },
  modules: {
    stepTitle: 'Modules',
    title: 'What belongs in your stack?',
    hint: 'We have marked what fits your answers. Keep at least one.',
    button: 'Configure Your Feed',
    options: [
      {
        id: 'secondCurve',
        label: 'The Second Curve',
        description: 'Essays on founder psychology and strategy.',
      },
      {
        id: 'nextCurve',
        label: 'The Next Curve',
        description: 'Market and venture signals, two issues a month.',
      },
      {
        id: 'asyncq',
        label: 'AsynQ',
        description: 'A hard question in, a structured answer back in 48-72 hours.',
      },
      {
        id: 'opsCabinet',
        label: 'Ops Cabinet',
        description: 'Frameworks, pitch templates and thinking models.',
      },
      {
        id: 'signalExchange',
        label: 'Signal Exchange',
        description: 'Partner perks that lower a real cost.',
      },
      {
        id: 'openCircle',
        label: 'Open Circle',
        description: 'Small gatherings by invitation, and 1-on-1 meetings.',
      },
      {
        id: 'fromLab',
        label: 'From The Lab',
        description: 'Experimental tools, each marked to show how far you can trust it.',
      },
    ],
  },
  signals: {
    stepTitle: 'Signals',
    title: 'What should reach you?',
    hint: 'Choose at least one. Everything else stays quiet.',
    button: 'Complete Configuration',
    // `Signals` in src/flows/onboarding/Choices.tsx shows this once a signal is chosen.
    locked: 'Stack locked. Intelligence stream configured.',
    options: [
      {
        id: 'secondCurve',
        label: 'The Second Curve',
        description: 'A new essay has been published.',
      },
      {
        id: 'nextCurve',
        label: 'The Next Curve',
        description: 'A market or venture signal is out.',
      },
      {
        id: 'toolDrops',
        label: 'Tool Drops',
        description: 'A framework or a template was added.',
      },
      {
        id: 'labSignals',
        label: 'Lab Signals',
        description: 'An experiment has changed its status.',
      },
      {
        id: 'openCircleInvites',
        label: 'Open Circle Invites',
        description: 'A gathering is taking applications.',
      },
      {
        id: 'quasarUpdates',
        label: 'Quasar Updates',
        description: 'Offers from partners of the fund, and hours with its experts.',
      },
    ],
  },
  account: {
    stepTitle: 'Account',
    title: 'Keep your stack',
    hint: 'An account keeps your answers and every reply you receive.',
    email: 'Email',
    password: 'Password',
    passwordHint: 'Must be at least 6 characters',
    terms:
      'I agree to the terms of use. I also agree that Axis One stores my email address and my answers, uses them to configure my feed, and writes to me about what I ask for.',
    button: 'Start My Stack',
    submitting: 'Setting up your stack...',
    // `Account` in src/flows/onboarding/Account.tsx shows these to members in place of the address and password.
    signedInTitle: 'One last thing',
    /** {email} is the address of the session that exists. */
    signedInAs: 'You are signed in as {email}.',
    signedInHint: 'Your answers are added to this account. No new password is needed.',
    // `Refusal` in src/flows/onboarding/Account.tsx decides which of these two shows.
    failedHint: 'This step is kept as it is. Fix the problem above, or try again.',
    unreachable:
      'The service did not answer. Nothing you chose is lost: check your connection and try again.',
  },
  // Shows in the state with the tag `confirming` in machines/onboarding.machine.ts.
  confirmEmail: {
    title: 'Check your email to confirm your address',
    text: 'We have sent a link to {email}. Your answers are kept in this browser and will join your account as soon as you sign in.',
    action: { name: 'Go to Sign In', href: '/auth?tab=signin' },
  },
} satisfies OnboardingWords;
