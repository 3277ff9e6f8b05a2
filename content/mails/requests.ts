// Mails about a request. `{asked}` is what it is called, from frame.ts; `{title}` may be the member's own words.
import type { RequestMails } from '../schema.mails.ts';

const why = 'You get this email because {address} asked for something at Axis One.';
const reminds = 'You get this email because a time was fixed with {address} at Axis One.';
const about = { label: 'About', value: '{title}' };
const requests = { name: 'Open your request' };

export const requestMails = {
  received: {
    subject: 'We have your {asked}',
    preview: 'It is stored, and the advisor reads it in person.',
    heading: 'We have your {asked}',
    paragraphs: [
      {
        text: 'It is stored, and it waits for the advisor, who reads every one in person. You have nothing to do until you hear from us.',
        unless: 'position',
      },
      {
        text: 'All seats are taken, and you are in line for one. A seat that is given back is offered to the first in line and held for 24 hours; you are told by email.',
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
    preview: 'The advisor asked something back. It goes on as soon as you reply.',
    heading: 'The advisor asked something back',
    paragraphs: [
      { text: 'Your {asked} waits for you. Reply, and it goes on.', unless: 'withoutAccount' },
      {
        text: 'Your {asked} waits for you. Send the application again with the reply in it, and it goes on. With an account you can reply on a page of your own.',
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
    preview: 'The answer is there.',
    heading: 'The answer is there',
    paragraphs: [
      {
        text: 'It stands under My requests, beside what you wrote. It is not in this email: an inbox is open to more people and programs than you may have in mind.',
        unless: 'withoutAccount',
      },
      { text: 'The advisor sends it to you in an email of its own.', when: 'withoutAccount' },
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
        text: 'There is a new version. The one before stays readable beside it.',
        unless: 'withoutAccount',
      },
      {
        text: 'There is a new version. The advisor sends it to you in an email of its own.',
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
    preview: 'The time is fixed.',
    heading: 'The time is fixed',
    paragraphs: [
      {
        text: 'The attached file puts it into your calendar, at the right hour in any time zone. If you cannot come, withdraw: the time is free again at once.',
        when: 'startsAt',
      },
      { text: 'The details stand under My requests.', unless: ['startsAt', 'withoutAccount'] },
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
      'The other time that you asked for is not possible. Yours is still held for you. If you cannot come, withdraw it, so that another member can have it.',
    ],
    quote: '{note}',
    rows: [{ label: 'When', value: '{startsAt}' }, about],
    action: requests,
    why,
  },
  reminder24: {
    subject: '{occasion}: {startsAt}',
    preview: 'In about a day. If you cannot come, withdraw now.',
    heading: 'In about a day',
    paragraphs: [
      'Bring one decision and the two options you would defend. If you cannot come, withdraw now: the time is free for the next again.',
    ],
    rows: [{ label: 'When', value: '{startsAt}' }, about],
    action: requests,
    why: reminds,
  },
  reminder1: {
    subject: 'Soon: {occasion}, {startsAt}',
    preview: 'In about an hour.',
    heading: 'In about an hour',
    paragraphs: ['One decision, two options. That is all you need at hand.'],
    rows: [{ label: 'When', value: '{startsAt}' }, about],
    action: requests,
    why: reminds,
  },
  reminderDay: {
    subject: '{occasion}: {day}',
    preview: 'It is tomorrow. If you cannot come, withdraw now.',
    heading: 'It is tomorrow',
    paragraphs: ['You have a seat. If you cannot come, withdraw now: the first in line has it.'],
    rows: [{ label: 'When', value: '{day}' }, about],
    action: requests,
    why: 'You get this email because {address} has a seat at a gathering of Axis One.',
  },
  seatOffered: {
    subject: 'A seat is held for you',
    preview: 'Until {offeredUntil}.',
    heading: 'A seat is held for you',
    paragraphs: [
      'A guest gave a seat back, and you are first in line. Take it before the time below. After that it is offered to the next.',
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
      'Not for much longer: after the time below it is offered to the next in line. If you cannot come, withdraw, and they have it sooner.',
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
      'The 24 hours for which it was held have passed. You are on the waitlist again, and you are told when another seat is given back.',
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
      'Your {asked} has no reply yet. The fault is ours. It stays with the advisor, and nothing of it is lost.',
      {
        text: 'The question of that month is yours again: you can ask another one.',
        when: 'questionReturned',
      },
    ],
    rows: [{ label: 'Was due', value: '{dueAt}' }, about],
    action: requests,
    why,
  },
} satisfies RequestMails;
