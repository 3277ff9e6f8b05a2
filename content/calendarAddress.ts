// What a member reads about the private address of their calendar.
import type { CalendarAddressWords } from './schema.hours.ts';

export const calendarAddress = {
  title: 'In your calendar',
  text: 'A private address for your calendar app to subscribe to, with all your office hours and gatherings. Changes and cancellations appear there automatically.',
  loading: 'Checking whether you have an address...',
  // The tags of machines/calendarAddress.machine.ts decide which of these show.
  none: 'You do not have an address yet. Anyone who has it can see your hours and gatherings, but nothing else.',
  make: 'Create an address',
  making: 'Creating an address...',
  there:
    'You have an address. Anyone who has it can see your hours and gatherings, but nothing else.',
  hidden: 'It is shown only when it is created. If you have lost it, create a new one.',
  field: 'Address of your calendar',
  subscribe: 'Subscribe',
  copy: 'Copy address',
  copied: 'Copied',
  byHand: 'This browser could not copy it. Select it in the field and copy it yourself.',
  done: 'Done',
  shareTitle: 'My Axis One calendar',
  renew: 'Create a new address',
  revoke: 'Revoke address',
  // `done` in the same machine decides.
  outcomes: {
    renewed: 'The new address is below. The old one no longer works.',
    revoked: 'The address is revoked. Calendars that subscribe to it are no longer updated.',
  },
  failed: 'That did not work. Nothing has changed; please try again.',
  unread: {
    title: "We can't check your calendar address right now",
    action: 'Try again',
  },
  renewal: {
    title: 'Create a new address?',
    text: 'The old one stops working: calendars that subscribe to it are not updated until you give them the new one.',
    keep: 'Keep the old one',
    confirm: 'Create a new one',
    busy: 'Creating a new one...',
  },
  revocation: {
    title: 'Revoke the address?',
    text: 'Calendars that subscribe to it will no longer be updated. You can create another address at any time.',
    keep: 'Keep it',
    confirm: 'Revoke it',
    busy: 'Revoking...',
  },
} satisfies CalendarAddressWords;
