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
      'Too long: the limit is {longest} characters. Nothing has been cut off; please shorten it.',
    notTaken: 'The service could not accept this. Please change it and send it again.',
    notAnAddress: 'Please write an address like name@company.com.',
    notALink: 'Please write a web address like company.com or https://company.com/page.',
  },
  // `sentenceOf` in src/flows/request/RequestFoot.tsx decides whether one of these two shows.
  /** `{field}` is the label of the field that a refusal names. */
  fieldRefused:
    'Not accepted: the service could not store “{field}.” Everything you wrote is kept.',
  tooLong: 'Not sent yet: the marked text is too long. Everything you wrote is kept.',
  // `RequestsProblem` in machines/myRequests.machine.ts lists the reasons; the database or the browser gives one.
  problems: {
    replyMissing: 'Write a reply first.',
    replyTooLong: 'Your reply is too long to be sent. Nothing has been cut off; please shorten it.',
    slotMissing: 'Not sent yet: choose one of the open slots first.',
    incomplete: 'Not sent yet: the marked fields need another look. Everything you wrote is kept.',
    failed: 'That did not work. Nothing has changed; please try again.',
    not_signed_in: 'You are signed out. Sign in to send this in your name.',
    not_allowed: 'Your membership does not include this. What you wrote is kept.',
    invalid: 'Something in what you wrote could not be accepted. Check it and send it again.',
    quota_spent:
      'You have used your questions for this month. You can send it again next month, or upgrade.',
    already_requested: 'You have already asked for this slot. One request for it is enough.',
    call_open:
      'You have an advisory call already, and one can be open at a time. Ask for another slot or withdraw it under My requests; what you wrote is kept.',
    slot_closed: 'Someone else has this slot. Choose another one and ask again.',
    slot_past: 'This slot has passed. Choose another one and ask again.',
    already_applied: 'You have already applied for this gathering. Your application is below.',
    gathering_full: 'This gathering is full.',
    gathering_past:
      'This gathering is over and takes no more applications. What you wrote is kept; choose another gathering.',
    illegal_move:
      'The request has changed in the meantime. Close this to see its current status in the list.',
    not_found: 'The request no longer exists.',
    too_large: 'A file is larger than 10 MB. Send a smaller one.',
    wrong_type: 'One file has a type we cannot accept. We accept PDF, PPTX, DOCX, PNG and JPG.',
    too_many: 'There are too many files: a request can have up to six.',
    wrong_content:
      'The content of one file does not match its extension. Save it again in the right format and attach it to a new request.',
    macros:
      'One file can contain macros, and we do not open such files. Save it without them or as a PDF, and attach it to a new request.',
    storage_full: 'Your files have reached the 200 MB limit of an account. Send a link instead.',
    request_closed: 'This request is closed and takes no more files.',
    too_many_open:
      'You have 20 open requests, which is the limit. Withdraw one under My requests or wait for an answer; what you wrote is kept.',
    not_taken:
      'The service could not accept this. Your words are kept; reload the page and send them again.',
    file_lost: 'This browser deleted a file before it was sent. Attach it to a new request.',
    no_room:
      'This browser has no room to keep your request safe while it is sent, so nothing was sent. Allow storage for this site or free up some space, and try again.',
  },
  meeting: {
    label: 'One to one',
    title: 'Meet 1-on-1',
    text: 'Describe three things in a sentence each: the reason, the project, and what both sides would gain. You will have a reply within 7 days.',
    open: 'Request a 1-on-1 meeting',
    dialogTitle: 'Request a 1-on-1 meeting',
    fields: {
      reason: { label: 'Reason', hint: 'Why the two of us, and why now?' },
      project: { label: 'Project', hint: 'What are you building, and how far along is it?' },
      value: { label: 'Value', hint: 'What would each of us leave with?' },
    },
    // `sentenceOf` in src/flows/request/RequestFoot.tsx decides whether a problem shows this.
    incomplete: 'All fields are required to request a meeting.',
    // `MeetingForm` in src/flows/meetingRequest/MeetingRequest.tsx shows this to visitors.
    signedOut:
      'You are not signed in. You can write and send now: the request will wait in this browser until you have an account, so that the reply can reach you.',
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
        text: 'It is waiting in this browser for your account, so that the reply can reach you. It is sent automatically as soon as you sign in or sign up.',
        action: { name: 'Create an account', href: '/auth?tab=signup' },
      },
      waitingForNetwork: {
        title: 'Request submitted',
        text: 'The service cannot be reached right now. Your request is waiting in this browser. It survives a reload and is sent automatically.',
        action: { name: 'My requests', href: '/dashboard' },
      },
    },
    close: 'Close',
  },
} satisfies Pick<
  RequestWords,
  'room' | 'faults' | 'fieldRefused' | 'tooLong' | 'problems' | 'meeting'
>;
