// Path model of the access to a tool of the lab: a plan, none, one that has ended, and what was saved.
import { labAccessMachine } from '#machines/labAccess.machine.ts';
import { definePaths } from './kit/define.ts';
import { ledgerSheet } from './labAccess.samples.ts';

export default definePaths({
  machine: labAccessMachine,
  input: {
    ledger: { say: 'A reader opens the decision ledger', input: { tool: 'decision-ledger' } },
  },
  events: {
    'sheet.wanted': {
      say: ({ as }) => (as === 'file' ? 'Press Save as a file' : 'Press Print'),
      samples: { file: { as: 'file' }, paper: { as: 'paper' } },
    },
  },
  environment: {
    // Its own states are in its own model: it reports nothing.
    handOut: {},
    memberFeed: {
      'member.absent': { say: 'No user is signed in' },
      'member.free': { say: 'A free member is signed in' },
      'member.flagged': { say: 'A member is signed in whose browser alone says Premium' },
      'member.premium': { say: 'A premium member is signed in' },
    },
  },
  outcomes: {
    memberFeed: {
      broken: { fails: 'The session is unreachable.', say: 'The site cannot say who is here' },
    },
    readSheet: {
      kept: { gives: { sheet: ledgerSheet }, say: 'This browser has kept a ledger' },
      nothing: { gives: null, say: 'This browser has kept nothing' },
      unreadable: { fails: '', say: 'What is kept cannot be read' },
    },
    handOut: { closed: { fails: 'No child.', say: 'The sheet cannot be handed out' } },
  },
  states: {
    checking: 'The page says that the plan is being checked',
    open: 'The ledger can be used',
    reading: 'The page says that the plan is being checked',
    preview: 'A ledger with sample data is shown, and a link to the plans',
    readable: 'The saved ledger is shown, and can be saved and printed',
  },
  resting: ['open', 'preview', 'readable'],
  invariants: {
    'A sheet is in hand only while it can be read': ({ snapshot }) =>
      (snapshot.context.sheet !== null) === snapshot.matches('readable'),
    'With a plan nothing is read': ({ started, snapshot }) =>
      started.every(({ port }) => port !== 'readSheet') || snapshot.matches('reading'),
  },
});
