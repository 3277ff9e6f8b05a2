// Mails about a request. `{asked}` is what it is called, from frame.ts; `{title}` may be the member's own words.
import type { RequestMails } from '../schema.mails.ts';

const why = 'You received this email because {address} asked for something at Axis One.';
const reminds = 'You received this email because a time was scheduled with {address} at Axis One.';
const about = { label: 'About', value: '{title}' };
const requests = { name: 'Open your request' };

export const requestMails = {
  received: {
    subject: 'We have your {asked}',
    preview: 'It is stored, and the advisor will read it personally.',
    heading: 'We have your {asked}',
    paragraphs: [
      {
        text: 'It is stored and waiting for the advisor, who reads every one personally. There is nothing you need to do until you hear from us.',
        unless: 'position',
      },
      {
        text: 'All seats are taken, and you are in line for one. When one opens up, it is offered to Premium members in line first, in the order in which they applied, and then to everyone else in the same way. It is held for 24 hours. We will tell you by email.',
        when: 'position',
      },
    ],
    rows: [
      about,
      { label: 'Promised', value: '{promise}' },
      { label: 'Due', value: '{dueAt}' },
      { label: 'Waitlist', value: 'Place {position}' },
    ],
    action: requests,
    why,
  },
  needsYou: {
    subject: 'Your {asked} needs a reply from you',
    preview: 'The advisor has a question for you. Work continues as soon as you reply.',
    heading: 'The advisor has a question for you',
    paragraphs: [
      {
        text: 'Your {asked} is waiting for you. It continues as soon as you reply.',
        unless: 'withoutAccount',
      },
      {
        text: 'Your {asked} is waiting for you. Send the application again with your reply in it. With an account, you can reply on the site.',
        when: 'withoutAccount',
      },
    ],
    quote: '{note}',
    rows: [about],
    action: { name: 'Reply' },
    why,
  },
  answered: {
    subject: 'Your {asked} is answered',
    preview: 'The answer is ready.',
    heading: 'The answer is ready',
    paragraphs: [
      {
        text: 'You can read it under My requests, beside what you wrote. It is not in this email, because more people and programs can read an inbox than you may think.',
        unless: 'withoutAccount',
      },
      { text: 'The advisor will send it to you in a separate email.', when: 'withoutAccount' },
    ],
    rows: [about],
    action: { name: 'Read the answer' },
    why,
  },
  corrected: {
    subject: 'The answer to your {asked} was corrected',
    preview: 'There is a new version, and it says what changed.',
    heading: 'The answer was corrected',
    paragraphs: [
      {
        text: 'There is a new version. You can still read the earlier one beside it.',
        unless: 'withoutAccount',
      },
      {
        text: 'There is a new version. The advisor will send it to you in a separate email.',
        when: 'withoutAccount',
      },
    ],
    quote: '{note}',
    rows: [about],
    action: { name: 'Read the answer' },
    why,
  },
  scheduled: {
    subject: 'Your {asked} is scheduled',
    preview: 'The time is set.',
    heading: 'The time is set',
    paragraphs: [
      {
        text: "The attached file adds it to your calendar, at the right hour in any time zone. If you can't come, please withdraw so that someone else can have the time.",
        when: 'startsAt',
      },
      { text: 'The details are under My requests.', unless: ['startsAt', 'withoutAccount'] },
    ],
    quote: '{note}',
    rows: [
      { label: 'When', value: '{startsAt}' },
      { label: 'Length', value: 'Up to {minutes} minutes' },
      about,
    ],
    action: requests,
    why,
  },
  timeKept: {
    subject: 'Your {asked} stays at its time',
    preview: '{startsAt}.',
    heading: 'The time stays as it was',
    paragraphs: [
      "The other time you asked for is not possible. Yours is still held for you. If you can't come, please withdraw so that another member can have it.",
    ],
    quote: '{note}',
    rows: [{ label: 'When', value: '{startsAt}' }, about],
    action: requests,
    why,
  },
  reminder24: {
    subject: '{occasion}: {startsAt}',
    preview: "In about a day. If you can't come, please withdraw now.",
    heading: 'In about a day',
    paragraphs: [
      "Bring one decision and the two options you would defend. If you can't come, please withdraw now so that someone else can have the time.",
    ],
    rows: [{ label: 'When', value: '{startsAt}' }, about],
    action: requests,
    why: reminds,
  },
  reminder1: {
    subject: 'Soon: {occasion}, {startsAt}',
    preview: 'In about an hour.',
    heading: 'In about an hour',
    paragraphs: ['Have your decision and its two options at hand.'],
    rows: [{ label: 'When', value: '{startsAt}' }, about],
    action: requests,
    why: reminds,
  },
  reminderDay: {
    subject: '{occasion}: {day}',
    preview: "It is tomorrow. If you can't come, please withdraw now.",
    heading: 'It is tomorrow',
    paragraphs: [
      "You have a seat. If you can't come, please withdraw now so that the first person in line gets it.",
    ],
    rows: [{ label: 'When', value: '{day}' }, about],
    action: requests,
    why: 'You received this email because {address} has a seat at a gathering of Axis One.',
  },
  seatOffered: {
    subject: 'A seat is held for you',
    preview: 'Until {offeredUntil}.',
    heading: 'A seat is held for you',
    paragraphs: [
      'A guest gave up a seat, and you are first in line. Take it before the time below. After that, it is offered to the next person.',
    ],
    rows: [{ label: 'Held until', value: '{offeredUntil}' }, about],
    action: { name: 'Take the seat' },
    why,
  },
  offerLapsing: {
    subject: 'The seat is still held for you',
    preview: 'Until {offeredUntil}.',
    heading: 'The seat is still held for you',
    paragraphs: [
      "Not for much longer: after the time below, it is offered to the next person in line. If you can't come, please withdraw so that they get it sooner.",
    ],
    rows: [{ label: 'Held until', value: '{offeredUntil}' }, about],
    action: { name: 'Take the seat' },
    why,
  },
  offerLapsed: {
    subject: 'The seat went to the next in line',
    preview: 'The 24 hours have passed. You are on the waitlist again.',
    heading: 'The seat went to the next in line',
    paragraphs: [
      'The seat was held for 24 hours. You are on the waitlist again, and we will tell you when another seat opens up.',
    ],
    rows: [about, { label: 'Waitlist', value: 'Place {position}' }],
    action: requests,
    why,
  },
  promiseMissed: {
    subject: 'We missed the date we promised you',
    preview: 'Your {asked} has no reply yet.',
    heading: 'We missed the date we promised you',
    paragraphs: [
      'Your {asked} has no reply yet. The fault is ours. It stays with the advisor, and none of it is lost.',
      {
        text: 'We missed the date, so you get that question back: you can ask another one.',
        when: 'questionReturned',
      },
    ],
    rows: [{ label: 'Was due', value: '{dueAt}' }, about],
    action: requests,
    why,
  },
} satisfies RequestMails;
