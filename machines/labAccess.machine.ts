// Who may work with a tool of the lab: a plan opens it; without one there is a preview, and what this browser kept from
// a plan that has ended stays readable and can be handed out (docs/product-decisions.md, "Beyond the specification").
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { HandedOut, handOutMachine } from './handOut.machine.ts';
import type { HandOut } from './labDiagnostic.machine.ts';
import type { SubscriptionStatus } from './upgrade.machine.ts';

/** The tools that belong to a plan. */
export type PlanTool =
  'assumption-canvas' | 'decision-ledger' | 'reverse-premortem' | 'dilution-weather-map';

/** What was saved, whichever the tool: each tool has a sheet of its own form. */
export type SavedSheet = { sheet: HandedOut };

export type LabAccessEvent = SubscriptionStatus | { type: 'sheet.wanted'; as: HandOut };

type LabAccessContext = {
  tool: PlanTool;
  /** What was saved before, as the tool understands it. */
  sheet: HandedOut | null;
};

export const labAccessMachine = setup({
  types: {
    context: {} as LabAccessContext,
    input: {} as { tool: PlanTool },
    events: {} as LabAccessEvent,
    children: {} as { handOut: 'handOut' },
    tags: {} as 'checking' | 'open' | 'preview' | 'readable',
  },
  actors: {
    /** Feed: the user's plan, as soon as it is known and on every change. */
    memberFeed: fromCallback<LabAccessEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** Reads what this browser keeps of the tool for this user; answers null where there is nothing. */
    readSheet: fromPromise<SavedSheet | null, { tool: PlanTool }>(() =>
      Promise.reject(new Error('Port readSheet is not provided.')),
    ),
    /** What was saved is handed out: handOut.machine.ts. */
    handOut: fromPromise(() =>
      Promise.reject(new Error('Flow handOut is not provided.')),
    ) as unknown as typeof handOutMachine,
  },
  actions: {
    keepSheet: assign((_, params: { saved: SavedSheet | null }) => ({
      sheet: params.saved?.sheet ?? null,
    })),
    forgetSheet: assign({ sheet: null }),
    /** The port is that of all tools: it is told which. */
    requestHandOut: sendTo('handOut', ({ context: { tool, sheet } }, { as }: { as: HandOut }) => ({
      type: 'handOut.requested' as const,
      as,
      sheet: { tool, sheet },
    })),
  },
  guards: {
    isFound: (_, params: { saved: SavedSheet | null }) => params.saved !== null,
  },
  delays: {
    /** How long the plan may stay unknown before the preview is shown. */
    planTimeout: 5_000,
    readTimeout: 5_000,
  },
}).createMachine({
  id: 'labAccess',
  description: 'A tool of the lab opens for a plan; all others see a preview, or what they saved.',
  context: ({ input }) => ({ tool: input.tool, sheet: null }),
  invoke: [
    { id: 'memberFeed', src: 'memberFeed', onError: { target: '.reading' } },
    { id: 'handOut', src: 'handOut', onError: {} },
  ],
  on: {
    'member.absent': { target: '.reading', actions: 'forgetSheet' },
    'member.free': { target: '.reading', actions: 'forgetSheet' },
    'member.flagged': { target: '.reading', actions: 'forgetSheet' },
    'member.premium': { target: '.open', actions: 'forgetSheet' },
  },
  initial: 'checking',
  states: {
    checking: {
      description: 'We find out which plan the user has.',
      tags: 'checking',
      after: { planTimeout: { target: 'reading' } },
    },
    open: { description: 'The plan includes the tool: it can be used.', tags: 'open' },
    reading: {
      description: 'No plan: we look what this browser has kept from an earlier one.',
      tags: 'checking',
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context }) => ({ tool: context.tool }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ saved: event.output }) },
            target: 'readable',
            actions: { type: 'keepSheet', params: ({ event }) => ({ saved: event.output }) },
          },
          { target: 'preview' },
        ],
        onError: { target: 'preview' },
      },
      after: { readTimeout: { target: 'preview' } },
    },
    preview: {
      description: 'The tool is shown with sample data; it opens with a plan.',
      tags: 'preview',
    },
    readable: {
      description: 'What was saved can be read and handed out; it can be changed with a plan.',
      tags: 'readable',
      on: {
        'sheet.wanted': { actions: { type: 'requestHandOut', params: ({ event }) => event } },
      },
    },
  },
});
