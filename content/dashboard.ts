// The signed-in area: greeting, sidebar, menus, banner, actions, events, community and channels (docs/product-spec.md, "2. Screens
// and routes", "6. Roles and permissions").
import { allowanceOf } from './capabilities.ts';
import type { DashboardWords } from './schema.member.ts';
import { site } from './site.ts';

export const dashboard = {
  title: 'Dashboard',
  loading: site.dashboardLoading,
  // `isMorning` and `isAfternoon` in machines/dashboard.machine.ts decide which of these shows.
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
    // `Sidebar` in src/pages/dashboard/Sidebar.tsx shows these two to members without Premium.
    premiumBadge: 'Premium',
    upgrade: { name: 'Upgrade', href: '/upgrade' },
  },
  /** What it offers is what the header's menu offers: content/site.ts. */
  profileMenu: { label: 'Profile' },
  // The states `free` and `flagged` in machines/premiumOffer.machine.ts show this and `incomplete`.
  banner: {
    title: 'Four questions a month, all tools, no locks',
    text: 'Premium is 49 EUR per month or 490 EUR per year. This is a demo: nothing is charged.',
    button: 'Upgrade',
    processing: 'Processing...',
  },
  incomplete: {
    title: 'Complete your upgrade',
    text: 'This browser shows Premium, but your account has no plan yet. A plan opens the premium texts, files and posts.',
    button: 'Choose a plan',
  },
  // `Upsell` in src/pages/dashboard/Upsell.tsx shows this to members without Premium.
  upsell: {
    title: 'What Premium adds',
    points: [
      { text: 'Full signal stack instead of the basic one', href: '/signal-stack' },
      {
        text: `${allowanceOf('asynq', 'premium')} AsynQ per month with priority response, instead of ${allowanceOf('asynq', 'free')}`,
        href: '/asyncq',
      },
      { text: 'All tools and founder tools', href: '/ops-cabinet' },
      { text: 'Full Labs access', href: '/from-lab' },
      { text: 'Unrestricted premium content', href: '/library' },
      { text: '15-minute advisory calls', href: '/advisory' },
      { text: 'Priority access to premium events and Open Circle', href: '/open-circle' },
    ],
    monthly: '49 EUR per month',
    annually: '490 EUR per year',
    saving: '2 Months Free',
    link: { name: 'See the plans', href: '/upgrade' },
  },
  actions: {
    title: 'Recommended Actions',
    loading: 'Finding what would help you next',
    // `recommend` in src/flows/recommendations/recommend.ts decides which items show, each with its reason, or none.
    nothing: 'You have done everything we would recommend. The rest is below.',
    edit: 'Edit Profile',
    items: [
      {
        id: 'ask',
        title: 'Ask your question for this month',
        text: 'Ask about the decision you keep postponing.',
        link: { name: 'Open AsynQ', href: '/asyncq' },
      },
      {
        id: 'profile',
        title: 'Complete your profile',
        text: 'A company name, a stage and a sector decide what comes first here.',
      },
      {
        id: 'meeting',
        title: 'Meet 1-on-1',
        text: 'Say why you want to meet, what you are building and what you bring. You get an answer within 7 days.',
        link: { name: 'Request a meeting', href: '/open-circle#one-on-one' },
      },
      {
        id: 'pitch',
        title: 'Rehearse the pitch once',
        text: 'Forty-five minutes that find the slide where the room stops believing you.',
        link: { name: 'Open the pitch review', href: '/ops-cabinet/45-minute-pitch-review' },
      },
      {
        id: 'moat',
        title: 'Map what can be copied',
        text: 'Find out which part of your technology a competitor could rebuild, and how long that would take.',
        link: { name: 'Open the IP Moat Map', href: '/ops-cabinet/ip-moat-map' },
      },
      {
        id: 'officeHour',
        title: 'Pick an office hour',
        text: 'Twenty minutes, free, on a Tuesday or a Thursday. Bring one question.',
        link: { name: 'See the open slots', href: '/inner-room' },
      },
      {
        id: 'team',
        title: 'Write down who decides what',
        text: 'The Founding Team Architect is open to every member, and takes one evening.',
        link: { name: 'Open the toolkit', href: '/ops-cabinet/founding-team-architect' },
      },
      {
        id: 'circle',
        title: 'Look at the next gatherings',
        text: 'Two dinners, two salons, a walk and a conference, with four to fifteen seats each.',
        link: { name: 'Open Circle', href: '/open-circle' },
      },
      {
        id: 'essay',
        title: 'Read before your next planning day',
        text: 'What it cost Adobe, year by year, to start over in a record year.',
        link: {
          name: 'Read the essay',
          href: '/second-curve/the-quarter-in-which-everything-works',
        },
      },
    ],
    // `rules` in src/flows/recommendations/recommend.ts gives each item its reason.
    reasons: {
      oneQuestion: 'You have 1 question left in {month}',
      questions: 'You have {count} questions left in {month}',
      asyncq: 'Because you chose AsynQ',
      profile: 'Because your profile has gaps',
      fund: 'Because you want to meet the advisor or the fund',
      raising: 'Because you are raising capital',
      complex: 'Because you are building something complex',
      stage: 'Because you are at the {stage} stage',
      tools: 'Because you want tools and strategy',
      openCircle: 'Because you chose Open Circle',
      noSeat: 'You have not asked for a seat yet',
      exploring: 'Because you are exploring',
      secondCurve: 'Because you chose The Second Curve',
      noEssay: 'No essay is in your stack yet',
    },
    // `Advisory` in src/pages/dashboard/Advisory.tsx shows the link to Premium members, and a lock to the others.
    advisory: {
      title: 'Book 1:1 Advisory',
      text: 'A direct conversation about the decision in front of you.',
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
        text: 'Eight founders whose hardware has to satisfy two regulators.',
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
    // `Events` in src/pages/dashboard/Events.tsx shows these two of items whose day is over.
    past: 'Past',
    been: 'Both have taken place and are kept here as samples. The next six gatherings are listed in Open Circle.',
    // `Events` in src/pages/dashboard/Events.tsx shows this where `premium` is set above.
    locked: 'Premium',
  },
  tabs: {
    label: 'Your dashboard',
    feed: 'Signal Stack',
    community: 'Community',
    channels: 'Slack Channels',
  },
} satisfies DashboardWords;
