// What a member reads beside the switches of their mail. The names of the kinds are those of the page behind the mails' links.
import { mailPages } from './mails/pages.ts';
import type { MailChoicesWords } from './schema.accountParts.ts';

const { optional, newsletters, always } = mailPages.choices;

export const mailChoices = {
  /** {email} is the member's address. */
  text: 'Everything goes to {email}. Each switch is saved at once, and the links in our emails show the same choices.',
  loading: 'Reading which emails you get...',
  unread: {
    title: "We can't read your choices right now",
    text: 'They are unchanged, and so is your mail.',
    action: 'Try again',
  },
  optional: {
    title: optional.title,
    // In this order.
    kinds: Object.entries(optional.kinds).map(([scope, words]) => ({ scope, ...words })),
  },
  newsletters: {
    title: 'Newsletters',
    text: 'The first time you turn one on, we email you a link that confirms the address is yours. Newsletters you read under this address without an account show here after that.',
    lists: Object.entries(newsletters.lists).map(([list, { name, text }]) => ({
      scope: `list:${list}`,
      name,
      text,
    })),
    // `isWaiting` of a switch: its link has not been followed yet.
    waiting: 'Waiting for you: open the link we sent to {email}.',
  },
  always: {
    title: always.title,
    text: always.text,
    items: always.items.map(({ name, text }) => ({ name, text })),
  },
  saved: 'Saved.',
  saving: 'Saving...',
  // The state `failed` in machines/mailChoices.machine.ts shows these beside the switches that are not saved.
  unsaved: {
    isOn: 'Not saved: it is still off.',
    isOff: 'Not saved: it is still on.',
    action: 'Try again',
  },
  failed: 'Your choice could not be saved. Nothing else has changed.',
  problems: { not_signed_in: 'You are signed out. Sign in again to go on.' },
} satisfies MailChoicesWords;
