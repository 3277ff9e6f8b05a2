// What members read about their requests: kinds, states, promises, refusals, the outbox, and the meeting request.
import type { RequestWords } from './schema.requests.ts';

export const requests = {
  title: 'My requests',
  loading: 'Reading your requests...',
  kinds: {
    asynq: 'AsynQ question',
    'office-hours': 'Office hours',
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
    submitted: { name: 'Received', text: 'It is stored and waits for the advisor to open it.' },
    inReview: { name: 'In review', text: 'The advisor is reading it.' },
    needsYou: {
      name: 'Needs you',
      text: 'The advisor asked something back. Reply, and it goes on.',
    },
    accepted: { name: 'Accepted', text: 'The advisor said yes.' },
    scheduled: { name: 'Scheduled', text: 'The time is fixed. Your calendar link comes by email.' },
    answered: { name: 'Answered', text: 'The answer is there.' },
    declined: { name: 'Declined', text: 'The advisor said no.' },
    waitlisted: { name: 'Waitlisted', text: 'All seats are taken. You move up when one is freed.' },
    offered: {
      name: 'A seat is held for you',
      text: 'Take it before the time below, or it goes on to the next.',
    },
    held: { name: 'Held', text: 'Its time has passed, and the request is closed.' },
    expired: { name: 'Expired', text: 'What it was for has passed before it was decided.' },
    withdrawn: { name: 'Withdrawn', text: 'You took it back.' },
  },
  // `promiseOf` in src/flows/myRequests/words.ts decides whether one of these or `noPromise` shows.
  promises: {
    asynq: 'An answer within 72 hours.',
    'office-hours': 'A response within 48 hours.',
    advisory: 'A response within 48 hours.',
    meeting: 'A reply within 7 days.',
  },
  noPromise: 'No date was promised for this kind of request.',
  // `dueOf` in src/flows/myRequests/words.ts decides which of these three shows.
  due: 'Due {date} (Europe/Paris)',
  missed: 'The promised date was missed. The question of that month is yours again.',
  overdue: 'The promised date has passed, and there is no reply yet.',
  sent: 'Sent {date}',
  // `factsOf` in src/flows/myRequests/RequestCard.tsx decides which of these show.
  position: 'Place {position} in the waitlist',
  heldUntil: 'Held until {date} (Europe/Paris)',
  files: 'Files: {names}',
  history: {
    title: 'History',
    actors: { member: 'You', advisor: 'Advisor', clock: 'The clock' },
    // `HistoryStep` in src/flows/myRequests/RequestCard.tsx decides which of these two shows.
    line: '{actor}: {status}',
    note: '{actor}: a note',
  },
  // `Cards` in src/flows/myRequests/MyRequests.tsx decides whether this shows.
  empty: {
    title: 'You have not asked anything yet',
    text: 'Write down the decision you have put off longest. Whatever you ask is kept here, with what was promised and when it is due.',
    action: { name: 'Ask your first question', href: '/asyncq' },
  },
  // The tags `failed` and `stale` in machines/myRequests.machine.ts decide whether this or `stale` shows.
  failed: {
    title: 'Your requests cannot be read right now',
    text: 'Nothing is lost: they are stored, and what you had not sent yet is still in this browser.',
    action: 'Try again',
  },
  stale: {
    title: 'This list may be out of date',
    text: 'The last look for news failed. We keep trying.',
    action: 'Look again',
  },
  // `withdrawable` in machines/myRequests.machine.ts decides which requests have the button.
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw this request?',
    text: 'The advisor stops working on “{subject}”. It stays in your history.',
    // `Withdraw` in src/flows/myRequests/ActionDialogs.tsx shows this for a question that the advisor has not opened.
    quota: 'The advisor has not opened it yet, so you have your question of this month back.',
    keep: 'Keep it',
    confirm: 'Withdraw request',
    busy: 'Withdrawing...',
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
      'It is kept in this browser and goes out by itself as soon as the service can be reached.',
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
      'There is nothing to change in this one: you can send it again as it stands, or throw it away.',
    // `mendFieldsOf` in src/flows/myRequests/mendFields.ts decides by the kind which of these show.
    about: 'What it is about',
    confirmed: 'What you confirmed',
    // `Slots` in src/flows/myRequests/Mending.tsx decides which of these show.
    slotAsked: 'You asked for',
    slotChoice: 'Open slots nearest to it',
    slotHint: 'Time of Paris. Choose one and send it again; everything else stays as you wrote it.',
    slotsLooking: 'Looking which slots are open now...',
    slotsNone:
      'No other slot is open in the next four weeks. What you wrote stays here, and you can try again later.',
    cancel: 'Cancel',
    resend: 'Send again',
    resending: 'Sending...',
    discardTitle: 'Throw this away?',
    // `Discard` in src/flows/myRequests/ActionDialogs.tsx decides which of these two shows.
    discardText:
      'Your words in “{subject}” exist only in this browser. Thrown away, they are gone.',
    dismissText:
      'The request itself is stored and stays in the list. Only what came back leaves this browser.',
    keep: 'Keep it',
    discardConfirm: 'Throw it away',
    discarding: 'Throwing away...',
  },
  // `countOf` in src/flows/shared/limits.ts decides which of these shows.
  /** The characters left in a text near its limit, and the fault of one that exceeds it. */
  room: {
    left: '{count} characters left',
    leftOne: '1 character left',
    over: '{count} characters too many',
    overOne: '1 character too many',
  },
  // `faultAt` in src/flows/shared/limits.ts shows the fault that the machine of the form has found.
  faults: {
    missing: 'Please fill this in.',
    tooLong:
      'Too long: {longest} characters fit here. Nothing has been cut off; please shorten it.',
    notTaken: 'The service could not take this as it stands. Please change it and send it again.',
    notAnAddress: 'Please write an address like name@company.com.',
    notALink: 'Please write a web address like company.com or https://company.com/page.',
  },
  // `sentenceOf` in src/flows/request/RequestFoot.tsx decides whether one of these two shows.
  /** `{field}` is the label of the field that a refusal names. */
  fieldRefused:
    'Not taken: the service could not store “{field}” as it stands. Everything you wrote is kept.',
  tooLong: 'Not sent yet: what is marked is too long. Everything you wrote is kept.',
  // `RequestsProblem` in machines/myRequests.machine.ts lists the reasons; the database or the browser gives one.
  problems: {
    replyMissing: 'Write a reply first.',
    replyTooLong: 'Your reply is too long to be sent. Nothing has been cut off; please shorten it.',
    slotMissing: 'Not sent yet: choose one of the open slots first.',
    incomplete: 'Not sent yet: what is marked needs another look. Everything you wrote is kept.',
    failed: 'That did not work. Nothing has changed; please try again.',
    not_signed_in: 'You are signed out. Sign in, and it goes out in your name.',
    not_allowed: 'Your membership does not include this. What you wrote is kept.',
    invalid:
      'Something in it could not be taken as it stands. Look through your words and send it again.',
    quota_spent:
      'Your questions of this month are used. You can send it again next month, or upgrade.',
    already_requested: 'You have already asked for this slot. One request for it is enough.',
    slot_closed: 'Somebody else has this slot. Choose another one and ask again.',
    slot_past: 'This slot has passed. Choose another one and ask again.',
    already_applied: 'You have already applied for this gathering. Your application stands below.',
    gathering_full: 'This gathering is full.',
    gathering_past:
      'This gathering is over and takes no more applications. What you wrote is kept; choose another gathering.',
    illegal_move:
      'It has moved on in the meantime. Leave this, and the list shows where it stands now.',
    not_found: 'It is not there any more.',
    too_large: 'A file is larger than 10 MB. Send a smaller one.',
    wrong_type: 'A file is of a type that cannot be taken. PDF, PPTX, DOCX, PNG and JPG can.',
    too_many: 'There are more files than one request can hold: at most six.',
    wrong_content:
      'What is in a file is not what its ending says. Save it again in the format of its ending, and attach it to a new request.',
    macros:
      'A file can carry macros, and such files are not opened here. Save it without them or as a PDF, and attach it to a new request.',
    storage_full: 'Your files fill the 200 MB that one account holds. Send a link instead.',
    request_closed: 'This request is closed and takes no more files.',
    too_many_open:
      'You have 20 open requests, the most at one time. Withdraw one under My requests or wait for an answer; what you wrote is kept.',
    not_taken:
      'The service could not take this as it stands. Your words are kept; reload the page and send it again.',
    file_lost:
      'This browser has cleared a file away before it was sent. Attach it to a new request.',
    no_room:
      'This browser has no room to keep it safe while it is sent, so nothing was sent. Allow storage for this site or free some space, and try again.',
  },
  meeting: {
    label: 'One to one',
    title: 'A meeting of two',
    text: 'A meeting has a reason, a project and a value for both sides. Say all three in a sentence each, and you have a reply within 7 days.',
    open: 'Request a 1-on-1 meeting',
    dialogTitle: 'Request a 1-on-1 meeting',
    fields: {
      reason: { label: 'Reason', hint: 'Why the two of us, and why now?' },
      project: { label: 'Project', hint: 'What are you building, and where does it stand?' },
      value: { label: 'Value', hint: 'What would each of us leave with?' },
    },
    // `sentenceOf` in src/flows/request/RequestFoot.tsx decides whether a problem shows this.
    incomplete: 'All fields are required to request a meeting.',
    // `MeetingForm` in src/flows/meetingRequest/MeetingRequest.tsx shows this to visitors.
    signedOut:
      'You are not signed in. You can write and send now: the request waits in this browser until you have an account, so that the reply can reach you.',
    cancel: 'Cancel',
    submit: 'Request meeting',
    submitting: 'Sending...',
    // `Submitted` in src/flows/meetingRequest/MeetingRequest.tsx decides which of these shows.
    submitted: {
      stored: {
        title: 'Request submitted',
        text: 'The advisor has it. You will have a reply within 7 days, and you can follow it under My requests.',
        action: { name: 'My requests', href: '/dashboard' },
      },
      waitingForAccount: {
        title: 'Request submitted',
        text: 'It waits in this browser for your account, so that the reply can reach you. It goes out by itself as soon as you sign in or sign up.',
        action: { name: 'Create an account', href: '/auth?tab=signup' },
      },
      waitingForNetwork: {
        title: 'Request submitted',
        text: 'The service cannot be reached right now. Your request waits in this browser, safe through a reload, and goes out by itself.',
        action: { name: 'My requests', href: '/dashboard' },
      },
    },
    close: 'Close',
  },
} satisfies RequestWords;
