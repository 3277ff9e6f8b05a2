// What a member reads about their plan: what it holds, until when, what can be changed, what its end locks and leaves.
import { pricing } from './pricing.ts';
import type { PlanWords } from './schema.plan.ts';

const { monthly, annually } = pricing.premium;

export const plan = {
  title: 'Your plan',
  description:
    'Your plan at Axis One: what it includes, how long it is open, and what you can change about it.',
  loading: 'Loading your plan...',
  zone: '{date}, Paris time',
  unread: {
    title: "We can't load your plan right now",
    text: 'Nothing about it has changed. Check your connection and try again.',
    action: 'Try again',
  },
  // `known` in machines/plan.machine.ts decides whether this shows, or a plan with its status.
  none: {
    title: 'You are on the free plan',
    text: 'It costs nothing and does not end. Once you have a paid plan, this page shows what it includes, when it renews and how to cancel it.',
    link: { name: 'Compare the plans', href: '/upgrade' },
  },
  // `Products` in src/pages/plan/PlanPage.tsx shows both names to members who hold both.
  chosen: { label: 'Plan' },
  products: {
    membership: {
      name: 'Premium',
      monthly,
      annually,
      stays: [
        'Your account, and the free plan',
        'Every request you sent, with its answer and its files',
        'Your Signal Stack, and what you saved in the lab: you can read it and take it with you',
        'Your posts and replies, including your premium posts',
        'Every file you have already downloaded',
      ],
      again: { name: 'Choose a plan', href: '/upgrade' },
    },
    toolkits: {
      name: 'Founder Toolkit',
      monthly: '$29 per month',
      annually: '$290 per year',
      locks: ['The files of the premium toolkits'],
      stays: [
        'The free toolkit, and the first page of all the others',
        'Every file you have already downloaded',
      ],
      again: { name: 'Choose a plan', href: '/ops-cabinet#prices' },
    },
  },
  // `statusOf` in src/flows/plan/words.ts decides which of these sentences shows.
  status: {
    label: 'Status',
    title: 'Current status',
    running: {
      name: 'Active',
      text: 'It renews on {until}. The price of the next period is {price}.',
      changed: 'From {until} on, you pay {price}. Until then nothing is charged.',
      endless: 'It has no end date, and nothing is charged for it.',
    },
    ending: {
      name: 'Canceled',
      text: 'Everything stays open until {until}. Then the plan ends, and nothing more is charged.',
    },
    failing: {
      name: 'Payment failed',
      text: 'The payment on {failed} failed. Everything stays open until {until}. If the payment is not made by then, the plan ends.',
    },
    ended: {
      name: 'Ended',
      text: 'It ended on {until}. Nothing more is charged.',
      cancelled: 'It ended on {until}, because you canceled it. Nothing more is charged.',
      unpaid:
        'It ended on {until}, because the payment that failed on {failed} was not made. Nothing more is charged.',
    },
  },
  // `Facts` in src/pages/plan/PlanPage.tsx decides which of the dates shows.
  facts: {
    plan: 'Plan',
    price: 'Price',
    since: 'Since',
    renews: 'Renews',
    until: 'Open until',
    ended: 'Ended',
  },
  holds: { label: 'Contents', title: 'What it includes' },
  // `AtTheEnd` in src/pages/plan/AtTheEnd.tsx decides which of these shows.
  end: {
    label: 'At the end',
    before: 'What happens when it ends',
    after: 'What has changed since it ended',
    locks: 'Locked from that minute on',
    locked: 'Locked',
    stays: 'Still yours',
    covered: 'Premium includes the toolkits: nothing is locked while that plan is open.',
    kept: 'The toolkits stay open: you have a plan of their own for them.',
  },
  // `Actions` in src/flows/plan/Actions.tsx decides which of these shows.
  actions: {
    cancel: 'Cancel plan',
    resume: 'Resume plan',
    resuming: 'Resuming...',
    pay: 'Pay again',
    paying: 'Paying...',
    annually: 'Switch to annual',
    monthly: 'Switch to monthly',
    failed: 'That did not work. Nothing has changed; please try again.',
  },
  undo: { annually: 'Stay on annual', monthly: 'Stay on monthly' },
  cancellation: {
    title: 'Cancel this plan?',
    text: 'Everything stays open until {until}. Then the plan ends, and nothing more is charged. Until that minute you can resume it here.',
    keep: 'Keep plan',
    confirm: 'Cancel plan',
    busy: 'Canceling...',
  },
  // `changeWords` in src/flows/plan/words.ts decides which of these shows.
  change: {
    annually: {
      title: 'Switch to annual?',
      text: 'Nothing is charged today. From {until} on, you pay {price}.',
      keep: 'Leave it as it is',
      confirm: 'Switch to annual',
      busy: 'Switching...',
    },
    monthly: {
      title: 'Switch to monthly?',
      text: 'Nothing is charged today. From {until} on, you pay {price}.',
      keep: 'Leave it as it is',
      confirm: 'Switch to monthly',
      busy: 'Switching...',
    },
    undone: {
      title: 'Undo the switch?',
      text: 'The plan renews on {until} as before, for {price}.',
      keep: 'Switch as planned',
      confirm: 'Undo it',
      busy: 'Undoing it...',
    },
  },
  // `DemoControls` in src/flows/plan/DemoControls.tsx decides which of the acts shows.
  demo: {
    title: 'Demo controls',
    text: 'This demo takes no payments, so nothing here renews or fails on its own. Each button moves the dates of your plan back, as if its period ended now, and does what a payment provider would do at that moment.',
    playing: 'Simulating...',
    acts: {
      renewal: 'Simulate a renewal',
      failure: 'Simulate a failed payment',
      end: 'Simulate the end',
    },
  },
  // `reasons` in src/flows/plan/ports/moves.ts lists them; the database or the server gives one.
  problems: {
    not_signed_in: 'You are signed out. Sign in to change your plan; nothing has changed.',
    no_plan: 'You no longer have this plan. This is what your account holds now.',
    plan_ended: 'This plan has ended in the meantime. Nothing has changed and nothing was charged.',
    plan_not_running: 'The plan has changed in the meantime. This is its current status.',
    no_end: 'This plan has no end date, so there is nothing to cancel.',
    run_elsewhere:
      'This plan is managed by the checkout where it was bought. Nothing has changed here.',
    not_available: 'This site takes no payments. Nothing has changed and nothing was charged.',
  },
} satisfies PlanWords;
