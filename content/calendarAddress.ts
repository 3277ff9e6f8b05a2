// What a member reads about the private address of their calendar.
import type { CalendarAddressWords } from './schema.hours.ts';

export const calendarAddress = {
  title: 'In your calendar',
  text: 'A private address, to which your calendar program subscribes: all your office hours and gatherings, kept current. What is moved or called off changes there by itself.',
  loading: 'Looking whether you have an address...',
  // The tags of machines/calendarAddress.machine.ts decide which of these show.
  none: 'You have no such address. Anyone who has one sees your hours and gatherings, and nothing else of yours.',
  make: 'Make an address',
  making: 'Making an address...',
  there:
    'You have an address. Anyone who has it sees your hours and gatherings, and nothing else of yours.',
  hidden: 'It is shown only when it is made. If you have lost it, make a new one.',
  field: 'Address of your calendar',
  subscribe: 'Subscribe',
  copy: 'Copy address',
  copied: 'Copied',
  byHand: 'This browser has not copied it. Select it in the field and copy it yourself.',
  done: 'Done',
  shareTitle: 'My Axis One calendar',
  renew: 'Make a new address',
  revoke: 'Revoke address',
  failed: 'That did not work. Nothing has changed; please try again.',
  unread: {
    title: 'Whether you have a calendar address cannot be read right now',
    action: 'Try again',
  },
  renewal: {
    title: 'Make a new address?',
    text: 'The old one ends: calendars that subscribe to it are not updated any more until you give them the new one.',
    keep: 'Keep the old one',
    confirm: 'Make a new one',
    busy: 'Making a new one...',
  },
  revocation: {
    title: 'Revoke the address?',
    text: 'Calendars that subscribe to it are not updated any more. You can make another address at any time.',
    keep: 'Keep it',
    confirm: 'Revoke it',
    busy: 'Revoking...',
  },
} satisfies CalendarAddressWords;
