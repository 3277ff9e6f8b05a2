// The signed-in area: greeting, sidebar, menus, banner, actions, events, community and channels (specification, sections 2 and 6).
import { allowanceOf, lockOf } from './capabilities.ts';
import type { DashboardWords } from './schema.member.ts';
import { site } from './site.ts';

export const dashboard = {
  title: 'Dashboard',
  loading: site.dashboardLoading,
  greetings: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
  },
  sidebar: {
    label: 'Dashboard',
    items: [
      { name: 'My Feed', href: '/dashboard', premium: false },
      { name: 'My Tools', href: '/ops-cabinet', premium: false },
      { name: 'AsynQ', href: '/asyncq', premium: false },
      { name: 'Open Circle', href: '/open-circle', premium: false },
      { name: 'Labs', href: '/from-lab', premium: false },
      { name: 'Inner Room', href: '/inner-room', premium: true },
      { name: 'Newsletter', href: '/newsletter', premium: false },
    ],
    premiumBadge: 'Premium',
    upgrade: { name: 'Upgrade', href: '/upgrade' },
  },
  notifications: { label: 'Notifications', empty: 'No new notifications' },
  /** What it offers is what the header's menu offers: content/site.ts. */
  profileMenu: { label: 'Profile' },
  banner: {
    title: 'Four questions a month, all tools, no locks.',
    text: 'Premium is 49 EUR per month or 490 EUR per year. This is a demo: nothing is charged.',
    button: 'Upgrade',
    processing: 'Processing...',
  },
  incomplete: {
    title: 'Complete your upgrade',
    text: 'This browser shows Premium, and your account holds no plan yet. A plan opens the premium texts, files and posts.',
    button: 'Choose a plan',
  },
  upsell: {
    title: 'What Premium adds',
    points: [
      'Full signal stack instead of the basic one',
      `${allowanceOf('asynq', 'premium')} AsynQ per month with priority response, instead of ${allowanceOf('asynq', 'free')}`,
      'All tools, founder tools and full Labs access',
      'Unrestricted premium content',
      '15-minute advisory calls',
      'Priority access to premium events and Open Circle',
    ],
    monthly: '49 EUR per month',
    annually: '490 EUR per year',
    saving: '2 Months Free',
    link: { name: 'See the plans', href: '/upgrade' },
  },
  actions: {
    title: 'Recommended Actions',
    items: [
      {
        id: 'ask',
        title: 'Ask your question of the month',
        text: 'Write down the decision you have put off longest. That one is worth asking.',
        link: { name: 'Open AsynQ', href: '/asyncq' },
      },
      {
        id: 'essay',
        title: 'Read before your next planning day',
        text: 'The quarter in which everything works is the one to begin again in.',
        link: {
          name: 'Read the essay',
          href: '/second-curve/the-quarter-in-which-everything-works',
        },
      },
      {
        id: 'circle',
        title: 'Look at the next gatherings',
        text: 'Six tables and walks, four to fifteen seats each.',
        link: { name: 'Open Circle', href: '/open-circle' },
      },
    ],
    advisory: {
      title: 'Book 1:1 Advisory',
      text: 'A direct conversation about the decision in front of you.',
      lockedText: lockOf('advisory-calls'),
      link: { name: 'Book 1:1 Advisory', href: '/advisory' },
    },
  },
  events: {
    title: 'Upcoming Events',
    link: { name: 'See Open Circle', href: '/open-circle' },
    items: [
      {
        id: 'tokyo-dinner',
        title: 'Tokyo Dinner',
        date: '2025-05-15',
        seats: 8,
        text: 'Eight founders who sell hardware across two regulators.',
        premium: false,
      },
      {
        id: 'sf-salon',
        title: 'SF Salon',
        date: '2025-06-10',
        seats: 12,
        text: 'Twelve people on what a deep-tech seed round must prove.',
        premium: true,
      },
    ],
    seats: '{count} seats',
    locked: 'Premium',
  },
  tabs: {
    label: 'Your dashboard',
    feed: 'Signal Stack',
    community: 'Community',
    channels: 'Slack Channels',
  },
  feed: {
    loading: 'Loading your feed',
    addToStack: 'Add to stack',
    share: 'Share',
    emptyTitle: 'Your feed is empty',
    emptyText: 'No module is chosen. Choose at least one and the feed fills again.',
    emptyAction: 'Edit Profile',
  },
  community: {
    label: 'Write to the community',
    placeholder: 'What did you learn this week that cost you something?',
    post: 'Post',
    premium: 'Premium',
    premiumText: lockOf('premium-posts'),
    likes: '{count} likes',
    replies: '{count} replies',
    posts: [
      {
        id: 'pilot-price',
        author: 'Marta Lindqvist',
        role: 'Founder, industrial sensing',
        content:
          'We put a price on the pilot and lost two of five buyers. The three who stayed signed within the month. The two had been free for eleven.',
        likes: 34,
        replies: 9,
        timestamp: '2026-11-18T09:20:00+01:00',
        isPremium: false,
      },
      {
        id: 'first-hire',
        author: 'Tobias Achterberg',
        role: 'Operator, climate hardware',
        content:
          'Before you write the job description, write the sentence that this person will be able to say no to. If you cannot, you want an assistant and not a head of anything.',
        likes: 27,
        replies: 6,
        timestamp: '2026-11-16T17:45:00+01:00',
        isPremium: false,
      },
      {
        id: 'term-sheet',
        author: 'Ngozi Adeyinka',
        role: 'Founder, diagnostics',
        content:
          'Three clauses from our last term sheet, what each one cost us in the next round, and the wording we would accept today.',
        likes: 61,
        replies: 22,
        timestamp: '2026-11-13T11:05:00+01:00',
        isPremium: true,
      },
    ],
  },
  channels: {
    items: [
      {
        id: 'founders',
        name: 'Founders',
        text: 'Questions from the week, answered by people who had them last year.',
        premium: false,
      },
      {
        id: 'deep-tech',
        name: 'Deep Tech',
        text: 'Filings, grants, pilots and the long road to a first invoice.',
        premium: false,
      },
      {
        id: 'open-circle',
        name: 'Open Circle',
        text: 'Where guests of a gathering meet before and after it.',
        premium: true,
      },
    ],
    locked: 'Premium',
    lockedText: lockOf('channel:open-circle'),
  },
} satisfies DashboardWords;
