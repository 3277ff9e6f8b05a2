// The words over listings: each list's title, and the link that follows one of its items.
import type { RoomWords } from './schema.rooms.ts';

export const rooms = {
  secondCurve: {
    label: 'Essays',
    title: 'True stories, and what to do with them',
    more: 'More essays',
  },
  earlierEssays: {
    label: 'Archive',
    title: 'Earlier essays',
  },
  nextCurve: {
    label: 'Signals',
    title: 'One to begin with, then the others, newest first',
    more: 'More signals',
  },
  asyncq: {
    label: 'Answers',
    title: 'Four sample answers',
    more: 'Another answer',
  },
  opsCabinet: {
    label: 'Toolkits',
    title: 'The toolkits',
    more: 'More toolkits',
  },
  signalExchange: {
    label: 'Offers',
    title: 'The offers',
    more: 'More offers',
  },
  coLab: {
    label: 'Experts',
    title: 'Four people who have done the work they advise on',
    more: 'More experts',
  },
  fromLab: {
    label: 'Tools',
    title: 'Six tools, each with its warning',
    more: 'Goes well with',
  },
  openCircle: {
    label: 'Gatherings',
    title: 'Two dinners, two salons, a walk and a conference',
  },
  library: {
    label: 'All Publications',
    title: 'Four worth a second reading',
  },
  everything: {
    label: 'All publications',
    title: 'By kind',
  },
  writing: {
    label: 'The archive',
    title: 'Every essay, signal and answer',
  },
  newsletter: {
    label: 'Where to begin',
    title: 'One piece from each newsletter',
  },
  testimonials: {
    label: 'Members',
    title: 'What members say',
  },
  readers: {
    label: 'Readers',
    title: 'What they did after reading',
  },
  plans: {
    label: 'Plans',
    title: 'What each one contains',
  },
  innerRoomTools: {
    label: 'Ops Cabinet',
    title: 'Arrive with your work done',
    link: { name: 'Open the Ops Cabinet', href: '/ops-cabinet' },
    playbook: {
      label: 'GTM',
      points: ['12+ success stories', '90-day implementation', 'Channel strategy templates'],
    },
  },
  innerRoomPerks: {
    label: 'Signal Exchange',
    title: 'Costs that you can lower this week',
    link: { name: 'See the perks', href: '/signal-exchange' },
  },
} satisfies RoomWords;
