// Path model of the editor of answers: written, with links and files; sent, taken back, and given.
import type { SnapshotFrom } from 'xstate';
import { desk } from '#content/desk.ts';
import { deskAnswerMachine } from '#machines/deskAnswer.machine.ts';
import type {
  AnswerFate,
  AnswerVerdict,
  AttachVerdict,
  TakenBack,
} from '#machines/deskAnswer.machine.ts';
import {
  colleague,
  complete,
  editorInput as input,
  entries,
  sentOf,
  sheet,
} from './desk.samples.ts';
import { probes } from './deskAnswer.probes.ts';
import { definePaths } from './kit/define.ts';
import { leavingWithItsPage, unreachable, wordless } from './support.ts';

type Moment = SnapshotFrom<typeof deskAnswerMachine>;

const words = desk.answer;
const isWithoutFiles = ({ context }: Moment) =>
  context.files.length === 0 && context.waiting.length === 0 && context.fileProblem === null;

const isWithoutLinks = ({ context }: Moment) =>
  context.entries.length === 0 && context.words.diagnosis === context.start.diagnosis;

/** As the editor of a new answer opens. Links, files and drafts are tried from here alone, one kind after the other. */
const isPlain = (snapshot: Moment) =>
  snapshot.context.words.title === '' &&
  snapshot.context.start.title === '' &&
  snapshot.context.problem === null &&
  snapshot.hasTag('open');

/** Nothing else was tried before. */
const isFresh = (snapshot: Moment) => isWithoutFiles(snapshot) && isWithoutLinks(snapshot);

/** A draft that comes later is taken up all the same: it is tried before anything else. */
const mayRestore = (snapshot: Moment) =>
  isPlain(snapshot) && isFresh(snapshot) && !snapshot.hasTag('linking');

