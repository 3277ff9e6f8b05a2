// What the bell and its menu say (docs/product-spec.md, "Dashboard"; docs/product-decisions.md, "No behaviour").
import type { NotificationWords } from './schema.notifications.ts';

export const notifications = {
  label: 'Notifications',
  // `changesAfter` in machines/notifications.machine.ts decides what is new.
  /** The bell's name while something is new. */
  labelWithNews: 'Notifications, {count} new',
  // `Bell` in src/flows/notifications/Bell.tsx decides which of these show.
  empty: 'No new notifications',
  loading: 'Loading your requests...',
  news: 'New since you last looked',
  line: '{kind}: {status}',
  requests: { name: 'My requests', href: '/dashboard#requests' },
  // `Bell` in src/flows/notifications/Bell.tsx shows these after a failed reading.
  failed: "We can't load your requests right now, so something may be missing here.",
  retry: 'Try again',
  retrying: 'Trying again...',
} satisfies NotificationWords;
