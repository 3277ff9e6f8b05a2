// The words of /upgrade: the plans' buttons and what is said of an upgrade, three proofs, a quote (docs/product-spec.md, "2.
// Screens and routes", "4. States and transitions").
import type { UpgradeWords } from './schema.upgrade.ts';

export const upgrade = {
  // `FreePlan` and `PremiumPlan` in src/flows/upgrade/PlanButtons.tsx decide where this shows.
  current: 'Current plan',
  processing: 'Processing...',
  // `Said` in src/flows/upgrade/Order.tsx decides whether this, `flagged` or `premium` shows.
  overdue:
    'This is taking longer than usual. Please stay on this page: your plan is requested only once, however long it takes.',
  demo: 'This is a demo: no payment is taken. You do not need a card.',
  // Shows in place of `demo` where the server has a hosted checkout.
  paid: "You pay on Stripe's own page. This site never sees your card.",
  toCheckout: 'One moment, please...',
  cancelled: {
    title: 'You left the checkout',
    text: 'Nothing was charged, and your plan has not changed.',
  },
  flagged: {
    title: 'Complete your upgrade',
    text: 'This browser shows Premium, but your account has no plan yet. Choose monthly or annual; either one opens everything that is for Premium members.',
  },
  premium: {
    title: 'You are a premium member',
    text: 'Everything in this plan is open to you.',
  },
  // `Wanted` in src/pages/upgrade/Wanted.tsx decides whether this shows.
  wanted: {
    text: 'You asked for {title}. Premium opens it along with everything else; the toolkits are also sold on their own.',
    link: { name: 'Toolkits only', href: '/ops-cabinet#prices' },
  },
  proofs: {
    label: 'Proof',
    title: 'Three things you can check first',
    items: [
      {
        id: 'date',
        title: 'A promise with a date',
        text: 'Every question shows when its answer is due: with Premium, 48 hours after you ask; without it, 72. If we are late, you still get the answer, and the question does not count toward your monthly limit.',
      },
      {
        id: 'opening',
        title: 'The first page is open',
        text: 'You can read the opening of every premium essay and signal, and the first page of every premium file. Judge the work before you pay for the rest of it.',
      },
      {
        id: 'seats',
        title: 'Rooms that stay small',
        text: 'A gathering seats four to fifteen, and the host chooses who comes. Premium moves you up the waitlist; it does not buy you a seat.',
      },
    ],
  },
  quote: {
    id: 'eirik-haugland',
    content:
      'Our second question of the month saved us the most money. It was about a contract we were proud to be offered, and after reading the answer we did not sign.',
    author: 'Eirik Haugland',
    role: 'Founder, subsea robotics',
  },
} satisfies UpgradeWords;
