// The conversation in which a sheet of the lab is handed out: as a file, or on paper. Every tool runs it as a child.
import { assign, fromPromise, setup } from 'xstate';
import type { HandOut } from './labDiagnostic.machine.ts';

/** What a tool has entered, as its port writes it down. */
export type HandedOut = Readonly<Record<string, unknown>>;

export type HandOutRequest = { as: HandOut; sheet: HandedOut };

/** Sent by the tool. */
export type HandOutEvent = { type: 'handOut.requested' } & HandOutRequest;

type HandOutContext = {
  request: HandOutRequest;
  /** The name of the file that was saved last. */
  saved: string | null;
};

export const handOutMachine = setup({
  types: {
    context: {} as HandOutContext,
    events: {} as HandOutEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Saves the sheet as a file and answers with its name, or opens the printer's dialog and answers null. */
    handOutSheet: fromPromise<string | null, HandOutRequest>(() =>
      Promise.reject(new Error('Port handOutSheet is not provided.')),
    ),
  },
  actions: {
    rememberRequest: assign((_, { as, sheet }: HandOutRequest) => ({
      request: { as, sheet },
      saved: null,
    })),
    rememberSaved: assign((_, { name }: { name: string | null }) => ({ saved: name })),
  },
  delays: {
    /** The print dialog may stay open longer; the page continues after this time. */
    handOutTimeout: 10_000,
  },
}).createMachine({
  id: 'handOut',
  description: 'A sheet of the lab is saved as a file, or printed.',
  context: () => ({ request: { as: 'file', sheet: {} }, saved: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The sheet can be saved and printed.',
      on: {
        'handOut.requested': {
          target: 'handingOut',
          actions: { type: 'rememberRequest', params: ({ event }) => event },
        },
      },
    },
    handingOut: {
      description: 'The browser is asked to save the sheet, or to print it.',
      tags: 'busy',
      invoke: {
        id: 'handOutSheet',
        src: 'handOutSheet',
        input: ({ context }) => context.request,
        onDone: {
          target: 'resting',
          actions: { type: 'rememberSaved', params: ({ event }) => ({ name: event.output }) },
        },
        onError: { target: 'failed' },
      },
      after: { handOutTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'It was not handed out; nothing on the page is lost.',
      tags: 'failed',
      on: {
        'handOut.requested': {
          target: 'handingOut',
          actions: { type: 'rememberRequest', params: ({ event }) => event },
        },
      },
    },
  },
});
