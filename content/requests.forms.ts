// What every form says that sends a request: what is wrong with it, and the request for a meeting. It is apart from
// content/requests.ts, which adds it, because pages with a form do not show the member's requests.
import type { RequestWords } from './schema.requests.ts';

export const requestForms = {
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
} satisfies Pick<
  RequestWords,
  'room' | 'faults' | 'fieldRefused' | 'tooLong' | 'problems' | 'meeting'
>;
