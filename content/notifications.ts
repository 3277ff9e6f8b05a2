// What the bell and its menu say (docs/product-spec.md, "Dashboard"; docs/product-decisions.md, "No behaviour").
import type { NotificationWords } from './schema.notifications.ts';

export const notifications = {
  label: 'Notifications',
  /** The bell's name while something is new. */
  labelWithNews: 'Notifications, {count} new',
  empty: 'No new notifications',
  loading: 'Reading your requests...',
  news: 'New since you last looked',
  line: '{kind}: {status}',
  requests: { name: 'My requests', href: '/dashboard#requests' },
  failed: 'Your requests cannot be read right now, so something may be missing here.',
  retry: 'Try again',
  retrying: 'Trying again...',
} satisfies NotificationWords;
