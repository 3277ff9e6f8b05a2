// The second curve timer as it is used in the page. Its questions and readings are those of files/second-curve-timer.md; a test compares them.
import type { LabTimerWords } from './schema.lab.ts';

export const labTimer = {
  label: 'Use it here',
  title: 'Twelve questions, answered twice',
  lede: 'Answer for a year ago as honestly as you can, and have somebody who was there check that column. What counts is not the number of noes. It is how many answers have turned.',
  before: 'A year ago',
  now: 'Today',
  yes: 'Yes',
  no: 'No',
  question: 'Question',
  counts: '{given} of 24 answers given',
  questions: [
    {
      id: 'q1',
      text: 'Do the candidates whom we want most say yes within a week?',
      countsDouble: true,
    },
    {
      id: 'q2',
      text: 'Were most of our last ten improvements asked for by somebody who pays?',
      countsDouble: false,
    },
    { id: 'q3', text: 'Are they easier to notice than to sell?', countsDouble: false },
    { id: 'q4', text: 'Do new customers come without a discount?', countsDouble: false },
    {
      id: 'q5',
      text: 'Does our best customer show us to others unasked?',
      countsDouble: false,
    },
    {
      id: 'q6',
      text: 'Could a customer name, without help, what we do better than anybody?',
      countsDouble: false,
    },
    {
      id: 'q7',
      text: 'Is the time from first call to order stable or shorter?',
      countsDouble: false,
    },
    { id: 'q8', text: 'Do rivals copy us rather than we them?', countsDouble: false },
    {
      id: 'q9',
      text: 'Do we say "more" in board meetings, rather than "still"?',
      countsDouble: true,
    },
    {
      id: 'q10',
      text: 'Does our best person work on something that did not exist a year ago?',
      countsDouble: false,
    },
    {
      id: 'q11',
      text: 'Have we stopped something this year that worked?',
      countsDouble: false,
    },
    {
      id: 'q12',
      text: 'Would we win two thirds of our customers again, today, from nothing?',
      countsDouble: true,
    },
  ],
  alike: {
    label: 'Did two people answer?',
    hint: 'Tick what a founder and somebody from the team answered alike, without having talked. If it turned, it counts double.',
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
    doubled: 'With what two people answered alike, they count as {count}.',
    list: 'What turned from yes to no',
    countsDouble: 'counts double',
  },
  figure: {
    label: 'Twelve lines, from the answer a year ago to the answer of today',
    before: 'A year ago',
    now: 'Today',
    yes: 'Yes',
    no: 'No',
    caption: 'Each line is a question. What falls from yes to no has turned, and bears its number.',
  },
  // `readingOf` in machines/labDiagnostic.machine.ts decides which of these is marked.
  readings: {
    nothing: { range: '0 to 2', text: 'Nothing. Repeat it in two quarters.' },
    name: {
      range: '3 to 5',
      text: 'Name the person who will begin the next thing, and the day on which they stop doing this one.',
    },
    late: {
      range: '6 or more',
      text: 'You should have done so. Look at your cash first, and choose something smaller.',
    },
  },
  writeDown: {
    title: 'Write down',
    lines: [
      'The person',
      'The day',
      'What they may spend, in money and in people',
      'What we shall see if it works, and by when',
      'Who keeps this page',
    ],
  },
  warning:
    'The timer is Experimental. It was built from looking back, which makes it wise about the past. Use it to begin a conversation, not to end one.',
} satisfies LabTimerWords;
