// The decision ledger as it is used in the page. Its columns and its four fields are those of files/decision-ledger.md; a test compares them.
import type { LabLedgerWords } from './schema.labSheets.ts';

export const labLedger = {
  label: 'Use it here',
  title: 'Six columns before, one column after',
  lede: 'Fill in a line before you announce the decision. On the day you name, its owner says what happened. A line can be taken back until you write the next one; after that it is never changed or deleted.',
  form: 'The next decision',
  fields: [
    { id: 'decision', label: 'Decision', hint: 'What you will announce.' },
    { id: 'owner', label: 'Owner', hint: 'One person, by name.' },
    {
      id: 'expect',
      label: 'We expect',
      hint: 'A number or an event that a stranger could check.',
    },
    { id: 'knowBy', label: 'We know by', hint: 'The day the owner adds the last column.' },
    { id: 'reverseIf', label: 'We reverse it if', hint: 'What would change your mind earlier.' },
  ],
  add: 'Enter the decision',
  // `LedgerForm` in src/flows/decisionLedger/LedgerForm.tsx shows these two until something else is written.
  added: 'The line is in the ledger.',
  takeBack: 'Take the line back',
  problems: {
    incomplete: 'This column is empty. A decision that does not survive a column is not ready.',
    nobody: '"We" has never been asked what it expected. Name one person.',
    open: 'Say what happened, and choose a result and a reason.',
  },
  lines: {
    title: 'The ledger',
    empty: 'No decision is in the ledger yet.',
    date: 'Date',
    undated: 'Without a date',
    due: 'Due',
    came: 'What happened',
    close: 'Say what happened',
    awaited: 'Not known yet',
  },
  closing: {
    title: 'What came of it?',
    what: 'What happened',
    result: 'Result',
    reason: 'Reason',
    keep: 'Add it to the line',
    drop: 'Not yet',
  },
  result: { good: 'Result good', bad: 'Result bad' },
  reason: { expected: 'Reason as expected', other: 'Reason differs' },
  year: {
    title: 'Once a year',
    text: 'Read the upper right aloud. Those are the decisions you are proud of without cause.',
    none: 'No line.',
    fields: [
      {
        id: 'known',
        result: 'good',
        reason: 'expected',
        text: 'You know something. Do it again',
      },
      {
        id: 'lucky',
        result: 'good',
        reason: 'other',
        text: 'You were lucky. Find out before the weather changes',
      },
      {
        id: 'risk',
        result: 'bad',
        reason: 'expected',
        text: 'Bad luck, or a risk you took knowingly. Leave the owner alone',
      },
      { id: 'habit', result: 'bad', reason: 'other', text: 'You have a habit. Give it a name' },
    ],
  },
} satisfies LabLedgerWords;
