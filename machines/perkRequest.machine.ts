// 'Access Benefit' and 'Join': a member asks for an offer of the Signal Exchange, or a channel, after its conditions were
// read (docs/product-spec.md, "Inner Room", "Dashboard"; docs/product-decisions.md, "No behaviour").
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { AskedSoFar } from './memberRequests.machine.ts';
import type { RequestStatus } from './request.machine.ts';
import type {
  SubmissionOutput,
  SubmissionProblem,
  submissionMachine,
} from './submission.machine.ts';

/** What the member asks for: a partner's offer, or access to a channel. */
export type PerkKind = 'perk' | 'channel';

/**
 * An offer: the id of its partner in content/partners.ts (of a channel its own id), what the request is called, and what
 * the member's profile says to its conditions where the page knows.
 */
export type Perk = {
  partner: string;
  name: string;
  eligibility?: Readonly<Record<string, 'met' | 'notMet' | 'unknown'>>;
};

export type PerkEnding = 'stored' | 'waiting';

export type PerkRequestEvent =
  | ({ type: 'perk.chosen' } & Perk)
  | { type: 'condition.toggled'; id: string }
  | { type: 'perk.requested' }
  | { type: 'dialog.closed' }
  /** All requests of the member that are known, and what waits in this browser. */
  | ({ type: 'asked.known' } & AskedSoFar)
  /** The member who ticked and asked has signed out, here or in another tab. */
  | { type: 'member.left' };

export type PerkRequestEmitted = { type: 'toast'; key: ToastKey; message?: string };

type PerkRequestContext = {
  kind: PerkKind;
  /** The offer that the dialog shows, or showed last. */
  perk: Perk | null;
  /** The conditions that the member says are met. */
  confirmed: readonly string[];
  /** The outcome of each requested offer, by its name, which is the subject of its request. */
  asked: Readonly<Record<string, PerkEnding>>;
  problem: SubmissionProblem | null;
};

/** The requested offers, without the one that was just returned. */
const askedWithout = ({ perk, asked }: PerkRequestContext) =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => name !== perk?.name));

/** A request with one of these statuses can be made again. */
const ended: readonly RequestStatus[] = ['withdrawn', 'declined', 'expired'];

/**
 * The known earlier requests of a kind, by subject: the newest request decides, and what waits in this browser has
 * precedence.
 */
function askedBefore(
  kind: PerkKind,
  { requests, entries }: AskedSoFar,
): Record<string, PerkEnding | 'over'> {
  const isOfKind = (one: { kind: string }) => one.kind === kind;
  return Object.fromEntries([
    ...requests
      .filter(isOfKind)
      .toReversed()
      .map(({ subject, status }) => [subject, ended.includes(status) ? 'over' : 'stored'] as const),
    ...entries
      .filter((entry) => isOfKind(entry) && entry.refusal === null)
      .map(({ subject }) => [subject, 'waiting'] as const),
  ]);
}

