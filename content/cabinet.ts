// The words of /ops-cabinet: the full plan, the filters, the first pages, and the plan for the toolkits alone.
import type { CabinetWords } from './schema.cabinet.ts';

export const cabinet = {
  // `FullAccess` in src/pages/opsCabinet/OpsCabinetPage.tsx hides this from users whose plan includes it.
  upgrade: { name: 'Upgrade for Full Access', href: '/upgrade' },
  filters: {
    label: 'Category',
    options: [
      { id: 'all', label: 'All' },
      { id: 'fundraising', label: 'Fundraising' },
      { id: 'gtm', label: 'GTM' },
      { id: 'hiring', label: 'Hiring' },
      { id: 'ip-strategy', label: 'IP Strategy' },
    ],
  },
  preview: {
    open: 'Preview',
    close: 'Close',
    // `partsAfter` in src/pages/opsCabinet/PreviewPart.tsx decides whether this shows.
    ends: 'That is the end of the first page. The file continues with:',
    more: 'About this toolkit',
  },
  subscription: {
    label: 'Subscription',
    perks: 'What the subscription contains',
    // `stockToday` in src/pages/opsCabinet/stock.ts fills these in, beside the three lines of `toolkit` in content/pricing.ts.
    today: {
      toolkits: 'Available today: {count} toolkits, the newest from {month}.',
      frameworks: 'Latest: {title}, {date}. Previous: {before}, {beforeDate}.',
      workshops: {
        none: 'No workshop is scheduled at the moment.',
        some: 'Scheduled: {titles}.',
      },
    },
    // `Said` in src/flows/upgrade/Order.tsx decides which of these shows.
    held: {
      title: 'The toolkits are open to you',
      text: "Download each one from its card. Each month's new frameworks are included.",
    },
    flagged: {
      title: 'No plan yet',
      text: 'This browser shows Premium, but your account has no plan. The subscription opens the toolkits; the membership opens everything.',
    },
  },
} satisfies CabinetWords;
