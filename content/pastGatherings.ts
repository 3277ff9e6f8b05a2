// Gatherings of the Open Circle that have been, the latest first: their question, and what was said, a paragraph each. Nobody is named:
// what is said at a table stays there, and what can be of use to others stands here. An id is that of the gathering when it was ahead.
import { builtOn } from './builtOn.ts';
import type { PastGathering, PastGatheringWords } from './schema.items.ts';

export const pastGatheringWords = {
  label: 'Earlier gatherings',
  title: 'What was said',
  note: 'Sample notes, written for this demo: they show what a host sends to the guests a week later.',
} satisfies PastGatheringWords;

const notes: readonly PastGathering[] = [
  {
    id: 'zurich-salon-2026-10-22',
    title: 'Zurich salon',
    date: '2026-10-22',
    eventType: 'salon',
    seats: 10,
    question: 'What does a hospital need in writing before it signs?',
    said: 'Two buyers brought the folders that their committees read. There were no slides in them, only a page on who is called at night, the last security audit, and the name of a hospital that had stopped using the product. The founders had none of the three with them. By the end of the evening, each had written the page about night calls, and one found that the phone number on it was his own.',
  },
  {
    id: 'london-dinner-2026-09-22',
    title: 'London dinner',
    date: '2026-09-22',
    eventType: 'dinner',
    seats: 8,
    question: 'When is a bridge round a mistake?',
    said: 'Four of the eight had raised a bridge. Two called it the right decision; each of these two had tied it to a single result, with a date, that the team was already working toward. The other two had raised theirs to buy time, and spent that time raising again. The table agreed on a test: if nothing in the plan changes on the day the money arrives, the money only pays for delay.',
  },
  {
    id: 'berlin-salon-2026-09-17',
    title: 'Berlin salon',
    date: '2026-09-17',
    eventType: 'salon',
    seats: 12,
    question: 'Which number in your deck would you take out?',
    said: 'Every founder took out one number, and most took out the size of the market. The investors in the room said that they skip it anyway and look for the price of the last sale. One founder had not sold anything yet. Instead, she told the room what a failed unit costs her customer per hour, and nobody asked about anything else.',
  },
  {
    id: 'paris-walk-2026-09-10',
    title: 'Paris walk',
    date: '2026-09-10',
    eventType: 'walk',
    seats: 4,
    question: 'What are you still doing because you said you would?',
    said: 'Four people walked past three locks and named four promises made before their companies knew better: a free pilot in its third year, a second office, a board seat for a former boss, a conference every spring. Each took less than a minute to describe to a stranger. Two of the four were canceled by email that same evening.',
  },
  {
    id: 'lisbon-dinner-2026-09-03',
    title: 'Lisbon dinner',
    date: '2026-09-03',
    eventType: 'dinner',
    seats: 8,
    question: 'Who did you hire too late?',
    said: 'The answers were duller than expected, and more useful: someone for payroll, a lab manager, someone to answer customers. Nobody named an executive. What had delayed each hire was a founder who did the work well enough to hide what it cost. One guest had spent a month listing the hours she put into such work in the evenings; they added up to half a job.',
  },
  {
    id: 'tallinn-conference-2026-08-20',
    title: 'Tallinn conference',
    date: '2026-08-20',
    eventType: 'conference',
    seats: 15,
    question: 'Which measurement did you stop believing?',
    said: 'Five papers, an hour each, authors last. Two of the papers failed on the same question: who chose the sample? One group had tested its sensor on the machines that its first customer was proudest of; another had surveyed the users who answer surveys. Both papers had a sentence on page three that gave the problem away, and neither group had taken it as a warning. The paper that held up best came from authors who had been wrong once before and said so in its first line.',
  },
];

/** Those that are over on the day of the build. */
export const pastGatherings = notes.filter(({ date }) => date < builtOn);
