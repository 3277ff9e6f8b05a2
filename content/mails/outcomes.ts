// Mails about a step of a request that has no mail of its own: one for each status that it may reach.
import type { OutcomeMails } from '../schema.mails.ts';

const why = 'You received this email because {address} asked for something at Axis One.';
const rows = [{ label: 'About', value: '{title}' }];
const action = { name: 'Open your request' };

const calledOff = {
  text: 'Called off: {startsAt}. The attached file takes it out of your calendar.',
  when: 'calledOff',
} as const;

export const outcomeMails = {
  inReview: {
    subject: 'Your {asked} is in review',
    preview: 'The advisor is reading it.',
    heading: 'In review',
    paragraphs: [
      'The advisor is reading it. There is nothing you need to do; we will ask if something is missing.',
      calledOff,
    ],
    quote: '{note}',
    rows,
    action,
    why,
  },
  accepted: {
    subject: 'Your {asked} is accepted',
    preview: 'The advisor said yes.',
    heading: 'Accepted',
    paragraphs: ['{next}'],
    quote: '{note}',
    rows,
    action,
    why,
  },
  declined: {
    subject: 'Your {asked} is declined',
    preview: 'The advisor said no.',
    heading: 'Declined',
    paragraphs: [
      {
        text: 'The advisor read it and said no. It stays in your history with what you wrote, and you can ask again with another question.',
        unless: 'withoutAccount',
      },
      {
        text: 'The advisor read it and said no. You can apply again when something has changed.',
        when: 'withoutAccount',
      },
      calledOff,
    ],
    quote: '{note}',
    rows,
    action,
    why,
  },
  waitlisted: {
    subject: 'Your {asked} is on the waitlist',
    preview: 'All seats are taken. You move up when one opens up.',
    heading: 'On the waitlist',
    paragraphs: [
      'All seats are taken. When one opens up, it is offered to Premium members in line first, in the order in which they applied, and then to everyone else in the same way. It is held for 24 hours. We will tell you by email.',
    ],
    quote: '{note}',
    rows,
    action,
    why,
  },
  held: {
    subject: 'Your {asked} is closed',
    preview: 'Its time has passed.',
    heading: 'Closed',
    paragraphs: [
      'Its time has passed, and the request is closed. It stays in your history with what you wrote.',
    ],
    rows,
    action,
    why,
  },
  expired: {
    subject: 'Your {asked} has expired',
    preview: 'The date passed before a decision.',
    heading: 'Expired',
    paragraphs: [
      'The date passed before a decision. The request is closed; what you wrote stays in your history.',
    ],
    rows,
    action,
    why,
  },
  withdrawn: {
    subject: 'Your {asked} is withdrawn',
    preview: 'You withdrew it.',
    heading: 'Withdrawn',
    paragraphs: [
      'You withdrew it, and nobody is working on it anymore. It stays in your history.',
      calledOff,
    ],
    rows,
    action,
    why,
  },
} satisfies OutcomeMails;
