// Signal triage as it is used in the page. Its questions and columns are those of files/signal-triage.md; a test compares them.
import type { LabTriageWords } from './schema.labSheets.ts';

export const labTriage = {
  label: 'Use it here',
  title: 'Four questions, and the first no ends it',
  lede: 'Write down one thing that you read, and answer in order. If it fails, drop it. If it passes, it gets a line in your log, with what you would do about it.',
  signal: {
    label: 'Signal',
    hint: 'One sentence: who did what. "A third hospital in a row has asked for it in writing."',
    begin: 'Ask the four questions',
    // `TriageAsking` in src/flows/signalTriage/TriageAsking.tsx shows this above the sentence while it is asked about.
    now: 'The signal',
  },
  questions: [
    {
      id: 'paid',
      text: 'Did somebody pay for it?',
      yes: 'A filing, an order, a tender, a layoff, a fee not paid',
      no: 'An opinion, a survey, a prediction, a round that was announced',
    },
    {
      id: 'otherwise',
      text: 'Could it have been otherwise?',
      yes: 'It is new, or it stopped',
      no: 'It happens every autumn',
    },
    {
      id: 'change',
      text: 'Does it change a price, a permission or a habit?',
      yes: 'One of the three, and you can say whose',
      no: 'It changes what people talk about',
    },
    {
      id: 'date',
      text: 'Is there a date by which it could show itself to be wrong?',
      yes: '"Wrong if the tenders have dropped it by next June"',
      no: '"In the long run"',
    },
  ],
  number: 'Question {number} of 4',
  yes: 'Yes',
  no: 'No',
  yesLooks: 'Yes looks like',
  noLooks: 'No looks like',
  back: 'Back',
  // `TriageAsking` in src/flows/signalTriage/TriageAsking.tsx shows these after a no.
  stopped: {
    title: 'Question {number} ends it.',
    text: 'You answered no to "{question}" Let it go without remorse.',
    drop: 'Drop it and take the next',
    back: 'Change the answer',
  },
  note: {
    title: 'It passed all four.',
    text: 'Give it a line. The last column can wait, but delete the line if that column is still empty after a month.',
    add: 'Add to the log',
  },
  fields: [
    { id: 'payer', label: 'Who paid' },
    { id: 'changes', label: 'What it changes' },
    { id: 'wrongIf', label: 'Wrong if, and when' },
    { id: 'would', label: 'What we would do' },
  ],
  problems: {
    blank: 'Write the signal first: one sentence that says who did what.',
    incomplete: 'This column is still empty. What you wrote in the others is kept.',
  },
  log: {
    title: 'The log',
    empty: 'Nothing has passed yet. Expect three to six lines from two hundred items.',
    date: 'Date',
    signal: 'Signal',
    undated: 'Without a date',
    remove: 'Delete the line',
    // `TriageLog` in src/flows/signalTriage/TriageLog.tsx shows this beside a line whose last column is empty.
    idle: 'Still without an action',
    count: '{count} lines in the log.',
    one: '1 line in the log.',
  },
  dropped: {
    none: 'Nothing has been dropped yet.',
    one: '1 signal was dropped.',
    many: '{count} signals were dropped.',
    title: 'What ended them',
    by: '{question}: {count}',
  },
  removed: '"{line}" was deleted from the log.',
} satisfies LabTriageWords;
