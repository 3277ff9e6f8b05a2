// The pages to which the links of a mail lead: a subscription is confirmed, a kind of mail is switched off and on again.
import type { MailPages } from '../schema.mails.ts';

export const mailPages = {
  home: 'Go to Axis One',
  // `{what}` is one of these, or issues of one or both newsletters.
  kinds: {
    welcome: 'emails with first steps',
    reminder24: 'reminders the day before',
    reminder1: 'reminders in the last hour',
    reminderDay: 'reminders of a gathering',
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
  // `answerChoices` in server/mail/choices.mjs shows this; its title is also the name of the links to it.
  choices: {
    title: 'Choose which emails you get',
    text: 'Your choices apply to the address your email was sent to.',
    always: {
      title: 'Always sent',
      text: 'You are waiting for these, or your account depends on them.',
      items: [
        {
          name: 'Your requests',
          text: 'Confirmation that we have it, each step, the answer and the time. These are replies to what you asked.',
          kinds: [
            'received',
            'status',
            'needsYou',
            'answered',
            'corrected',
            'scheduled',
            'timeKept',
          ],
        },
        {
          name: 'A date that we missed',
          text: 'We made the promise, so you hear it from us.',
          kinds: ['promiseMissed'],
        },
        {
          name: 'A seat that is offered to you',
          text: 'It is held for 24 hours. Without the email you could lose it without knowing.',
          kinds: ['seatOffered', 'offerLapsing', 'offerLapsed'],
        },
        {
          name: 'Your password',
          text: 'The link that sets a new one, and a notice that it was changed, in case it was not you.',
          kinds: ['recovery', 'passwordChanged'],
        },
        {
          name: 'Your second factor',
          text: 'A notice that it was switched on or off, or that new recovery codes were made, in case it was not you.',
          kinds: ['factorOn', 'factorOff', 'codesRenewed'],
        },
        {
          name: 'Your plan',
          text: 'A payment did not go through, or a plan has ended because it was not paid. Without the email you could lose it without knowing why.',
          kinds: ['paymentFailed', 'planEnded'],
        },
        {
          name: 'Your data',
          text: 'Your archive is ready; your account will be deleted, and once it is, a last one.',
          kinds: ['archiveReady', 'deletionAsked', 'accountDeleted'],
        },
        {
          name: 'Your email address',
          text: 'The link that confirms a new address, and a notice to the old one, with a way back in case it was not you.',
          kinds: ['addressConfirm', 'addressChanged'],
        },
        {
          name: 'Confirming a subscription',
          text: 'Without it, anyone could subscribe you.',
          kinds: ['newsletterConfirm'],
        },
      ],
    },
    optional: {
      title: 'Up to you',
      kinds: {
        reminder24: {
          name: 'A call, the day before',
          text: 'A reminder 24 hours before it begins.',
        },
        reminder1: { name: 'A call, the last hour', text: 'A reminder an hour before it begins.' },
        reminderDay: {
          name: 'A gathering, the day before',
          text: 'A reminder that you have a seat.',
        },
        welcome: { name: 'First steps', text: 'One email, when an account is opened.' },
      },
    },
    newsletters: {
      title: 'Newsletters you read',
      lists: {
        'second-curve': { name: 'The Second Curve', text: 'The next issue, when it is out.' },
        'next-curve': { name: 'The Next Curve', text: 'The next issue, when it is out.' },
      },
    },
    button: 'Save',
    saved: {
      title: 'Saved',
      on: 'Now on: {names}.',
      off: 'Now off: {names}.',
      same: 'Nothing has changed.',
    },
  },
  unknown: {
    title: 'We don’t know this link',
    text: 'It is incomplete, or it was made for something else. Nothing has changed. Open it again from the email, or copy the whole link.',
  },
} satisfies MailPages;
