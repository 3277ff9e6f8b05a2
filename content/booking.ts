// The words of the office hours: the widget in the Inner Room, and the dialog in which a slot is asked for.
import type {
  AdvisoryCallsWords,
  BookingWords,
  HostWords,
  OfficeHoursWords,
} from './schema.booking.ts';

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
  advisor: {
    name: 'The advisor',
    note: '15 minutes',
    title: 'Advisory call',
    text: 'Fifteen minutes on one decision, for Premium members. Your plan includes it, and you can have one call open at a time.',
  },
} satisfies HostWords;

export const officeHours = {
  label: 'Office hours',
  title: 'The Inner Room',
  lede: 'Free, weekly, 15-20 minutes. Pick a slot, say why, and you will have a response within 48 hours.',
  loading: 'Loading the calendar...',
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
  quote: 'Bring the decision, not the company. Twenty minutes is enough for one decision.',
  quoteBy: 'The advisor',
  // `DatePicker` in src/flows/officeHours/HoursParts.tsx shows this where the calendar cannot be fetched.
  calendarLost:
    'The calendar could not be loaded. You can still choose from the next Tuesday and Thursday.',
  // Shows in the state `lost` in machines/officeHours.machine.ts.
  lost: {
    title: "We can't show the office hours right now",
    text: "This browser did not tell us today's date.",
    action: 'Try again',
  },
  // Shows in the state `unreadable` in machines/officeHours.machine.ts.
  unread: {
    title: "We can't load availability right now",
    text: 'You can request any slot shown as open. If it has been taken, we will tell you, and what you wrote is kept.',
    action: 'Check again',
  },
} satisfies OfficeHoursWords;

// The same widget over another week, on the page of advisory: for premium members.
export const advisoryCalls = {
  label: 'Advisory calls',
  title: 'Fifteen minutes, one decision',
  lede: 'Premium includes 15-minute advisory calls on Wednesdays between 14:00 and 15:00 Paris time. You can have one open request at a time, and we answer every request within 48 hours.',
  what: 'advisory calls',
  loading: 'Loading the calendar...',
  calendar: 'Date of the advisory call',
  calendarLost: 'The calendar could not be loaded. You can still choose from the next Wednesday.',
  lost: {
    title: "We can't show the advisory calls right now",
    text: "This browser did not tell us today's date.",
    action: 'Try again',
  },
} satisfies AdvisoryCallsWords;

export const booking = {
  progress: 'Progress of your request',
  step: 'Step {step} of 3',
  slot: 'Your slot',
  parisTime: 'Paris time',
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
        hint: 'Anything the advisor should read before the call.',
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
        looking: 'Checking your file...',
        remove: 'Remove {name}',
        // `admitFile` in src/flows/booking/ports/file.ts refuses a second file with this.
        onlyOne:
          '“{name}” was not added: a request can have one file. Send the others to the team mailbox.',
        noRoom:
          'This browser has no room for the file. What you wrote is safe; free up some space or continue without it.',
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
    'You have been signed out. Your request will wait in this browser until you sign in again, so that the response can reach you.',
  // `GoneSlot` in src/flows/booking/GoneSlot.tsx decides which of these show.
  gone: {
    slot_closed: 'Someone else was just given this slot',
    slot_past: 'This slot has already started',
    text: 'Nothing you wrote is lost. These are the nearest open slots; choose one and continue where you were.',
    none: 'Nothing you wrote is lost. No other slot is open in the next four weeks. If you close this, your words are kept for next time.',
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
      text: 'It is waiting in this browser for your account and is sent automatically as soon as you sign in. You will have a response within 48 hours of that, and a private calendar link if the slot is confirmed.',
    },
    waitingForNetwork: {
      title: 'Request kept for you',
      text: 'The service cannot be reached right now. Your request is safe in this browser and is sent automatically. You will have a response within 48 hours of that, and a private calendar link if the slot is confirmed.',
    },
    meanwhile: 'Until then',
    // The view fills in the site's own host, as it is configured (SITE_URL).
    documents: { text: 'Send documents to our team mailbox', mailbox: 'team@{host}' },
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
    callName: 'axis-one-advisory-call-{date}.ics',
    summary: '{title} · Axis One',
    description:
      'Bring one decision and the two options you would defend. Your private calendar link comes by email.',
    line: '{slot} (Europe/Paris)',
  },
} satisfies BookingWords;
