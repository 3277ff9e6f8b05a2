// The assumption canvas as it is used in the page. Its cells, ways and columns are those of files/assumption-canvas.md; a test compares them.
import type { LabCanvasWords } from './schema.lab.ts';

export const labCanvas = {
  label: 'Use it here',
  title: 'Nine fields, and the corner that matters',
  lede: 'Write each assumption on a note and place it. Across: how little we know about it. Up: how much breaks if it is wrong. The notes in the corner are your work for the quarter.',
  grid: 'The canvas',
  corner: 'The corner',
  // `CanvasGrid` in src/flows/labCanvas/CanvasGrid.tsx shows this at the corner, the next in an empty field.
  cornerCount: '{count} of 4',
  empty: 'Nothing here.',
  evidence: [
    { id: 'evidence', label: 'We have evidence' },
    { id: 'heard', label: 'We have heard it' },
    { id: 'madeUp', label: 'We made it up' },
  ],
  stakes: [
    { id: 'dies', label: 'The plan dies' },
    { id: 'changes', label: 'The plan changes' },
    { id: 'annoyed', label: 'We are annoyed' },
  ],
  note: {
    label: 'Assumption',
    hint: 'A sentence that could be false: "A hospital with 400 beds signs within nine months."',
    add: 'Add the note',
    tray: 'Still to be placed',
    // `LabCanvas` in src/flows/labCanvas/LabCanvas.tsx shows this while no note waits for its place.
    trayEmpty: 'Every note has its place.',
    left: 'Move to the left',
    up: 'Move up',
    down: 'Move down',
    right: 'Move to the right',
    place: 'Place of',
    unplaced: 'Choose a place',
    remove: 'Remove',
  },
  ways: "Choose a place from a note's list, press its arrows, or drag it.",
  // `faultOf` in machines/labCanvas.machine.ts decides on the first three, guards of the same file on the others.
  problems: {
    blank: 'There is no sentence yet. Write one that could be false.',
    mood: 'That is a mood. Write a sentence that could be false: who does what, how much, and when. Your words are still in the box.',
    twice: 'This note is on the canvas already. Your words are still in the box.',
    cornerFull:
      'The corner has room for four notes. A fifth means that you have not decided which ones matter: argue until one of the four moves down. This note stays where it was.',
    incomplete:
      'Say what was learned and from whom. Without both, the note stays where it is; what you wrote is kept.',
  },
  // `LabCanvas` in src/flows/labCanvas/LabCanvas.tsx shows the form in the note that moves to the left.
  learning: {
    title: 'What was learned, and from whom?',
    text: 'A note moves to the left only if you say what was learned. This one would move to "{place}".',
    what: 'What was learned',
    whom: 'From whom',
    keep: 'Move the note',
    drop: 'Leave it where it is',
    // `CanvasQuarter` in src/flows/labCanvas/CanvasQuarter.tsx shows these once a note has moved.
    log: 'What moved to the left',
    entry: '{what} From {whom}.',
  },
  quarter: {
    title: 'The quarter',
    text: 'One line for each note in the corner.',
    // `CanvasQuarter` in src/flows/labCanvas/CanvasQuarter.tsx decides whether this or `text` shows.
    empty: 'A note in the corner gets its line here.',
    assumption: 'Assumption',
    fields: [
      { id: 'falsify', label: 'What would prove it false' },
      { id: 'cheapest', label: 'Cheapest way to find out' },
      { id: 'who', label: 'Who' },
      { id: 'by', label: 'By' },
    ],
  },
  // `LabCanvas` in src/flows/labCanvas/LabCanvas.tsx shows this while the removal can be undone.
  removed: '"{note}" was removed.',
  help: {
    title: 'Ways to find out, from cheapest to most expensive',
    ways: [
      'Ask someone who would lose money if it were true.',
      'Find the five people who tried it before, and ask why they stopped.',
      'Offer it at a price before it exists, and say that it does not exist yet.',
      'Do it by hand for one customer.',
      'Build it.',
    ],
  },
} satisfies LabCanvasWords;
