// The reverse pre-mortem as it is used in the page. Its table and sentences are those of files/reverse-premortem.md; a test compares them.
import type { LabPremortemWords } from './schema.labSheets.ts';

export const labPremortem = {
  label: 'Use it here',
  title: 'Two years from now, it has worked',
  lede: 'It has worked far better than you hoped. Do not discuss how likely that is. Write what you did in the first month, read it aloud, and choose three things for next week.',
  warning:
    'This method is Archived: it serves careful teams and harms optimistic ones. If three of the first five sentences your team says about a plan are about what could go wrong, go on.',
  steps: [
    {
      id: 'writing',
      label: 'Alone',
      text: 'Ten minutes. Everyone writes three sentences in the past tense, each with a name and a day.',
    },
    {
      id: 'reading',
      label: 'Aloud',
      text: 'Fifteen minutes. Everyone reads, nobody comments. Check what was said twice, then choose three.',
    },
    {
      id: 'planning',
      label: 'The week',
      text: 'Fifteen minutes. Each of the three gets a person, a day and a price.',
    },
  ],
  sentence: {
    label: 'What did we do in the first month?',
    hint: '"On the second Tuesday, Ana called the plant that had refused us."',
    add: 'Add the sentence',
    remove: 'Remove',
    empty: 'No sentence yet.',
    title: 'What we did',
  },
  toReading: 'Read them aloud',
  toPlanning: 'Plan the week',
  backToWriting: 'Back to writing',
  backToReading: 'Back to the sentences',
  reading: {
    title: 'Read, and nobody comments',
    twice: 'Said twice',
    choose: 'For next week',
    chosen: '{count} of 3 chosen',
  },
  signs: {
    label: 'The sentences to look for',
    hint: 'Check each kind that you heard.',
    // `PremortemPlanning` in src/flows/reversePremortem/PremortemPlanning.tsx shows this where none of the five was heard.
    none: 'None of the five appears: the team has written about luck. Go back and write again.',
    options: [
      { id: 'called', label: 'We called someone we had been too shy to call.' },
      { id: 'priced', label: 'We priced it like something that works.' },
      {
        id: 'best',
        label: 'We put the best person on it, not the one who happened to be free.',
      },
      { id: 'stopped', label: 'We stopped something else the same day.' },
      { id: 'promised', label: 'We made a promise, with a date, to someone outside.' },
    ],
  },
  plan: {
    title: 'Three things that start next week',
    what: 'What we did in the first month',
    others: 'Also written',
    fields: [
      { id: 'who', label: 'Who did it' },
      { id: 'day', label: 'Which day next week it starts' },
      { id: 'cost', label: 'What it costs if we are wrong' },
    ],
  },
  problems: {
    blank: 'There is no sentence yet. Write one thing that somebody did.',
    mood: '"We were bold" does not count. Say who did what, and when. Your words are still in the box.',
    same: 'This sentence is on the list. Check it as said twice when you read aloud.',
    few: 'Write three sentences before you read.',
    fourth: 'Three are chosen. Take one of them off before you choose another.',
    three: 'Choose three sentences for the week.',
  },
  after:
    'Within a week, do the ordinary pre-mortem as well: it is two years later, and the project has failed. Why?',
  removed: '"{sentence}" was removed.',
} satisfies LabPremortemWords;
