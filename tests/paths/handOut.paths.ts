// Path model of handing out a sheet of the lab.
import { handOutMachine } from '#machines/handOut.machine.ts';
import { definePaths, site } from './kit/define.ts';

const sheet = { lines: [] };

export default definePaths({
  machine: handOutMachine,
  input: { page: { say: 'A tool of the lab is open' } },
  events: {},
  environment: {
    [site]: {
      'handOut.requested': {
        say: ({ as }) =>
          as === 'file' ? 'The user presses Save as a file' : 'The user presses Print',
        samples: { file: { as: 'file', sheet }, paper: { as: 'paper', sheet } },
      },
    },
  },
  outcomes: {
    handOutSheet: {
      saved: { gives: 'signal-triage-2026-11-22.md', say: 'The file is saved' },
      printed: { gives: null, say: 'The print dialog was open' },
      refused: { fails: '', say: 'The browser refuses' },
    },
  },
  states: {
    resting: 'The sheet can be saved and printed',
    handingOut: 'The buttons wait',
    failed: 'A notice says that it failed',
  },
  details: ({ context: { saved } }) => (saved === null ? [] : [`${saved} is among the downloads`]),
  resting: ['resting', 'failed'],
  invariants: {
    'What is handed out is what was asked for last': ({ started, snapshot: { context } }) =>
      started.every(({ input }) => input === context.request),
  },
});
