// The words of the office hours: the widget in the Inner Room, and the dialog in which a slot is asked for.
import type { BookingWords, HostWords, OfficeHoursWords } from './schema.booking.ts';

/** Who holds the hours; `note` is shown with the name everywhere. */
export const hosts = {
  javelyn: {
    name: 'Javelyn',
    note: 'Operator',
    title: 'Javelyn Operator Hours',
    text: 'For founders, operators, builders needing hands-on strategy support.',
  },
  quasar: {
    name: 'Quasar',
    note: 'Investor',
    title: 'Quasar Fund Office Hours',
    text: 'For early-stage deep tech founders, LPs, fund collaborators.',
  },
  angel: {
    name: 'Angel',
    note: 'Personal',
    title: 'Angel Office Hours',
    text: 'Niche personal angel investment conversations or idea-level sparring.',
  },
} satisfies HostWords;

export const officeHours = {
  label: 'Office hours',
  title: 'The Inner Room',
  lede: 'Free, weekly, 15-20 minutes. Pick a slot, say why, and you have a response within 48 hours.',
  loading: 'Reading the calendar...',
  calendar: 'Date of the office hours',
  days: {
    label: 'Days shown',
    options: [
      { id: 'tuesday', label: 'Tuesday' },
      { id: 'thursday', label: 'Thursday' },
    ],
    // `Days` in src/flows/officeHours/OfficeHours.tsx shows this while neither day is chosen.
    none: 'Both days are hidden. Press Tuesday or Thursday to see its slots.',
  },
  // `slotsOf` in machines/officeHours.machine.ts decides which of these a slot shows; `fewLeft` is set in content/officeHours.ts.
  few: 'Few slots left',
  closed: 'Taken',
  past: 'Over',
  /** How a slot is read out, part by part; parts that do not apply are left out. */
  spoken: { few: 'few slots left', closed: 'taken', past: 'over', own: '{time} your time' },
  // `zoneWords` in src/flows/officeHours/words.ts decides which of these show.
  zones: { host: 'Paris {offset}', own: 'yours, {city}, {offset}', offset: 'yours, {offset}' },
  legend: 'Hosts',
  quote: 'Bring the decision, not the company. Twenty minutes are enough for one of them.',
  quoteBy: 'The advisor',
  // `DatePicker` in src/flows/officeHours/OfficeHours.tsx shows this where the calendar cannot be fetched.
  calendarLost:
    'The calendar could not be fetched. The next Tuesday and Thursday are here all the same.',
  // Shows in the state `lost` in machines/officeHours.machine.ts.
  lost: {
    title: 'The office hours cannot be shown right now',
    text: 'This browser did not say what day it is.',
    action: 'Try again',
  },
  // Shows in the state `unreadable` in machines/officeHours.machine.ts.
  unread: {
    title: 'Which slots are taken cannot be read right now',
    text: 'You can ask for any that is shown as open. If it was given away, you are told, and your words stay.',
    action: 'Look again',
  },
} satisfies OfficeHoursWords;

