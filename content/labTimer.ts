// The second curve timer as it is used in the page. Its questions and readings are those of files/second-curve-timer.md; a test compares them.
import type { LabTimerWords } from './schema.lab.ts';

export const labTimer = {
  label: 'Use it here',
  title: 'Twelve questions, answered twice',
  lede: 'Answer for a year ago as honestly as you can, and have someone who was there check that column. The result depends on how many answers have turned from yes to no, not on how many are no today.',
  before: 'A year ago',
  now: 'Today',
  yes: 'Yes',
  no: 'No',
  question: 'Question',
  counts: '{given} of 24 answers given',
  questions: [
    {
      id: 'q1',
      text: 'Do the candidates we want most say yes within a week?',
      countsDouble: true,
    },
    {
      id: 'q2',
      text: 'Were most of our last ten improvements asked for by someone who pays?',
      countsDouble: false,
    },
    {
      id: 'q3',
      text: 'Do customers notice those improvements before we point them out?',
      countsDouble: false,
    },
    { id: 'q4', text: 'Do new customers buy without a discount?', countsDouble: false },
    {
      id: 'q5',
      text: 'Does our best customer recommend us without being asked?',
      countsDouble: false,
    },
    {
      id: 'q6',
      text: 'Could a customer say, without help, what we do better than anyone else?',
      countsDouble: false,
    },
    {
      id: 'q7',
      text: 'Is the time from first call to order holding steady or getting shorter?',
      countsDouble: false,
    },
    { id: 'q8', text: 'Do rivals copy us more than we copy them?', countsDouble: false },
    {
      id: 'q9',
      text: 'Do we say "more" in board meetings, rather than "still"?',
      countsDouble: true,
    },
    {
      id: 'q10',
      text: 'Is our best person working on something that did not exist twelve months earlier?',
      countsDouble: false,
    },
    {
      id: 'q11',
      text: 'In the past twelve months, have we stopped doing something that worked?',
      countsDouble: false,
    },
    {
      id: 'q12',
      text: 'Would we win two-thirds of our customers again if we were starting over?',
      countsDouble: true,
    },
  ],
  alike: {
    label: 'Did two people answer?',
    hint: 'Of these three questions, check those that a founder and someone on the team answered the same way without conferring. If the answer to a checked question has turned, it counts double.',
  },
  ask: 'Show the result',
  // `Asking` in src/flows/labDiagnostic/LabTimer.tsx decides whether these two show.
  missing:
    'Still missing: {count} of 24 answers. They are marked; everything that you answered is kept.',
  missingMark: 'An answer is missing here.',
  resultLabel: 'Result',
  reopen: 'Change the answers',
  // `turnedIn` and `countOf` in machines/labDiagnostic.machine.ts decide which of these shows.
  turned: {
    none: 'No answer has turned.',
    one: 'One answer has turned.',
    many: '{count} answers have turned.',
    doubled: 'Where two people agreed, answers count double: that makes {count}.',
    list: 'What turned from yes to no',
    countsDouble: 'counts double',
  },
  figure: {
    label: 'Twelve lines, from the answer a year ago to the answer today',
    before: 'A year ago',
    now: 'Today',
    yes: 'Yes',
    no: 'No',
    caption:
      'Each line is a question. A line that falls from yes to no has turned and is marked with its number.',
  },
  // `readingOf` in machines/labDiagnostic.machine.ts decides which of these is marked.
  readings: {
    nothing: { range: '0 to 2', text: 'Nothing. Repeat it in two quarters.' },
    name: {
      range: '3 to 5',
      text: 'Name the person who will start the next thing, and the day they stop doing this one.',
    },
    late: {
      range: '6 or more',
      text: 'You are late. Look at your cash first, and choose something smaller.',
    },
  },
  writeDown: {
    title: 'Write down',
    lines: [
      'The person',
      'The day',
      'What they may spend, in money and in people',
      'What we will see if it works, and when',
      'Who keeps this page',
    ],
  },
  warning:
    'The timer is Experimental. It was built by looking back, which makes it wise about the past. Use it to start a conversation, not to end one.',
} satisfies LabTimerWords;
