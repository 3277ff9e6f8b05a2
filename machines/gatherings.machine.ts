// The gatherings of Open Circle: a detail dialog, onboarding laid over the page, and an application that is stored
// (docs/product-spec.md, "Open Circle gathering flow", "Gatherings"; docs/product-decisions.md, "Gatherings" and "Outbox").
import { and, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { SubmitAnswer, Submission } from './submission.machine.ts';
import type { OnboardingOutput, SetupListener, onboardingMachine } from './onboarding.machine.ts';
import type { RefusalReason } from './outbox.machine.ts';
import type { RequestStatus } from './request.machine.ts';

/** How many seats a gathering has left. */
export type GatheringStatus = 'accepting' | 'waitlist' | 'full';

export type KnownGathering = { id: string; title: string; status: GatheringStatus };

/** The status of a user's application for a gathering. */
export type ApplicationStatus = {
  is:
    | 'waitingForAccount'
    | 'waitingForNetwork'
    | 'applied'
    | 'waitlisted'
    | 'offered'
    | 'accepted'
    | 'declined';
  /** The place in the waitlist, from 1. */
  position: number | null;
  /** Until when a seat is held (ISO). */
  until: string | null;
};

/** By the gathering's id. */
export type ApplicationStatuses = Readonly<Record<string, ApplicationStatus>>;

export type GatheringsProblem = {
  key: 'failed' | 'tooLong' | RefusalReason;
  message?: string;
  /** The answer that a refusal names. */
  field?: string;
};

/** The longest note, in code points (content/limits.ts; a test compares). */
export const longestNote = 4000;

export type GatheringsEvent =
  | { type: 'gathering.chosen'; id: string }
  | { type: 'note.edited'; text: string }
  | { type: 'application.confirmed' }
  | { type: 'dialog.closed' }
  // All of the member's applications.
  | { type: 'statuses.known'; statuses: ApplicationStatuses }
  // The seats that the backend reports, by gathering.
  | { type: 'seats.known'; statuses: Readonly<Record<string, GatheringStatus>> }
  /** The member who wrote this has signed out, here or in another tab. */
  | { type: 'member.left' };

export type GatheringsEmitted = { type: 'toast'; key: ToastKey; message?: string };

export type GatheringsInput = {
  gatherings: readonly KnownGathering[];
  session: SetupListener;
};

type GatheringsContext = GatheringsInput & {
  /** The gathering that the dialogs are about. */
  chosen: string | null;
  /** The gathering's title. */
  title: string;
  /** The visitor's note to the host; may be empty. */
  note: string;
  /** How onboarding ended. */
  ending: OnboardingOutput['ending'];
  statuses: ApplicationStatuses;
  /** The outcome of the last application. */
  announced: ApplicationStatus | null;
  problem: GatheringsProblem | null;
};

/** The answer that a refusal names, where it names one. */
const fieldIn = (answer: SubmitAnswer) => {
  const field = answer.outcome === 'refused' ? answer.detail['field'] : undefined;
  return typeof field === 'string' ? { field } : {};
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** What a request's status is for the application; nothing once the member may apply again. */
const statusAs: Partial<Record<RequestStatus, ApplicationStatus['is']>> = {
  submitted: 'applied',
  inReview: 'applied',
  needsYou: 'applied',
  waitlisted: 'waitlisted',
  offered: 'offered',
  accepted: 'accepted',
  // Over: the seat was theirs, and it is not applied for again.
  held: 'accepted',
  declined: 'declined',
};

/** The status of the application that a member's request is; null once they may apply again. */
export function statusBy(request: {
  status: RequestStatus;
  position: number | null;
  offeredUntil: string | null;
}): ApplicationStatus | null {
  const is = statusAs[request.status];
  return is === undefined ? null : { is, position: request.position, until: request.offeredUntil };
}

const waiting = (is: ApplicationStatus['is']): ApplicationStatus => ({
  is,
  position: null,
  until: null,
});

/** The status that results from the outbox's answer. */
const statusAfter = (answer: SubmitAnswer): ApplicationStatus => {
  if (answer.outcome === 'waiting')
    return waiting(answer.why === 'signedOut' ? 'waitingForAccount' : 'waitingForNetwork');
  const stored = answer.outcome === 'stored' ? statusBy(answer.request) : null;
  return stored ?? waiting('applied');
};

const chosenOf = ({ gatherings, chosen }: Pick<GatheringsContext, 'gatherings' | 'chosen'>) =>
  gatherings.find(({ id }) => id === chosen);

export const gatheringsMachine = setup({
  types: {
    context: {} as GatheringsContext,
    input: {} as GatheringsInput,
    events: {} as GatheringsEvent,
    emitted: {} as GatheringsEmitted,
    tags: {} as 'detailOpen' | 'returned' | 'layerOpen' | 'overlayOpen' | 'busy',
    children: {} as { onboarding: 'onboarding' },
  },
  actors: {
    /** Feed: reports `statuses.known` and `seats.known` when something was read, and `member.left`. */
    circleFeed: fromCallback<GatheringsEvent>(() => {
      throw new Error('Port circleFeed is not provided.');
    }),
    /** Onboarding, laid over the page: onboarding.machine.ts. */
    onboarding: fromPromise(() =>
      Promise.reject(new Error('Flow onboarding is not provided.')),
    ) as unknown as typeof onboardingMachine,
    /** Notes what is missing from onboarding, puts the application into the outbox and returns the outcome. */
    submitRequest: fromPromise<SubmitAnswer, Submission>(() =>
      Promise.reject(new Error('Port submitRequest is not provided.')),
    ),
  },
  actions: {
    choose: assign(({ context }, params: { id: string }) => ({
      chosen: params.id,
      title: context.gatherings.find(({ id }) => id === params.id)?.title ?? '',
      // Another gathering asks another question.
      note: context.chosen === params.id ? context.note : '',
      problem: null,
    })),
    rememberNote: assign((_, params: { text: string }) => ({ note: params.text, problem: null })),
    rememberEnding: assign((_, params: OnboardingOutput) => ({ ending: params.ending })),
    rememberAnswer: assign(({ context }, params: SubmitAnswer) => {
      const announced = statusAfter(params);
      return { announced, statuses: { ...context.statuses, [context.chosen ?? '']: announced } };
    }),
    rememberStatuses: assign((_, params: { statuses: ApplicationStatuses }) => ({
      statuses: params.statuses,
    })),
    rememberSeats: assign(
      ({ context }, params: { statuses: Readonly<Record<string, GatheringStatus>> }) => ({
        gatherings: context.gatherings.map((gathering) => ({
          ...gathering,
          status: params.statuses[gathering.id] ?? gathering.status,
        })),
      }),
    ),
    /** Clears the selection and the note that was written for it. */
    clearChoice: assign({ chosen: null, title: '', note: '', problem: null }),
    forgetMember: assign({
      chosen: null,
      title: '',
      note: '',
      problem: null,
      announced: null,
      statuses: {},
    }),
    forgetProblem: assign({ problem: null }),
    explain: assign((_, params: { key: GatheringsProblem['key']; error?: unknown }) => ({
      problem: { key: params.key, ...sentenceOf(params.error) },
    })),
    /** A refusal tells the page what has changed: the gathering is full or over, or the member applied in another tab. */
    explainRefusal: assign(({ context }, params: SubmitAnswer) => {
      const reason = params.outcome === 'refused' ? params.reason : ('failed' as const);
      return {
        problem: { key: reason, ...fieldIn(params) },
        gatherings: context.gatherings.map((gathering) =>
          (reason === 'gathering_full' || reason === 'gathering_past') &&
          gathering.id === context.chosen
            ? { ...gathering, status: 'full' as const }
            : gathering,
        ),
        statuses:
          reason === 'already_applied'
            ? { ...context.statuses, [context.chosen ?? '']: waiting('applied') }
            : context.statuses,
      };
    }),
    announce: emit((_, params: { key: ToastKey; error?: unknown }) => ({
      type: 'toast' as const,
      key: params.key,
      ...sentenceOf(params.error),
    })),
  },
  guards: {
    /** Any gathering opens unless it is full; a full one opens for members who have a seat or are on its waitlist. */
    mayLook: ({ context }, params: { id: string }) =>
      context.statuses[params.id] !== undefined ||
      context.gatherings.some(({ id, status }) => id === params.id && status !== 'full'),
    /** A member cannot apply twice, nor to a gathering that takes no applications. */
    mayApply: ({ context }) => {
      const gathering = chosenOf(context);
      return (
        gathering !== undefined &&
        gathering.status !== 'full' &&
        context.statuses[gathering.id] === undefined
      );
    },
    noteIsTooLong: ({ context }) => Array.from(context.note).length > longestNote,
    wasRefused: (_, params: SubmitAnswer) => params.outcome === 'refused',
  },
  delays: {
    /** The dialog goes first; then onboarding opens (docs/product-spec.md, "Gatherings"). */
    overlayDelay: 200,
    /** How long a submit waits; then the outbox keeps the request (docs/product-decisions.md, "Outbox"). */
    answerTimeout: 4000,
    /** How long the success overlay shows (docs/product-spec.md, "Gatherings"). */
    successShown: 2200,
  },
}).createMachine({
  id: 'gatherings',
  description:
    'A visitor looks at a gathering of Open Circle, applies for it, or joins its waitlist.',
  context: ({ input }) => ({
    gatherings: input.gatherings,
    session: input.session,
    chosen: null,
    title: '',
    note: '',
    ending: 'closed',
    statuses: {},
    announced: null,
    problem: null,
  }),
  // If the applications cannot be read, only the backend refuses a second one.
  invoke: { id: 'circleFeed', src: 'circleFeed', onError: { target: '.browsing' } },
  on: {
    'statuses.known': { actions: { type: 'rememberStatuses', params: ({ event }) => event } },
    'seats.known': { actions: { type: 'rememberSeats', params: ({ event }) => event } },
    'member.left': { target: '.browsing', actions: 'forgetMember' },
  },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The gatherings are in view; those that were applied for say how it stands.',
      on: {
        'gathering.chosen': {
          guard: { type: 'mayLook', params: ({ event }) => event },
          target: 'detail',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    detail: {
      description: 'The dialog says what the gathering is, and takes an application where it may.',
      tags: 'detailOpen',
      on: {
        'note.edited': {
          guard: 'mayApply',
          actions: { type: 'rememberNote', params: ({ event }) => event },
        },
        'application.confirmed': [
          {
            guard: and(['mayApply', 'noteIsTooLong']),
            actions: { type: 'explain', params: { key: 'tooLong' } },
          },
          { guard: 'mayApply', target: 'leaving', actions: 'forgetProblem' },
        ],
        'dialog.closed': { target: 'browsing', actions: 'forgetProblem' },
      },
    },
    returned: {
      description:
        'The application came back, and the dialog says why; it is sent again as it stands, without onboarding.',
      tags: ['detailOpen', 'returned'],
      on: {
        'note.edited': {
          guard: 'mayApply',
          actions: { type: 'rememberNote', params: ({ event }) => event },
        },
        'application.confirmed': [
          {
            guard: and(['mayApply', 'noteIsTooLong']),
            actions: { type: 'explain', params: { key: 'tooLong' } },
          },
          { guard: 'mayApply', target: 'sending', actions: 'forgetProblem' },
        ],
        'dialog.closed': { target: 'browsing', actions: 'forgetProblem' },
      },
    },
    leaving: {
      description: 'The dialog has closed; a moment later onboarding opens.',
      after: { overlayDelay: { target: 'onboarding' } },
    },
    onboarding: {
      description: 'Onboarding covers the page until it is finished or closed.',
      tags: 'layerOpen',
      invoke: {
        id: 'onboarding',
        src: 'onboarding',
        input: ({ context }) => ({
          place: 'gathering',
          purpose: 'begin',
          session: context.session,
        }),
        onDone: {
          target: 'sending',
          actions: { type: 'rememberEnding', params: ({ event }) => event.output },
        },
        // If onboarding cannot be shown, the application is sent without it.
        onError: {
          target: 'sending',
          actions: { type: 'rememberEnding', params: { ending: 'closed' } },
        },
      },
    },
    sending: {
      description: 'The application lies in the outbox; for four seconds we wait for the answer.',
      tags: ['overlayOpen', 'busy'],
      invoke: {
        id: 'submitRequest',
        src: 'submitRequest',
        input: ({ context }) => ({
          kind: 'gathering',
          subject: context.title,
          answers: {
            gathering: context.chosen ?? '',
            note: context.note,
            onboarding: context.ending,
          },
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'returned',
            actions: [
              { type: 'explainRefusal', params: ({ event }) => event.output },
              { type: 'announce', params: { key: 'requestFailed' } },
            ],
          },
          {
            target: 'submitted',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'returned',
          actions: [
            { type: 'explain', params: ({ event }) => ({ key: 'failed', error: event.error }) },
            {
              type: 'announce',
              params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
            },
          ],
        },
      },
      after: {
        answerTimeout: {
          target: 'submitted',
          actions: {
            type: 'rememberAnswer',
            params: { outcome: 'waiting', why: 'offline' },
          },
        },
      },
    },
    submitted: {
      description:
        "'Application Submitted': what became of it, for 2.2 seconds; it can be closed sooner.",
      tags: 'overlayOpen',
      on: { 'dialog.closed': { target: 'browsing', actions: 'clearChoice' } },
      after: { successShown: { target: 'browsing', actions: 'clearChoice' } },
    },
  },
});
