// Which mails a member gets: each kind that is not necessary and each newsletter has a switch, which is saved by itself
// (docs/product-decisions.md, "Beyond the specification").
import { assign, fromPromise, setup } from 'xstate';

/** A switch as the service knows it. `isWaiting`: a newsletter that is sent once its link is followed. */
export type MailSwitch = { scope: string; isOn: boolean; isWaiting: boolean };

/** What the member wants of a switch. */
export type MailChange = { scope: string; isOn: boolean };

export type ChoicesAnswer =
  { outcome: 'stored'; switches: readonly MailSwitch[] } | { outcome: 'refused'; message: string };

export type MailChoicesEvent =
  { type: 'retry.requested' } | { type: 'switch.turned'; scope: string; isOn: boolean };

type MailChoicesContext = {
  switches: readonly MailSwitch[];
  /** What the member wants and the service does not know yet, in the order of the presses. */
  changes: readonly MailChange[];
  /** What is on its way. */
  sent: readonly MailChange[];
  /** The switches that were saved last. */
  saved: readonly string[];
  /** Why they could not be saved, in the service's words or empty; null where nothing failed. */
  problem: string | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** The changes with one more, in the place of an earlier one for the same switch. */
const withChange = (changes: readonly MailChange[], { scope, isOn }: MailChange) => [
  ...changes.filter((change) => change.scope !== scope),
  { scope, isOn },
];

/** Whether the service knows a switch as the member wants it. */
const isKnown = (switches: readonly MailSwitch[], { scope, isOn }: MailChange) =>
  switches.some((one) => one.scope === scope && (one.isOn || one.isWaiting) === isOn);

/** Whether a switch is shown as on: as the member wants it, else as the service knows it. */
export const isShownOn = (
  { switches, changes }: Pick<MailChoicesContext, 'switches' | 'changes'>,
  scope: string,
): boolean =>
  changes.find((change) => change.scope === scope)?.isOn ??
  switches.some((one) => one.scope === scope && (one.isOn || one.isWaiting));

export const mailChoicesMachine = setup({
  types: {
    context: {} as MailChoicesContext,
    events: {} as MailChoicesEvent,
    tags: {} as 'loading' | 'unread' | 'choosing' | 'saving' | 'failed',
  },
  actors: {
    /** The switches of the member's address. */
    readChoices: fromPromise<readonly MailSwitch[]>(() =>
      Promise.reject(new Error('Port readChoices is not provided.')),
    ),
    /** Saves some switches, and tells all of them; repeated, it has no further effect. */
    saveChoices: fromPromise<ChoicesAnswer, { changes: readonly MailChange[] }>(() =>
      Promise.reject(new Error('Port saveChoices is not provided.')),
    ),
  },
  actions: {
    rememberSwitches: assign((_, params: { switches: readonly MailSwitch[] }) => params),
    recordChange: assign(({ context }, params: MailChange) => ({
      changes: withChange(context.changes, params),
    })),
    /** What is wanted as it is saved already is no change. */
    dropKnownChanges: assign(({ context: { changes, switches } }) => ({
      changes: changes.filter((change) => !isKnown(switches, change)),
    })),
    rememberSent: assign(({ context }) => ({ sent: context.changes, saved: [], problem: null })),
    takeAnswer: assign(({ context }, params: ChoicesAnswer) => ({
      switches: params.outcome === 'stored' ? params.switches : context.switches,
      // What was turned meanwhile is wanted still.
      changes: context.changes.filter(
        (change) =>
          !context.sent.some(({ scope, isOn }) => scope === change.scope && isOn === change.isOn),
      ),
      saved: context.sent.map(({ scope }) => scope),
      sent: [],
    })),
    forgetSent: assign({ sent: [] }),
    forgetProblem: assign({ problem: null }),
    explainRefusal: assign((_, params: ChoicesAnswer) => ({
      problem: params.outcome === 'refused' ? params.message : '',
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: sentenceOf(params.error).message ?? '',
    })),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    wasRefused: (_, params: ChoicesAnswer) => params.outcome === 'refused',
  },
  delays: {
    /** How long to wait for the service's answer. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'mailChoices',
  description: 'A member turns kinds of mail and newsletters on and off, each saved by itself.',
  context: { switches: [], changes: [], sent: [], saved: [], problem: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The service is asked which mails the member gets.',
      tags: 'loading',
      invoke: {
        id: 'readingChoices',
        src: 'readChoices',
        onDone: {
          target: 'resting',
          actions: {
            type: 'rememberSwitches',
            params: ({ event }) => ({ switches: event.output }),
          },
        },
        onError: { target: 'unread' },
      },
      after: { serviceTimeout: { target: 'unread' } },
    },
    unread: {
      description: 'They could not be read; the page says so and offers to try again.',
      tags: 'unread',
      on: { 'retry.requested': { target: 'reading' } },
    },
    resting: {
      description: 'Every switch is as it is saved.',
      tags: 'choosing',
      on: {
        'switch.turned': {
          target: 'deciding',
          actions: { type: 'recordChange', params: ({ event }) => event },
        },
      },
    },
    deciding: {
      description: 'What the member wants is compared with what is saved.',
      tags: 'choosing',
      entry: 'dropKnownChanges',
      always: [
        { guard: 'hasChanges', target: 'saving' },
        { target: 'resting', actions: 'forgetProblem' },
      ],
    },
    saving: {
      description: 'The service is told; whatever is turned meanwhile follows.',
      tags: ['choosing', 'saving'],
      entry: 'rememberSent',
      on: {
        'switch.turned': { actions: { type: 'recordChange', params: ({ event }) => event } },
      },
      invoke: {
        id: 'savingChoices',
        src: 'saveChoices',
        input: ({ context }) => ({ changes: context.sent }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'deciding',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'failed', actions: { type: 'explain', params: {} } } },
    },
    failed: {
      description:
        'Some switches are not saved: each says so, and can be saved again or turned back.',
      tags: ['choosing', 'failed'],
      entry: 'forgetSent',
      on: {
        'retry.requested': { target: 'deciding' },
        'switch.turned': {
          target: 'deciding',
          actions: { type: 'recordChange', params: ({ event }) => event },
        },
      },
    },
  },
});
