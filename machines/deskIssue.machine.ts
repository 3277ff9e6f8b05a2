// An issue of a letter at the advisor's desk: a test to one address, then each reader once. The database writes its mails in
// portions; the page asks again until nobody is missing.
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';
import type { Issue } from './deskBoard.machine.ts';

/** What the database has done: how many mails it wrote, and how many readers still lack theirs. */
export type IssueVerdict =
  { outcome: 'stored'; written: number; missing: number } | { outcome: 'refused'; message: string };

/** Hears that mails were written: the section of the readers. */
export type IssueListener = ActorRef<
  Snapshot<unknown>,
  { type: 'refresh.requested' },
  { type: 'navigate'; to: string; replace: boolean }
>;

/** `address`: where a test goes unless another one is typed. */
export type DeskIssueInput = { issue: Issue; address: string; board: IssueListener };

export type DeskIssueEvent =
  | { type: 'address.edited'; text: string }
  | { type: 'test.requested' }
  | { type: 'send.requested' }
  | { type: 'send.confirmed' }
  | { type: 'send.cancelled' }
  | { type: 'sending.resumed' };

/** Why nothing was sent: the address, or the service's words (empty where it has none). */
export type IssueProblem = { key: 'malformed' } | { key: 'refused'; message: string };

type DeskIssueContext = DeskIssueInput & {
  problem: IssueProblem | null;
  /** How many mails were written by now. */
  written: number;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

export const deskIssueMachine = setup({
  types: {
    context: {} as DeskIssueContext,
    input: {} as DeskIssueInput,
    events: {} as DeskIssueEvent,
    tags: {} as 'ready' | 'testing' | 'tested' | 'asking' | 'sending' | 'stopped' | 'sent',
  },
  actors: {
    /** One portion of mails; with `trial` one mail to that address alone. */
    sendIssue: fromPromise<IssueVerdict, { issue: Issue; trial: string | null }>(() =>
      Promise.reject(new Error('Port sendIssue is not provided.')),
    ),
  },
  actions: {
    rememberAddress: assign((_, params: { text: string }) => ({
      address: params.text,
      problem: null,
    })),
    forgetProblem: assign({ problem: null }),
    askForAddress: assign({ problem: { key: 'malformed' as const } }),
    count: assign(({ context }, params: IssueVerdict) => ({
      written: context.written + (params.outcome === 'stored' ? params.written : 0),
    })),
    explainRefusal: assign((_, params: IssueVerdict) => ({
      problem: {
        key: 'refused' as const,
        message: params.outcome === 'refused' ? params.message : '',
      },
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: { key: 'refused' as const, message: sentenceOf(params.error).message ?? '' },
    })),
    tellBoard: sendTo(({ context }) => context.board, { type: 'refresh.requested' }),
  },
  guards: {
    addressIsMalformed: ({ context }) => !/^\S+@\S+\.\S+$/.test(context.address.trim()),
    wasRefused: (_, params: IssueVerdict) => params.outcome === 'refused',
    /** More are missing, and this portion wrote some: the next one is asked for. */
    isUnfinished: (_, params: IssueVerdict) =>
      params.outcome === 'stored' && params.missing > 0 && params.written > 0,
  },
  delays: {
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'deskIssue',
  description: 'The advisor tests an issue on one address, and sends it to everybody who lacks it.',
  context: ({ input }) => ({ ...input, problem: null, written: 0 }),
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing is on its way; an address for a test can be typed.',
      tags: 'ready',
      initial: 'untested',
      on: {
        'address.edited': {
          target: '.untested',
          actions: { type: 'rememberAddress', params: ({ event }) => event },
        },
        'test.requested': [
          { guard: 'addressIsMalformed', target: '.untested', actions: 'askForAddress' },
          { target: 'testing', actions: 'forgetProblem' },
        ],
        'send.requested': { target: 'confirming', actions: 'forgetProblem' },
      },
      states: {
        untested: { description: 'No test has gone to the address in the field.' },
        tested: {
          description: 'A test is on its way to the address in the field.',
          tags: 'tested',
        },
      },
    },
    testing: {
      description: 'The database writes one mail to the address in the field.',
      tags: 'testing',
      invoke: {
        id: 'sendTest',
        src: 'sendIssue',
        input: ({ context }) => ({ issue: context.issue, trial: context.address.trim() }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          { target: 'ready.tested' },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'ready', actions: { type: 'explain', params: {} } } },
    },
    confirming: {
      description: 'A dialog says how many readers get it, and asks whether to send it.',
      tags: 'asking',
      on: {
        'send.confirmed': { target: 'sending' },
        'send.cancelled': { target: 'ready' },
      },
    },
    sending: {
      description:
        'A portion of its mails is written; as long as readers lack it, another one follows.',
      tags: 'sending',
      invoke: {
        id: 'sendPortion',
        src: 'sendIssue',
        input: ({ context }) => ({ issue: context.issue, trial: null }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'stopped',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnfinished', params: ({ event }) => event.output },
            target: 'sending',
            reenter: true,
            actions: { type: 'count', params: ({ event }) => event.output },
          },
          {
            target: 'sent',
            actions: [{ type: 'count', params: ({ event }) => event.output }, 'tellBoard'],
          },
        ],
        onError: {
          target: 'stopped',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'stopped', actions: { type: 'explain', params: {} } } },
    },
    stopped: {
      description: 'A portion was not written; the page says how many were, and offers to go on.',
      tags: 'stopped',
      on: { 'sending.resumed': { target: 'sending', actions: 'forgetProblem' } },
    },
    sent: {
      description: 'Every reader who lacked it gets it.',
      tags: 'sent',
    },
  },
});
