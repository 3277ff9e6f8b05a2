// Open Circle: what each gathering asks, how one applies, and the status of an application
// (docs/product-spec.md, "2. Screens and routes").
import type { CircleWords } from './schema.circle.ts';

export const circle = {
  // `GatheringCard` in src/flows/gatherings/Gatherings.tsx decides which of these shows.
  buttons: {
    accepting: 'Apply Now',
    waitlist: 'Join Waitlist',
    full: 'Full',
    view: 'View Application',
  },
  facts: {
    label: 'The gathering',
    when: 'When',
    where: 'Where',
    format: 'Format',
    seats: 'Seats',
    question: 'The question',
  },
  // `seatsOf` in src/flows/gatherings/GatheringDetail.tsx decides which of these shows.
  seats: {
    accepting: '{count}, taking applications',
    waitlist: '{count}, all taken; the waitlist is open',
    full: '{count}, all taken',
  },
  details: {
    'lisbon-dinner': {
      question: 'What would you build again, and for which customer this time?',
      text: 'Eight people at one table, with no seating by rank. Each brings something they built that nobody needed and says what the next one would have to be. The conversation stays at the table.',
    },
    'paris-walk': {
      question: 'Which decision have you been carrying the longest?',
      text: 'Two hours along the canal in pairs that change at every lock. You say your decision once to each of the others; by the third time you will hear how it has changed. Phones stay in a bag.',
    },
    'berlin-salon': {
      question: 'What must a deep-tech company prove at the seed stage that a demo cannot?',
      text: 'Two founders open their data rooms for a quarter of an hour each, and the room says what it would still need to see. Half of the guests build; the other half write checks.',
    },
    'london-dinner': {
      question: 'Which clause would both sides drop if nobody were watching?',
      text: 'Four founders and four LPs read a real term sheet aloud between courses. What is agreed on stays in the room; what is learned goes into the next negotiation.',
    },
    'zurich-salon': {
      question: 'How do you sell to the people who will get the blame?',
      text: 'Hospitals, grid operators and railways buy slowly for a reason. Three buyers say what made them sign, and what made them wait a year. Bring one stalled deal and its last email.',
    },
    'tallinn-conference': {
      question: 'Which result would make you change your plan?',
      text: 'A day without a stage: five papers, sent two weeks ahead and read by everyone. Each paper gets an hour, and its author speaks last. Guests who have not read it listen.',
    },
  },
  next: {
    title: 'What happens next',
    // `Apply` in src/flows/gatherings/GatheringDetail.tsx decides which of these lines show.
    onboarding: {
      accepting:
        'Onboarding opens. You can close it at any point: your application is sent either way and says what is still missing.',
      waitlist:
        'Onboarding opens. You can close it at any point: you join the waitlist either way.',
    },
    accepting: ['The host reads every application and writes to you by email if you are selected.'],
    waitlist: [
      'When a seat opens up, it is offered to Premium members in line first, in the order in which they applied, and then to everyone else in line, in the same order. The seat is held for 24 hours.',
    ],
  },
  note: {
    label: 'What would you bring to the question?',
    hint: 'Optional, a sentence or two. The host chooses guests by what they write here.',
  },
  // `Apply` in src/flows/gatherings/GatheringDetail.tsx shows this to visitors.
  signedOut:
    'You are not signed in: the application will wait in this browser until you have an account, so that the answer can reach you.',
  cancel: 'Not now',
  close: 'Close',
  // `OpenCirclePage` in src/pages/openCircle/OpenCirclePage.tsx shows this where scripts are off.
  noScripts:
    'Applying requires JavaScript, which keeps your application safe until it is sent. Allow it for this site and reload the page. Every open gathering then has a button, Apply Now or Join Waitlist, and the 1-on-1 meeting has its form.',
  // `GatheringDetail` in src/flows/gatherings/GatheringDetail.tsx decides which of these shows.
  problems: {
    already_applied:
      'You have already applied for this gathering. Your first application counts; nothing was sent a second time.',
    gathering_full:
      'This gathering has filled up in the meantime and has no waitlist. What you wrote is still here; nothing was sent.',
  },
  // `SubmittedOverlay` in src/flows/gatherings/GatheringDetail.tsx shows this until there is an answer.
  sending: {
    title: 'Sending your application',
    text: 'It is safe in this browser until we have it.',
  },
  // `statusBy` in machines/gatherings.machine.ts decides the status of an application that is stored.
  // `statusWords` in src/flows/gatherings/words.ts chooses by the status of the application.
  statuses: {
    waitingForAccount: {
      name: 'Waiting for your account',
      title: 'It is waiting for your account',
      text: 'Your application is waiting in this browser until you have an account, so that the answer can reach you. It is sent automatically as soon as you sign in or sign up.',
    },
    waitingForNetwork: {
      name: 'Waiting to be sent',
      title: 'It is waiting to be sent',
      text: 'The service cannot be reached right now. Your application is waiting in this browser. It survives a reload and is sent automatically.',
    },
    applied: {
      name: 'You have applied',
      title: 'The host has your application',
      text: 'You will be told by email if you are selected.',
    },
    waitlisted: {
      name: 'Number {position} on the waitlist',
      title: 'You are number {position} on the waitlist',
      text: 'When a seat opens up, it is offered to the first person in line, Premium members before everyone else, and held for 24 hours. You will be told by email.',
    },
    unnumbered: {
      name: 'You are on the waitlist',
      title: 'You are on the waitlist',
      text: 'When a seat opens up, it is offered to the first person in line, Premium members before everyone else, and held for 24 hours. My requests shows your place.',
    },
    offered: {
      name: 'A seat is held for you',
      title: 'A seat is held for you',
      text: 'Take it under My requests by {until} (Europe/Paris). After that, it is offered to the next person in line.',
    },
    accepted: {
      name: 'Your seat is confirmed',
      title: 'You are on the guest list',
      text: 'Your place is confirmed. The details are under My requests.',
    },
    declined: {
      name: 'Not selected',
      title: 'The host has chosen other guests',
      text: 'Every table has few seats. The next gathering has a different question.',
    },
  },
  // `statusLink` in src/flows/gatherings/words.ts decides which of these two shows.
  account: { name: 'Create an account', href: '/auth?tab=signup' },
  requests: { name: 'My requests', href: '/dashboard#requests' },
  closing: {
    title: 'No table for your question yet?',
    text: 'Ask it in writing and get an answer in 48-72 hours. Or ask to meet 1-on-1: three sentences are enough.',
    first: { name: 'Ask a Strategic Question', href: '/asyncq' },
    second: { name: 'Meet 1-on-1', href: '/open-circle#one-on-one' },
  },
  top: 'Back to the top',
} satisfies CircleWords;
