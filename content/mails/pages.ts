// The pages to which the links of a mail lead: a subscription is confirmed, a kind of mail is switched off and on again.
import type { MailPages } from '../schema.mails.ts';

export const mailPages = {
  home: 'Go to Axis One',
  // `{what}` is one of these, or issues of one or both newsletters.
  kinds: {
    welcome: 'emails with first steps',
    reminder24: 'reminders the day before',
    reminder1: 'reminders in the last hour',
  },
  issues: 'issues of {lists}',
  // `answerLink` in server/mail/links.mjs decides which of these shows.
  confirm: {
    title: 'Confirm your address',
    text: 'You will get {what}.',
    button: 'Confirm',
  },
  confirmed: { title: 'Your address is confirmed', text: 'You will get {what}.' },
  leave: {
    title: 'Unsubscribe?',
    text: 'You will get no more {what}.',
    button: 'Unsubscribe',
  },
  left: { title: 'You are unsubscribed', text: 'You will get no more {what}.', button: 'Undo' },
  again: {
    title: 'You are subscribed again',
    text: 'You will get {what} as before.',
    button: 'Unsubscribe',
  },
  unknown: {
    title: 'We don’t know this link',
    text: 'It may be incomplete. Open it from the email once more.',
  },
} satisfies MailPages;
