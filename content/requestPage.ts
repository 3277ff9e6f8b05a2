// What the page of one request says, and the page of its answer.
import type { RequestPageWords } from './schema.requestPage.ts';

export const requestPage = {
  title: 'Your request',
  description: 'Your request, its status and its answer.',
  loading: 'Loading your request...',
  // `Stale` in src/flows/requestPage/Trouble.tsx shows this of a copy in this browser.
  seen: 'Seen {date}.',
  all: { name: 'My requests', href: '/dashboard#requests' },
  // `askedOf` in src/flows/requestPage/asked.ts decides which of these two shows for a tick.
  yes: 'Yes',
  no: 'No',
  asked: {
    label: 'Asked',
    title: 'What you asked',
    // `Asked` in src/flows/requestPage/Asked.tsx shows this for a request without answers.
    nothing: 'This kind of request has no text from you.',
  },
  files: {
    title: 'Files',
    // `Files` in src/flows/requestPage/Files.tsx decides which of these show.
    none: 'This request has no files.',
    yours: 'You sent',
    theirs: 'With the answer',
    // `VoiceNote` in src/flows/notePlayback/VoiceNote.tsx decides by the state which of these show.
    play: 'Play voice note',
    fetching: 'Fetching...',
    noteFailed: "The voice note didn't load. It is stored; please try again.",
  },
  status: { label: 'Status', title: 'Current status' },
  // `Answered` in src/pages/request/RequestPage.tsx shows this once there is an answer.
  answer: {
    label: 'Answer',
    title: 'The answer',
    text: 'Signed by {name} on {date}.',
    read: 'Read the answer',
  },
  // The tags of machines/requestPage.machine.ts decide which of these three shows.
  missing: {
    title: 'There is no such request',
    text: 'Either there was never a request at this address, or it belongs to another account. Everything you asked is under My requests.',
  },
  failed: {
    title: "We can't load this request right now",
    text: 'Nothing is lost: your request is stored, and it will be back as soon as we can reach the service.',
    action: 'Try again',
  },
  stale: {
    title: 'This may be out of date',
    text: 'The service cannot be reached. This is the request as you last saw it. We keep trying.',
    action: 'Check again',
  },
  document: {
    title: 'The answer',
    description: 'The answer to your question, dated and signed.',
    eyebrow: 'Answer',
    back: 'Everything about this request',
    signed: 'Signed by {name}, {date}',
    question: 'The question',
    files: 'Files with the answer',
    parts: {
      diagnosis: 'Diagnosis',
      recommendation: 'Recommendation',
      nextStep: 'Next step',
      sources: 'Sources',
    },
    // `Versions` in src/pages/request/AnswerSheet.tsx shows these once an answer was corrected.
    versions: {
      title: 'What changed',
      line: 'Version {version}, {date}',
      first: 'The answer as it was first given.',
      current: 'You are reading this version.',
    },
    // The tags of machines/forwarding.machine.ts decide which of these show.
    forwarding: {
      label: 'Forward it',
      none: 'Only you can read this page. Anyone with a link can read the answer, but nothing else of yours.',
      make: 'Create a link',
      making: 'Creating a link...',
      there:
        'There is a link to this answer. Anyone who has it can read the answer, but nothing else of yours.',
      hidden:
        'The link is shown only when it is created. If you have lost it, revoke it and create another one.',
      field: 'Link to the answer',
      copy: 'Copy link',
      copied: 'Copied',
      byHand: 'This browser could not copy it. Select it in the field and copy it yourself.',
      done: 'Done',
      revoke: 'Revoke link',
      confirm: {
        title: 'Revoke the link?',
        text: 'Anyone who opens it from now on will see that it was revoked. A new link has a different address.',
        keep: 'Keep it',
        revoke: 'Revoke it',
        busy: 'Revoking...',
      },
      failed: 'That did not work. Nothing has changed; please try again.',
    },
    // `None` in src/pages/request/AnswerPage.tsx shows this for a request without an answer.
    none: {
      title: 'There is no answer here yet',
      text: 'As soon as the advisor has signed one, it will appear here. We will tell you by email.',
    },
  },
  // The tags of machines/forwardedAnswer.machine.ts decide which of these shows.
  forwarded: {
    title: 'A forwarded answer',
    description: 'An answer that a member of Axis One has forwarded.',
    eyebrow: 'Forwarded answer',
    loading: 'Loading the answer...',
    revoked: {
      title: 'This link was revoked',
      text: 'The person who sent it to you has taken it back. If you still need the answer, ask that person for it.',
    },
    deleted: {
      title: 'This answer was deleted',
      text: 'What this link led to is no longer stored.',
    },
    unknown: {
      title: 'There is nothing at this link',
      text: 'Part of the link may be missing. Ask for the whole link again.',
    },
    failed: {
      title: "We can't load the answer right now",
      text: 'The link may be fine. Try again in a moment.',
      action: 'Try again',
    },
    more: { name: 'What Axis One is', href: '/' },
  },
} satisfies RequestPageWords;
