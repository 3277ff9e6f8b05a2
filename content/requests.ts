// What members read about their requests: kinds, states, promises, refusals, the outbox, and the meeting request.
import { requestForms } from './requests.forms.ts';
import type { RequestWords } from './schema.requests.ts';

export const requests = {
  ...requestForms,
  title: 'My requests',
  loading: 'Loading your requests...',
  kinds: {
    asynq: 'AsynQ question',
    'office-hours': 'Office hours',
    'advisory-call': 'Advisory call',
    advisory: 'Advisory application',
    gathering: 'Open Circle gathering',
    meeting: '1-on-1 meeting',
    contributor: 'Co-Lab application',
    partner: 'Partner application',
    perk: 'Signal Exchange benefit',
    channel: 'Channel',
    'lab-inquiry': 'Lab inquiry',
  },
  // These are the states of `life` in machines/request.machine.ts, which decides how a request reaches each.
  statuses: {
    submitted: { name: 'Received', text: 'It is stored and waiting for the advisor to open it.' },
    inReview: { name: 'In review', text: 'The advisor is reading it.' },
    needsYou: {
      name: 'Needs you',
      text: 'The advisor has a question for you. Reply to continue.',
    },
    accepted: { name: 'Accepted', text: 'The advisor said yes.' },
    scheduled: { name: 'Scheduled', text: 'The time is set. Your calendar link comes by email.' },
    answered: { name: 'Answered', text: 'The answer is ready.' },
    followedUp: {
      name: 'Followed up',
      text: 'You asked once more about the answer. You will have a reply in the time that was promised for the question itself.',
    },
    declined: { name: 'Declined', text: 'The advisor said no.' },
    waitlisted: {
      name: 'Waitlisted',
      text: 'All seats are taken. A seat that opens up goes to Premium members in line first, in the order in which they applied, and then to everyone else in the same way.',
    },
    offered: {
      name: 'A seat is held for you',
      text: 'Take it before the time below, or it goes to the next person in line.',
    },
    held: { name: 'Held', text: 'Its time has passed, and the request is closed.' },
    expired: { name: 'Expired', text: 'The date passed before a decision.' },
    withdrawn: { name: 'Withdrawn', text: 'You withdrew it.' },
  },
  // `promiseOf` in src/flows/myRequests/words.ts decides whether one of these or `noPromise` shows.
  promises: {
    asynq: 'An answer within 72 hours.',
    priority: 'An answer within 48 hours, because you asked as a Premium member.',
    'office-hours': 'A response within 48 hours.',
    'advisory-call': 'A response within 48 hours.',
    advisory: 'A response within 48 hours.',
    meeting: 'A reply within 7 days.',
  },
  noPromise: 'No date was promised for this kind of request.',
  // `dueOf` in src/flows/myRequests/words.ts decides which of these three shows.
  due: 'Due {date} (Europe/Paris)',
  missed: 'We missed the date, so you get that question back.',
  overdue: 'The promised date has passed, and there is no reply yet.',
  sent: 'Sent {date}',
  // `factsOf` in src/flows/myRequests/RequestCard.tsx decides which of these show.
  position: 'Number {position} on the waitlist',
  heldUntil: 'Held until {date} (Europe/Paris)',
  files: 'Files: {names}',
  history: {
    title: 'History',
    actors: { member: 'You', advisor: 'Advisor', clock: 'The system' },
    // `HistoryStep` in src/flows/myRequests/RequestCard.tsx decides which of these shows.
    line: '{actor}: {status}',
    note: '{actor}: a note',
    followedUp: 'You asked once more about the answer.',
    about: {
      moveAsked: 'You asked for another slot: {slot}.',
      moveTakenBack: 'You kept your slot and no longer ask for {slot}.',
      moved: 'The advisor moved it to {slot}.',
      moveDeclined: 'The advisor could not give you {slot}; your slot stays.',
      corrected: 'The advisor corrected the answer.',
    },
  },
  // `Cards` in src/flows/myRequests/MyRequests.tsx decides whether this shows.
  empty: {
    title: 'You have not asked anything yet',
    text: 'Everything you ask is kept here, with what we promised and when it is due.',
    action: { name: 'Ask your first question', href: '/asyncq' },
  },
  // The tags `failed` and `stale` in machines/myRequests.machine.ts decide whether this or `stale` shows.
  failed: {
    title: "We can't load your requests right now",
    text: 'Nothing is lost: they are stored, and what you had not sent yet is still in this browser.',
    action: 'Try again',
  },
  stale: {
    title: 'This list may be out of date',
    text: 'The last update failed. We keep trying.',
    action: 'Check again',
  },
  // `withdrawable` in machines/myRequests.machine.ts decides which requests have the button.
  withdraw: {
    // `Withdraw` in src/flows/myRequests/ActionDialogs.tsx shows this for a question that the advisor has not opened.
    quota: 'The advisor has not opened it yet, so you get your question for this month back.',
    // `withdrawalOf` in src/flows/myRequests/words.ts decides by kind and status which of these show.
    request: {
      button: 'Withdraw',
      title: 'Withdraw this request?',
      text: 'The advisor stops working on “{subject}.” It stays in your history.',
      keep: 'Keep it',
      confirm: 'Withdraw request',
      busy: 'Withdrawing...',
    },
    hour: {
      button: 'Cancel this hour',
      title: 'Cancel this office hour?',
      text: 'The slot for “{subject}” opens up for others, and the email that confirms this removes it from your calendar.',
      keep: 'Keep it',
      confirm: 'Cancel the hour',
      busy: 'Canceling...',
    },
    call: {
      button: 'Cancel this call',
      title: 'Cancel this advisory call?',
      text: 'The slot for “{subject}” opens up for others, and the email that confirms this removes it from your calendar.',
      keep: 'Keep it',
      confirm: 'Cancel the call',
      busy: 'Canceling...',
    },
    seat: {
      button: 'Give the seat back',
      title: 'Give your seat back?',
      text: 'Your seat at “{subject}” is offered to the first person on the waitlist and is no longer held for you.',
      keep: 'Keep it',
      confirm: 'Give it back',
      busy: 'Giving it back...',
    },
    heldSeat: {
      button: 'Let the seat go',
      title: 'Let this seat go?',
      text: 'The seat held for you at “{subject}” is offered to the next person on the waitlist, and you leave the line.',
      keep: 'Keep it',
      confirm: 'Let it go',
      busy: 'Letting it go...',
    },
    place: {
      button: 'Leave the waitlist',
      title: 'Leave the waitlist?',
      text: 'You lose your place in line for “{subject}.” If you apply again, you start at the end.',
      keep: 'Keep my place',
      confirm: 'Leave it',
      busy: 'Leaving...',
    },
  },
  // `isOffered` in machines/myRequests.machine.ts decides which requests have the button.
  accept: { button: 'Take the seat', busy: 'Taking the seat...' },
  // `needsMember` in machines/myRequests.machine.ts decides which requests have the button.
  reply: {
    button: 'Reply',
    title: 'Reply to the advisor',
    field: 'Your reply',
    asked: 'The advisor asked: {note}',
    cancel: 'Cancel',
    submit: 'Send reply',
    busy: 'Sending...',
  },
  outbox: {
    title: 'In this browser',
    // `EntryCard` in src/flows/myRequests/EntryCard.tsx decides which of these five show.
    waiting: 'Waiting to be sent',
    waitingText:
      'It is kept in this browser and is sent automatically as soon as the service can be reached.',
    files: 'The request is stored; its files are still on their way.',
    returned: 'Came back',
    returnedFile: 'The request is stored; a file came back',
    // `CardActions` in src/flows/myRequests/EntryCard.tsx decides which of these three show.
    mend: 'Edit and send again',
    discard: 'Throw away',
    dismiss: 'Dismiss',
    mendTitle: 'Edit and send again',
    // `Mending` in src/flows/myRequests/Mending.tsx decides which of these two shows.
    mendText: 'Your words as you wrote them. Nothing leaves this browser until you send it.',
    nothingToMend:
      'There is nothing to change in this one: you can send it again as it is, or throw it away.',
    // `mendFieldsOf` in src/flows/myRequests/mendFields.ts decides by the kind which of these show.
    about: 'What it is about',
    confirmed: 'What you confirmed',
    // `Slots` in src/flows/myRequests/Mending.tsx decides which of these show.
    slotAsked: 'You asked for',
    slotChoice: 'Open slots nearest to it',
    slotHint: 'Paris time. Choose one and send it again; everything else stays as you wrote it.',
    slotsLooking: 'Checking which slots are open now...',
    slotsNone:
      'No other slot is open in the next four weeks. What you wrote stays here, and you can try again later.',
    cancel: 'Cancel',
    resend: 'Send again',
    resending: 'Sending...',
    discardTitle: 'Throw this away?',
    // `Discard` in src/flows/myRequests/ActionDialogs.tsx decides which of these two shows.
    discardText:
      'Your words in “{subject}” exist only in this browser. If you throw them away, they are gone.',
    dismissText:
      'The request itself is stored and stays in the list. Only what came back leaves this browser.',
    keep: 'Keep it',
    discardConfirm: 'Throw it away',
    discarding: 'Throwing away...',
  },
} satisfies RequestWords;
