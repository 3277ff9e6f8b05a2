// What the page of one request says, and the page of its answer.
import type { RequestPageWords } from './schema.requestPage.ts';

export const requestPage = {
  title: 'Your request',
  description: 'One request, and what became of it.',
  loading: 'Reading your request...',
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
    nothing: 'This kind of request has no words of yours.',
  },
  files: {
    title: 'Files',
    // `Files` in src/flows/requestPage/Files.tsx decides which of these show.
    none: 'No files belong to this request.',
    yours: 'You sent',
    theirs: 'With the answer',
    // `VoiceNote` in src/flows/requestPage/VoiceNote.tsx decides by the state which of these show.
    play: 'Play voice note',
    fetching: 'Fetching...',
    noteFailed: 'The voice note did not arrive. It is stored; please try again.',
  },
  standing: { label: 'Status', title: 'Where it stands' },
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
    text: 'Either nothing was ever at this address, or it belongs to another account. Everything you asked stands under My requests.',
  },
  failed: {
    title: 'This request cannot be read right now',
    text: 'Nothing is lost: it is stored, and it is here again as soon as the service can be reached.',
    action: 'Try again',
  },
  stale: {
    title: 'This may be out of date',
    text: 'The service cannot be reached. This is the request as you saw it last. We keep trying.',
    action: 'Look again',
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
    // `None` in src/pages/request/AnswerPage.tsx shows this for a request without an answer.
    none: {
      title: 'There is no answer here yet',
      text: 'As soon as the advisor has signed one, it is at this address. You are told by mail.',
    },
  },
} satisfies RequestPageWords;