export default definePaths({
  machine: deskAnswerMachine,
  input: {
    fresh: { say: 'The advisor begins an answer', input },
    corrected: {
      say: 'The advisor corrects an answer',
      input: { ...input, isCorrection: true, isLater: true, start: complete },
    },
    sent: {
      say: 'The advisor opens a request whose answer a colleague has just sent',
      input: { ...input, sent: sentOf({ by: colleague, isMine: false, seconds: 2 }) },
    },
    returned: {
      say: 'The advisor opens the words that came back',
      input: { ...input, start: complete, failed: 'It was withdrawn.' },
    },
  },
  events: {
    'words.edited': {
      say: ({ field, text }) =>
        text === '' ? `Clear ${words.fields[field]}` : `Write ‘${text}’ as ${words.fields[field]}`,
      samples: {
        title: (snapshot) =>
          snapshot.context.words.title === 'Sign it' || !isFresh(snapshot)
            ? undefined
            : { field: 'title', text: 'Sign it' },
        nothing: ({ context }) =>
          context.words.title === 'Sign it' && context.start.title === ''
            ? { field: 'title', text: '' }
            : undefined,
      },
    },
    'link.requested': {
      say: `Press ${words.link.open}`,
      samples: {
        here: (snapshot) =>
          isPlain(snapshot) && isWithoutFiles(snapshot) && snapshot.context.words.diagnosis === ''
            ? { part: 'diagnosis', start: 0, end: 0 }
            : undefined,
      },
    },
    'query.edited': {
      say: ({ query }) => `Search for ${query}`,
      samples: {
        some: ({ context }) => (context.query === 'pilots' ? undefined : { query: 'pilots' }),
      },
    },
    'hit.pointed': {
      say: ({ at }) => (at === 0 ? 'Go to the first hit' : 'Go to the second hit'),
      samples: {
        second: ({ context }) => (context.query === '' || context.at === 1 ? undefined : { at: 1 }),
        first: ({ context }) => (context.query === '' || context.at === 0 ? undefined : { at: 0 }),
      },
    },
    'hit.chosen': {
      say: 'Press Enter',
      samples: {
        pointed: ({ context }) => {
          const hit = context.query === '' ? undefined : entries[context.at];
          return hit === undefined ? undefined : { title: hit.title, href: hit.href };
        },
      },
    },
    'link.cancelled': { say: `Press ${words.link.cancel}` },
    'files.chosen': {
      say: 'Choose a file',
      samples: {
        one: (snapshot) =>
          isPlain(snapshot) &&
          !snapshot.hasTag('linking') &&
          isWithoutLinks(snapshot) &&
          snapshot.context.files.length === 0 &&
          snapshot.context.waiting.length < 2
            ? { files: [{} as File] }
            : undefined,
      },
    },
    'answer.sent': {
      say: `Press ${words.send}`,
      when: (snapshot) => isFresh(snapshot) || snapshot.hasTag('attaching'),
    },
    'answer.takenBack': { say: `Press ${words.sent.takeBack}` },
    'retry.requested': { say: 'Press the button that tries again' },
    'editor.closed': { say: `Press ${words.close}` },
  },
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words: kept }) =>
          kept === null ? 'Nothing was begun before' : 'An answer was begun before',
        samples: {
          nothing: (snapshot) => (mayRestore(snapshot) ? { words: null } : undefined),
          begun: (snapshot) =>
            mayRestore(snapshot) && snapshot.context.words.title !== complete.title
              ? { words: complete }
              : undefined,
        },
      },
    },
  },
  outcomes: {
    draft: { broken: { fails: 'Storage is refused.', say: 'The draft cannot be kept' } },
    fetchIndex: { found: { gives: entries, say: 'The index arrives' }, unreachable },
    attachFile: {
      stored: {
        gives: { outcome: 'stored', file: sheet } satisfies AttachVerdict,
        say: 'The database keeps the file',
      },
      refused: {
        gives: { outcome: 'refused', message: 'It is too large.' } satisfies AttachVerdict,
        say: 'The database refuses the file',
      },
      unreachable,
      wordless,
    },
    sendAnswer: {
      stored: {
        gives: { outcome: 'stored', sent: sentOf({ seconds: 2 }) } satisfies AnswerVerdict,
        say: 'The database keeps the answer, and gives it to nobody yet',
      },
      faulty: {
        gives: { outcome: 'faulty', faults: ['Sources is empty.'] } satisfies AnswerVerdict,
        say: 'The words are no answer yet',
      },
      refused: {
        gives: { outcome: 'refused', message: 'Grace is at it.' } satisfies AnswerVerdict,
        say: 'The database refuses the answer',
      },
      unreachable,
      wordless,
    },
    takeBack: {
      stored: {
        gives: { outcome: 'stored', words: complete } satisfies TakenBack,
        say: 'The database returns the words',
      },
      late: {
        gives: { outcome: 'refused', message: 'It was given.' } satisfies TakenBack,
        say: 'The database has given it already',
      },
      unreachable,
      wordless,
    },
    readFate: {
      given: { gives: { outcome: 'given' } satisfies AnswerFate, say: 'It was given' },
      waiting: {
        gives: { outcome: 'waiting', sent: sentOf({ seconds: 1 }) } satisfies AnswerFate,
        say: 'It still waits',
      },
      failed: {
        gives: {
          outcome: 'failed',
          failed: { words: complete, message: 'It was withdrawn.' },
        } satisfies AnswerFate,
        say: 'It could not be given',
      },
      unreachable,
    },
  },
  states: {
    deciding: 'It is about to be known whether an answer is on its way',
    'writing.text.resting': 'The four parts can be written in, beside what its member will read',
    'writing.text.linking.fetching': 'A dialog waits for the index',
    'writing.text.linking.failed': 'The dialog says that the index did not arrive',
    'writing.text.linking.ready': 'The dialog lists what is published',
    'writing.files.deciding': 'It is about to be known whether a file waits',
    'writing.files.resting': 'Files can be chosen',
    'writing.files.attaching': 'A line says which file is on its way',
    sending: 'The form is busy: its button says Sending...',
    'sent.counting.ticking': 'A notice says how long it can be taken back',
    'sent.takingBack': 'The notice says that it is being taken back',
    'sent.settling': 'The notice says that it is being found out whether it was given',
    'sent.unsettled': 'A notice says that nobody knows yet whether it was given',
    ended: 'The editor is gone',
  },
  details: ({ context: { words: typed, problem, fileProblem } }) => [
    ...(typed.title === '' ? [] : [`Title: ${typed.title}`]),
    ...(typed.diagnosis === '' ? [] : [`Diagnosis: ${typed.diagnosis}`]),
    ...(problem === null
      ? []
      : [
          `Said in place: ${
            problem.key === 'faulty'
              ? problem.faults.join(' ')
              : problem.key === 'attaching'
                ? words.problems.attaching
                : problem.message || words.problems.failed
          }`,
        ]),
    ...(fileProblem === null ? [] : [`Said of the file: ${fileProblem}`]),
  ],
  probes,
  unheard: leavingWithItsPage,
  resting: ['writing.text.resting', 'writing.files.resting', 'sent.unsettled', 'ended'],
  invariants: {
    'An answer that was sent is on its way from an advisor': ({ snapshot }) =>
      !snapshot.hasTag('sent') || snapshot.context.sent !== null,
    'Nothing is sent while a file is on its way': ({ snapshot }) =>
      !snapshot.matches('sending') || snapshot.context.waiting.length === 0,
    'A link has a place exactly while it is looked for': ({ snapshot }) =>
      snapshot.hasTag('linking') === (snapshot.context.place !== null),
    'No second is shown below one': ({ snapshot }) =>
      !snapshot.matches({ sent: 'counting' }) || snapshot.context.secondsLeft >= 1,
  },
});
