// What a member reads about the archive of everything that they have stored.
import type { ExportDataWords } from './schema.accountParts.ts';

export const exportData = {
  title: 'Take everything with you',
  text: 'One archive with what you stored here: your data as JSON, your requests and answers as text, and the files themselves.',
  loading: 'Checking whether there is an archive...',
  unread: {
    title: "We can't check your archive right now",
    text: 'If one is being made, it goes on.',
    action: 'Try again',
  },
  // The tags of machines/exportData.machine.ts decide which of these show.
  none: 'It usually takes less than a minute. We email you when it is ready.',
  ask: 'Make my archive',
  asking: 'Asking for your archive...',
  making: {
    title: 'Your archive is being made',
    text: 'You can leave this page: we email you when it is ready.',
    // Shows where a look has failed, until the next one.
    unseen: 'We could not check how far it is. We look again in a few seconds.',
  },
  late: {
    text: 'It takes longer than usual. We email you when it is ready.',
    action: 'Look again',
  },
  ready: {
    title: 'Your archive is ready',
    /** {size} as in "1.2 MB"; {until} is a day and time. */
    text: '{size}, here until {until}. Then it is deleted, and you can make another one.',
    download: 'Download archive',
    downloading: 'Downloading...',
    again: 'Make a new one',
    /** {name} is the name of the file. */
    saved: '{name} is in your downloads.',
  },
  failed: {
    title: 'Your archive could not be made',
    text: 'The fault is ours, and your data is unchanged.',
    action: 'Try again',
  },
  expired: {
    title: 'Your archive is gone',
    text: 'It was here for a day. You can make another one at any time.',
    action: 'Make a new one',
  },
  /** {date} is a day and time, in Paris. */
  zone: '{date}, Paris time',
  problem: 'That did not work. Your data is unchanged; please try again.',
  problems: { not_signed_in: 'You are signed out. Sign in again to go on.' },
} satisfies ExportDataWords;
