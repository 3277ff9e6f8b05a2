// The words over listings and on their items: what a list is called, how a type, a status and a plan are written.
import type { FeedTypeNames, ItemWords, RoomWords } from './schema.rooms.ts';

export const rooms = {
  secondCurve: {
    label: 'Essays',
    title: 'Four essays, one decision each.',
    more: 'More essays',
  },
  nextCurve: {
    label: 'Signals',
    title: 'Facts that somebody has already paid for.',
    more: 'More signals',
  },
  asyncq: {
    label: 'Answers',
    title: 'Two answers, published without names.',
    more: 'Another answer',
  },
  opsCabinet: {
    label: 'Toolkits',
    title: 'Five toolkits, and one of them is free.',
    more: 'More toolkits',
  },
  signalExchange: {
    label: 'Offers',
    title: 'Four offers, and when to leave each alone.',
    more: 'More offers',
  },
  coLab: {
    label: 'Experts',
    title: 'Four people who have done it themselves.',
    more: 'More experts',
  },
  fromLab: {
    label: 'Tools',
    title: 'Six tools, each with its warning.',
    more: 'Belongs with',
  },
  openCircle: {
    label: 'Gatherings',
    title: 'Six evenings, walks and rooms.',
  },
  library: {
    label: 'All Publications',
    title: 'Four that are worth a second reading.',
  },
  newsletter: {
    label: 'Latest',
    title: 'The newest of each letter.',
  },
  testimonials: {
    label: 'Members',
    title: 'What they did with the answer.',
  },
  readers: {
    label: 'Readers',
    title: 'What they did after reading.',
  },
  advisory: {
    crumb: 'Advisory',
    label: 'Pricing',
    title: 'Two ways to work together.',
  },
  plans: {
    label: 'Plans',
    title: 'What each one contains.',
  },
  innerRoomTools: {
    label: 'Ops Cabinet',
    title: 'Arrive with your work done.',
    link: { name: 'Open the Ops Cabinet', href: '/ops-cabinet' },
    playbook: {
      label: 'GTM',
      points: ['12+ success stories', '90-day implementation', 'Channel strategy templates'],
    },
  },
  innerRoomPerks: {
    label: 'Signal Exchange',
    title: 'Costs that you can lower this week.',
    link: { name: 'See the perks', href: '/signal-exchange' },
  },
} satisfies RoomWords;

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