export const perkRequestMachine = setup({
  types: {
    context: {} as PerkRequestContext,
    input: {} as { kind: PerkKind },
    events: {} as PerkRequestEvent,
    emitted: {} as PerkRequestEmitted,
    tags: {} as 'dialogOpen' | 'busy' | 'editable',
    children: {} as { submission: 'submission' },
  },
  actors: {
    /** Feed: reports `asked.known` at the start and whenever it may have changed; and `member.left`. */
    askedFeed: fromCallback<PerkRequestEvent>(() => {
      throw new Error('Port askedFeed is not provided.');
    }),
    /** The request is put into the outbox: submission.machine.ts. */
    submission: fromPromise(() =>
      Promise.reject(new Error('Flow submission is not provided.')),
    ) as unknown as typeof submissionMachine,
  },
  actions: {
    rememberPerk: assign(({ context }, { partner, name, eligibility }: Perk) => ({
      perk: { partner, name, ...(eligibility && { eligibility }) },
      // Another offer has other conditions.
      confirmed: context.perk?.partner === partner ? context.confirmed : [],
      problem: null,
    })),
    toggleCondition: assign(({ context }, params: { id: string }) => ({
      confirmed: context.confirmed.includes(params.id)
        ? context.confirmed.filter((id) => id !== params.id)
        : [...context.confirmed, params.id],
      problem: null,
    })),
    rememberEnding: assign(({ context }, params: { ending: PerkEnding }) => ({
      asked: { ...context.asked, [context.perk?.name ?? '']: params.ending },
    })),
    /** What is over no longer counts; what the requests do not mention keeps its outcome. */
    rememberAsked: assign(({ context }, params: AskedSoFar) => ({
      asked: Object.fromEntries(
        Object.entries({ ...context.asked, ...askedBefore(context.kind, params) }).flatMap(
          ([name, is]) => (is === 'over' ? [] : [[name, is]]),
        ),
      ),
    })),
    forgetMember: assign({ perk: null, confirmed: [], asked: {}, problem: null }),
    forgetProblem: assign({ problem: null }),
    /** The outbox returned the request: it was not sent. */
    explain: assign(({ context }, params: { problem?: SubmissionProblem }) => ({
      problem: params.problem ?? null,
      asked: askedWithout(context),
    })),
    announce: emit((_, params: { key: ToastKey; problem?: SubmissionProblem | undefined }) => ({
      ...params.problem,
      type: 'toast' as const,
      key: params.key,
    })),
  },
  guards: {
    wasAsked: ({ context }, params: { name: string }) => context.asked[params.name] !== undefined,
    wasReturned: (_, params: SubmissionOutput) => params.outcome === 'returned',
    waits: (_, params: SubmissionOutput) =>
      params.outcome === 'waitingForAccount' || params.outcome === 'waitingForNetwork',
  },
}).createMachine({
  id: 'perkRequest',
  description: 'A member asks for an offer of a partner, or to be let into a channel.',
  context: ({ input }) => ({
    kind: input.kind,
    perk: null,
    confirmed: [],
    asked: {},
    problem: null,
  }),
  // If the requests cannot be read, only what is asked for on this page is known.
  invoke: { id: 'askedFeed', src: 'askedFeed', onError: { actions: 'forgetProblem' } },
  on: {
    'asked.known': { actions: { type: 'rememberAsked', params: ({ event }) => event } },
    'member.left': { target: '.closed', actions: 'forgetMember' },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The offers are in view; those that were asked for say so.',
      on: {
        'perk.chosen': [
          {
            guard: { type: 'wasAsked', params: ({ event }) => event },
            target: 'showingResult',
            actions: { type: 'rememberPerk', params: ({ event }) => event },
          },
          {
            target: 'confirming',
            actions: { type: 'rememberPerk', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      description: 'The dialog says what follows and which conditions the partner will ask about.',
      tags: ['dialogOpen', 'editable'],
      on: {
        'condition.toggled': { actions: { type: 'toggleCondition', params: ({ event }) => event } },
        'perk.requested': { target: 'sending' },
        'dialog.closed': { target: 'closed', actions: 'forgetProblem' },
      },
    },
    sending: {
      description: 'The request is on its way into the outbox, and its answer is awaited.',
      tags: ['dialogOpen', 'busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => ({
          kind: context.kind,
          subject: context.perk?.name ?? '',
          answers: {
            [context.kind === 'perk' ? 'partner' : 'channel']: context.perk?.partner ?? '',
            confirmed: context.confirmed,
            eligibility: context.perk?.eligibility,
          },
        }),
        onDone: [
          {
            guard: { type: 'wasReturned', params: ({ event }) => event.output },
            target: 'confirming',
            actions: [
              { type: 'explain', params: ({ event }) => event.output },
              {
                type: 'announce',
                params: ({ event }) => ({ key: 'requestFailed', problem: event.output.problem }),
              },
            ],
          },
          {
            guard: { type: 'waits', params: ({ event }) => event.output },
            target: 'showingResult',
            actions: [
              { type: 'rememberEnding', params: { ending: 'waiting' } },
              { type: 'announce', params: { key: 'perkRequested' } },
            ],
          },
          {
            target: 'showingResult',
            actions: [
              { type: 'rememberEnding', params: { ending: 'stored' } },
              { type: 'announce', params: { key: 'perkRequested' } },
            ],
          },
        ],
        // The request cannot be submitted at all.
        onError: {
          target: 'confirming',
          actions: [
            { type: 'explain', params: { problem: { key: 'failed' } } },
            { type: 'announce', params: { key: 'requestFailed' } },
          ],
        },
      },
    },
    showingResult: {
      description: 'The dialog says what became of the request.',
      tags: 'dialogOpen',
      on: { 'dialog.closed': { target: 'closed' } },
    },
  },
});
