// The words on items of a listing: types, statuses and plans, and the link to continue.
import type { FeedTypeNames, ItemWords } from './schema.rooms.ts';

export const itemWords = {
  subjects: 'Subjects',
  // `locked` in content/toolkits.ts decides for toolkits, `tier` in content/schema.items.ts for articles.
  free: 'Free',
  premium: 'Premium',
  // `PremiumReading` in src/pages/parts/PremiumReading.tsx decides which of these three shows.
  teaser: 'The rest is for Premium members. The reading time above is for the whole text.',
  rest: 'Loading the rest',
  restFailed: "We couldn't load the rest. Try again.",
  firstPage: 'The first page of the download',
  // `Contents` in src/pages/parts/Contents.tsx shows this for texts with enough headings.
  contents: 'In this text',
  // `Beside` in src/pages/parts/Beside.tsx decides which of these three show.
  beside: 'Before and after',
  previous: 'Previous in the list',
  next: 'Next in the list',
  // `PremiumReading` in src/pages/parts/PremiumReading.tsx shows this or `complete`.
  plans: { name: 'Compare the plans', href: '/upgrade' },
  // `Lock` in src/pages/parts/Lock.tsx decides whether this or `complete` shows.
  unlock: { name: 'Unlock with Premium', href: '/upgrade' },
  complete: {
    reason: 'This browser shows Premium, but your account has no plan yet.',
    link: { name: 'Complete your upgrade', href: '/upgrade' },
  },
  contains: 'What it contains',
  annually: 'or',
  // `Plans` in src/pages/upgrade/UpgradePage.tsx decides which of these three show.
  begin: 'Both plans start with an account.',
  createAccount: { name: 'Create Account', href: '/auth?tab=signup' },
  dashboard: { name: 'Dashboard', href: '/dashboard' },
  // `GatheringCard` in src/flows/gatherings/Gatherings.tsx decides which of these shows.
  statuses: { accepting: 'Open', waitlist: 'Waitlist', full: 'Full' },
  eventTypes: { dinner: 'Dinner', salon: 'Salon', walk: 'Walk', conference: 'Conference' },
} satisfies ItemWords;

/** The newsletters as they are named beside an article; the chips of a feed have shorter names. */
export const letterNames = {
  'The Second Curve': 'The Second Curve',
  'Next Curve': 'The Next Curve',
} as const;

export const feedTypeNames = {
  'second-curve': 'Second Curve',
  'next-curve': 'Next Curve',
  'tool-drops': 'Tool Drops',
  'lab-releases': 'Lab Releases',
  asyncq: 'AsynQ',
  'open-circle': 'Open Circle',
  'signal-exchange': 'Signal Exchange',
} satisfies FeedTypeNames;
