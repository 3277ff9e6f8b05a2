// Path model of one request at the desk: reading it, and the steps that are legal now.
import { deskRequestMachine } from '#machines/deskRequest.machine.ts';
import type {
  DeskListener,
  DeskRequestAnswer,
  DeskVerdict,
} from '#machines/deskRequest.machine.ts';
import { desk } from '#content/desk.ts';
import { record, reviewed, sending } from './desk.samples.ts';
import { definePaths } from './kit/define.ts';
import { leavingWithItsPage, listeningSession, unreachable, wordless } from './support.ts';

const { commands, dialog } = desk.request;
const slot = '2026-12-01T14:20';

export default definePaths({
  machine: deskRequestMachine,
  input: {
    page: {
      say: 'The advisor opens a request',
      input: {
        id: 'r1',
        queue: listeningSession as unknown as DeskListener,
        signature: 'The advisor',
      },
    },
  },
  events: {
    'retry.requested': { say: 'Press Try again' },
    'command.chosen': {
      say: ({ command }) => `Press ${commands[command].name}`,
      samples: {
        review: ({ context }) =>
          context.record?.commands.includes('review') ? { command: 'review' } : undefined,
        decline: { command: 'decline' },
        answer: { command: 'answer' },
        schedule: { command: 'schedule' },
      },
    },
    'note.edited': {
      say: ({ text }) => `Write ‘${text}’`,
      samples: {
        words: ({ context }) =>
          context.note === 'As agreed.' ? undefined : { text: 'As agreed.' },
      },
    },
    'slot.chosen': {
      say: ({ slot: chosen }) =>
        chosen === null ? 'Choose the slot that was asked for' : 'Choose the other slot',
      samples: {
        other: ({ context }) =>
          context.command === 'schedule' && context.slot === null ? { slot } : undefined,
        asked: ({ context }) =>
          context.command === 'schedule' && context.slot !== null ? { slot: null } : undefined,
      },
    },
    'command.confirmed': { say: `Press ${dialog.confirm}` },
    'command.cancelled': { say: `Press ${dialog.cancel}` },
  },
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null ? 'Nothing was begun before' : 'A note was begun before',
        samples: {
          nothing: { words: null },
          begun: ({ context }) => (context.note === '' ? { words: { note: 'Begun.' } } : undefined),
        },
      },
    },
  },
  unheard: leavingWithItsPage,
  outcomes: {
    draft: { broken: { fails: 'Storage is refused.', say: 'The draft cannot be kept' } },
    answer: {
      ended: { gives: undefined, say: 'Write the answer to its end, or close it' },
      broken: { fails: 'Loading chunk failed.', say: 'The editor breaks off' },
    },
    readRequest: {
      found: {
        gives: { outcome: 'found', record } satisfies DeskRequestAnswer,
        say: 'The database returns the request',
      },
      reviewed: {
        gives: { outcome: 'found', record: reviewed } satisfies DeskRequestAnswer,
        say: 'The database returns the request, in review',
      },
      sending: {
        gives: { outcome: 'found', record: sending } satisfies DeskRequestAnswer,
        say: 'The database returns the request, and an answer that can be taken back',
      },
      missing: {
        gives: { outcome: 'missing' } satisfies DeskRequestAnswer,
        say: 'The database knows no such request',
      },
      unreachable,
    },
    takeStep: {
      stored: {
        gives: { outcome: 'stored' } satisfies DeskVerdict,
        say: 'The database takes the step',
      },
      refused: {
        gives: { outcome: 'refused', message: 'This slot has passed.' } satisfies DeskVerdict,
        say: 'The database refuses the step',
      },
      unreachable,
      wordless,
    },
  },
  states: {
    loading: 'Skeletons are shown in place of the request',
    failed: 'A notice says that the request cannot be read',
    missing: 'A notice says that there is no such request',
    'shown.resting': 'The request is on screen, with the steps that are legal now',
    'shown.refreshing': 'The request is on screen while it is read again',
    'shown.stale': 'A notice says that the request may be out of date',
    'shown.composing': 'A dialog asks for the words of the step',
    'shown.answering': 'The editor is open, or an answer can still be taken back',
    'shown.acting.atOnce': 'The button of the review is busy',
    'shown.acting.confirmed': 'The dialog is busy',
  },
  details: ({ context: { problem } }) =>
    problem === null
      ? []
      : [
          `Said in place: ${
            problem.key === 'noteMissing' ? dialog.noteMissing : problem.message || dialog.failed
          }`,
        ],
  resting: ['failed', 'missing', 'shown.resting', 'shown.stale'],
  probes: {
    'a step without words but blanks': {
      steps: [
        { port: 'readRequest', gives: { outcome: 'found', record } },
        { type: 'command.chosen', command: 'decline' },
        { type: 'note.edited', text: ' ' },
        { type: 'command.confirmed' },
      ],
    },
    ...Object.fromEntries(
      (['ask', 'reply', 'note'] as const).map((command) => [
        `the step ‘${command}’ without a word`,
        {
          steps: [
            {
              port: 'readRequest',
              gives: { outcome: 'found', record: { ...record, commands: [command] } },
            },
            { type: 'command.chosen', command },
            { type: 'command.confirmed' },
          ],
        },
      ]),
    ),
    'no slot is chosen where none is offered': {
      steps: [
        {
          port: 'readRequest',
          gives: { outcome: 'found', record: { ...record, offeredSlots: [] } },
        },
        { type: 'command.chosen', command: 'schedule' },
        { type: 'slot.chosen', slot },
      ],
    },
    'no slot is chosen for a step that gives none': {
      steps: [
        { port: 'readRequest', gives: { outcome: 'found', record } },
        { type: 'command.chosen', command: 'decline' },
        { type: 'slot.chosen', slot },
      ],
    },
    'an answer that is corrected': {
      steps: [
        {
          port: 'readRequest',
          gives: { outcome: 'found', record: { ...record, commands: ['correct'] } },
        },
        { type: 'command.chosen', command: 'correct' },
      ],
    },
    'a review that is not legal now': {
      steps: [
        { port: 'readRequest', gives: { outcome: 'found', record: reviewed } },
        { type: 'command.chosen', command: 'review' },
      ],
    },
  },
  invariants: {
    'A request is on screen only where one is known': ({ snapshot }) =>
      snapshot.hasTag('shown') === (snapshot.context.record !== null),
    'A step is being taken only while its dialog is open': ({ snapshot }) =>
      snapshot.hasTag('dialogOpen') === false || snapshot.context.command !== null,
    'No member is declined without a reason': ({ started }) =>
      started.every(({ port, input }) => {
        const { command, note } = input as { command?: unknown; note?: unknown };
        return port !== 'takeStep' || command !== 'decline' || note !== '';
      }),
  },
});
