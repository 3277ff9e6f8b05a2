// The words on items of a listing: types, statuses and plans, and the link to continue.
import type { FeedTypeNames, ItemWords } from './schema.rooms.ts';

export const itemWords = {
  subjects: 'Subjects',
  free: 'Free',
  premium: 'Premium',
  teaser:
    'Here ends the part that everybody can read. The rest is for Premium members; the reading time above counts all of it.',
  rest: 'Fetching the rest',
  restFailed: 'The rest did not arrive. What you have read stays; try again.',
  firstPage: 'The first page of the file',
  contents: 'In this text',
  beside: 'Before and after',
  previous: 'Previous',
  next: 'Next',
  plans: { name: 'Compare the plans', href: '/upgrade' },
  unlock: { name: 'Unlock with Premium', href: '/upgrade' },
  complete: {
    reason: 'This browser shows Premium, and your account holds no plan yet.',
    link: { name: 'Complete your upgrade', href: '/upgrade' },
  },
  contains: 'What it contains',
  annually: 'or',
  begin: 'Both plans begin with an account.',
  createAccount: { name: 'Create Account', href: '/auth?tab=signup' },
  dashboard: { name: 'Dashboard', href: '/dashboard' },
  statuses: { accepting: 'Open', waitlist: 'Waitlist', full: 'Full' },
  eventTypes: { dinner: 'Dinner', salon: 'Salon', walk: 'Walk', conference: 'Conference' },
} satisfies ItemWords;

export const feedTypeNames = {
  'second-curve': 'Second Curve',
  'next-curve': 'Next Curve',
  'tool-drops': 'Tool Drops',
  'lab-releases': 'Lab Releases',
  asyncq: 'AsynQ',
  'open-circle': 'Open Circle',
  'signal-exchange': 'Signal Exchange',
} satisfies FeedTypeNames;