export const booking = {
  progress: 'Progress of your request',
  step: 'Step {step} of 3',
  slot: 'Your slot',
  parisTime: 'Time of Paris',
  // `BookingParts` in src/flows/booking/BookingParts.tsx decides which of the three shows.
  steps: {
    who: {
      title: 'Who Are You?',
      role: {
        label: 'Role',
        options: [
          { id: 'founder', label: 'Founder' },
          { id: 'investor', label: 'Investor' },
          { id: 'lp', label: 'LP' },
          { id: 'advisor', label: 'Advisor' },
          { id: 'researcher', label: 'Researcher' },
        ],
      },
      stage: {
        label: 'Stage',
        options: [
          { id: 'idea', label: 'Idea' },
          { id: 'pre-seed', label: 'Pre-Seed' },
          { id: 'seed', label: 'Seed' },
          { id: 'series-a', label: 'Series A' },
          { id: 'scaling', label: 'Scaling' },
        ],
      },
      supportArea: {
        label: 'Area of support',
        options: [
          { id: 'gtm-strategy', label: 'GTM Strategy' },
          { id: 'fundraising', label: 'Fundraising' },
          { id: 'hiring-team', label: 'Hiring & Team' },
          { id: 'product-development', label: 'Product Development' },
          { id: 'market-analysis', label: 'Market Analysis' },
          { id: 'other', label: 'Other' },
        ],
      },
    },
    why: {
      title: 'Why This Call?',
      callObjective: {
        label: 'Objective of the call',
        hint: 'The decision, and the two options you would defend.',
      },
      previousEngagement: 'We have worked together before',
      additionalNotes: {
        label: 'Notes',
        hint: 'Whatever the advisor should have read before the call.',
      },
    },
    ready: {
      title: "Confirm You're Ready",
      note: 'Sessions are gated by intent, not cost.',
      readyOnTime: 'I will be ready on time',
      willSendMaterials: 'I will send my materials before the call',
      materials: {
        label: 'Materials',
        hint: 'PDF, PPTX, or DOCX (MAX. 10MB)',
        button: 'Choose a file',
        // `Materials` in src/flows/booking/Steps.tsx decides which of these shows.
        drop: 'Drop a file here',
        looking: 'Looking at your file...',
        remove: 'Remove {name}',
        // `admitFile` in src/flows/booking/ports/file.ts refuses a second file with this.
        onlyOne:
          '“{name}” was not taken: one file goes with a request. Send the others to the mailbox.',
        noRoom:
          'This browser has no room to keep the file. What you wrote is safe; free some space, or go on without it.',
      },
    },
  },
  cancel: 'Cancel',
  back: 'Back',
  continue: 'Continue',
  submit: 'Request Appointment',
  submitting: 'Sending your request...',
  // `ReadyStep` in src/flows/booking/Steps.tsx shows this to visitors.
  signedOut:
    'You have been signed out. Your request waits in this browser until you sign in again, so that the response can reach you.',
  // `GoneSlot` in src/flows/booking/GoneSlot.tsx decides which of these show.
  gone: {
    slot_closed: 'Somebody else has just been given this slot',
    slot_past: 'This slot has begun',
    text: 'Nothing of what you wrote is lost. These are the nearest that are open; choose one and go on where you were.',
    none: 'Nothing of what you wrote is lost. No other slot is open in the next four weeks: close this, and what you wrote stays for the next time.',
    nearest: 'Nearest open slots',
  },
  // `bookingEndings` in src/flows/booking/props.ts decides which of the first three shows.
  confirmed: {
    stored: {
      title: 'Request received',
      text: 'You will have a response within 48 hours. If the slot is confirmed, a private calendar link is sent to you.',
    },
    waitingForAccount: {
      title: 'Request kept for you',
      text: 'It waits in this browser for your account and goes out by itself as soon as you sign in. From then on you have a response within 48 hours, and a private calendar link if the slot is confirmed.',
    },
    waitingForNetwork: {
      title: 'Request kept for you',
      text: 'The service cannot be reached right now. Your request is safe in this browser and goes out by itself. From then on you have a response within 48 hours, and a private calendar link if the slot is confirmed.',
    },
    meanwhile: 'Until then',
    documents: { text: 'Send documents to our team mailbox', mailbox: 'team@axis-one.example' },
    framework: {
      text: 'Review your question against the async framework',
      link: { name: 'Open AsynQ', href: '/asyncq' },
    },
    sharp: 'Stay sharp: write down what would change your mind, and bring it.',
    follow: { name: 'Follow it under My requests', href: '/dashboard' },
    close: 'Return to Axis One',
    tools: 'Browse Tools to Prepare',
  },
  // `calendarOf` in src/flows/booking/appointment.ts decides which request has the file.
  calendarFile: {
    button: 'Add to your calendar',
    name: 'axis-one-office-hours-{date}.ics',
    summary: '{title} · Axis One',
    description:
      'Bring one decision and the two options you would defend. Your private calendar link comes by email.',
    line: '{slot} (Europe/Paris)',
  },
} satisfies BookingWords;
