// Mails of the two newsletters: the confirmation of an address, and an issue.
import type { LetterMails } from '../schema.mails.ts';

export const letterMails = {
  newsletterConfirm: {
    subject: 'Confirm your subscription to Axis One',
    preview: 'Confirm your address to get {lists}.',
    heading: 'Confirm your subscription',
    paragraphs: [
      '{address} was entered to subscribe to {lists}. Confirm it to get the next issue.',
      'If that was not you, ignore this email. We will send nothing else.',
    ],
    action: { name: 'Confirm the subscription' },
    why: 'You received this email because {address} was entered in a newsletter box at Axis One.',
  },
  newsletterIssue: {
    subject: '{list}: {issue}',
    preview: '{summary}',
    heading: '{title}',
    paragraphs: ['{summary}', 'By the advisor.'],
    action: { name: 'Read it' },
    why: 'You get {list} because {address} is subscribed to it.',
  },
} satisfies LetterMails;
