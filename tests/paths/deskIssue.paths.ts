// Path model of an issue at the desk: a test to one address, and the issue to everybody who lacks it.
import { deskIssueMachine } from '#machines/deskIssue.machine.ts';
import type { IssueListener, IssueVerdict } from '#machines/deskIssue.machine.ts';
import { deskBoard } from '#content/deskBoard.ts';
import { nextIssue } from './deskBoard.samples.ts';
import { definePaths } from './kit/define.ts';
import { listeningSession, unreachable, wordless } from './support.ts';

const words = deskBoard.issue;

export default definePaths({
  machine: deskIssueMachine,
  input: {
    readers: {
      say: 'The advisor opens the readers of the letters',
      input: {
        issue: nextIssue,
        address: 'ada@example.com',
        board: listeningSession as unknown as IssueListener,
      },
    },
  },
  events: {
    'address.edited': {
      say: ({ text }) => `Write ‘${text}’`,
      samples: {
        cut: ({ context }) => (context.address === 'ben' ? undefined : { text: 'ben' }),
        whole: ({ context }) =>
          context.address === 'ben@example.com' ? undefined : { text: 'ben@example.com' },
      },
    },
    'test.requested': { say: `Press ${words.test}` },
    'send.requested': { say: 'Press the button that sends it to its readers' },
    'send.confirmed': { say: `Press ${words.confirmYes}` },
    'send.cancelled': { say: `Press ${words.confirmNo}` },
    'sending.resumed': { say: `Press ${words.goOn}` },
  },
  outcomes: {
    sendIssue: {
      portion: {
        gives: { outcome: 'stored', written: 500, missing: 212 } satisfies IssueVerdict,
        say: 'The database writes 500 mails, and 212 are missing',
      },
      all: {
        gives: { outcome: 'stored', written: 212, missing: 0 } satisfies IssueVerdict,
        say: 'The database writes the last 212 mails',
      },
      nothing: {
        gives: { outcome: 'stored', written: 0, missing: 3 } satisfies IssueVerdict,
        say: 'The database writes nothing more',
      },
      refused: {
        gives: { outcome: 'refused', message: words.refusedElse } satisfies IssueVerdict,
        say: 'The database refuses it',
      },
      unreachable,
      wordless,
    },
  },
  states: {
    'ready.untested': 'The field of the test and the button that sends it are on screen',
    'ready.tested': 'A notice says that a test is on its way',
    testing: 'The button of the test is busy',
    confirming: 'A dialog says how many readers get it',
    sending: 'A notice counts the mails that are written',
    stopped: 'A notice says that it was interrupted, and offers to go on',
    sent: 'A notice says that it is on its way',
  },
  details: ({ context: { problem } }) =>
    problem === null
      ? []
      : [
          `Said in place: ${
            problem.key === 'malformed' ? words.malformed : problem.message || words.failed
          }`,
        ],
  resting: ['ready.untested', 'ready.tested', 'stopped', 'sent'],
  abstraction: ({ context: { address, problem, written } }) => ({
    address,
    problem,
    hasWritten: written > 0,
  }),
  probes: {
    'two portions, and blanks around the address': {
      steps: [
        { type: 'address.edited', text: ' ben@example.com ' },
        { type: 'test.requested' },
        { port: 'sendIssue', gives: { outcome: 'stored', written: 1, missing: 712 } },
        { type: 'send.requested' },
        { type: 'send.confirmed' },
        { port: 'sendIssue', gives: { outcome: 'stored', written: 500, missing: 212 } },
        { port: 'sendIssue', gives: { outcome: 'stored', written: 210, missing: 2 } },
        { port: 'sendIssue', gives: { outcome: 'stored', written: 1, missing: 1 } },
        { port: 'sendIssue', gives: { outcome: 'stored', written: 1, missing: 0 } },
      ],
    },
    'addresses that are none': {
      steps: [
        { type: 'address.edited', text: 'ben @example.com' },
        { type: 'test.requested' },
        { type: 'address.edited', text: 'ben@example' },
        { type: 'test.requested' },
        { type: 'address.edited', text: 'ben@example.com and ada' },
        { type: 'test.requested' },
      ],
    },
  },
  invariants: {
    'Nothing is sent to everybody before it is confirmed': ({ snapshot }) =>
      !snapshot.hasTag('ready') || snapshot.context.written === 0,
    'A test goes to a complete address': ({ started }) =>
      started.every(({ input }) => {
        const { trial } = input as { trial: string | null };
        return trial === null || /^\S+@\S+\.\S+$/.test(trial);
      }),
  },
});
