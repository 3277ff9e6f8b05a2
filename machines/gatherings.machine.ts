// The gatherings of Open Circle: a detail dialog, onboarding laid over the page, and an application that is stored
// (docs/product-spec.md, "Open Circle gathering flow", "Gatherings"; docs/product-decisions.md, "Gatherings" and "Outbox").
import { and, assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ToastKey } from '#content/toasts.ts';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { AskedSoFar } from './memberRequests.machine.ts';
import type { OnboardingOutput, SetupListener, onboardingMachine } from './onboarding.machine.ts';
import type { RequestStatus } from './request.machine.ts';
import type {
  SubmissionOutput,
  SubmissionProblem,
  submissionMachine,
} from './submission.machine.ts';

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

/** The message in the dialog: the note is too long, or why the application was returned. */
export type GatheringsProblem = ({ key: 'tooLong'; message?: never } | SubmissionProblem) & {
  /** The answer that a refusal names. */
  field?: string;
};

/** What is kept of an application to a gathering. */
export type NoteDraft = { note: string };

/** The longest note, in code points (content/limits.ts; a test compares). */
export const longestNote = 4000;

export type GatheringsEvent =
  | { type: 'gathering.chosen'; id: string }
  | { type: 'note.edited'; text: string }
  | { type: 'application.confirmed' }
  | { type: 'dialog.closed' }
  /** Onboarding could not be fetched: the user wants it to be fetched again. */
  | { type: 'retry.requested' }
  /** Onboarding could not be fetched: the application is sent without it. */
  | { type: 'onboarding.skipped' }
  /** All requests of the member that are known, and what waits in this browser. */
  | ({ type: 'asked.known' } & AskedSoFar)
  // The seats that the backend reports, by gathering.
  | { type: 'seats.known'; statuses: Readonly<Record<string, GatheringStatus>> }
  /** The member who wrote this has signed out, here or in another tab. */
  | { type: 'member.left' }
  // What the draft of the note reports.
  | DraftNews<NoteDraft>;

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

/** The user's status for each gathering to which they have applied; what waits in this browser has precedence. */
function statusesIn(
  gatherings: readonly KnownGathering[],
  { requests, entries }: AskedSoFar,
): ApplicationStatuses {
  return Object.fromEntries(
    gatherings.flatMap(({ id }) => {
      const entry = entries.find(
        ({ kind, answers, refusal }) =>
          kind === 'gathering' && answers['gathering'] === id && refusal === null,
      );
      if (entry !== undefined)
        return [
          [id, waiting(entry.owner === null ? 'waitingForAccount' : 'waitingForNetwork')] as const,
        ];
      // The newest request that counts decides. A seat of last time is none of this time: only the id has the day.
      const status = requests
        .filter(({ gathering }) => gathering === id)
        .map(statusBy)
        .find((one) => one !== null);
      return status === undefined || status === null ? [] : [[id, status] as const];
    }),
  );
}

/** The status that results from the submission. */
const statusAfter = (output: SubmissionOutput): ApplicationStatus => {
  if (output.outcome === 'waitingForAccount' || output.outcome === 'waitingForNetwork')
    return waiting(output.outcome);
  const stored = output.outcome === 'stored' ? statusBy(output.request) : null;
  return stored ?? waiting('applied');
};

/** Where the note is kept: it answers the question of the series, which the gathering after this one asks again. */
const placeOf = (gathering: string) => gathering.replace(/-\d{4}-\d{2}-\d{2}$/, '');

const chosenOf = ({ gatherings, chosen }: Pick<GatheringsContext, 'gatherings' | 'chosen'>) =>
  gatherings.find(({ id }) => id === chosen);

export const gatheringsMachine = setup({
  types: {
    context: {} as GatheringsContext,
    input: {} as GatheringsInput,
    events: {} as GatheringsEvent,
    emitted: {} as GatheringsEmitted,
    tags: {} as 'detailOpen' | 'returned' | 'layerOpen' | 'unreachable' | 'overlayOpen' | 'busy',
    children: {} as { draft: 'draft'; onboarding: 'onboarding'; submission: 'submission' },
  },
  actors: {
    /** Feed: reports `asked.known` at the start and whenever it may have changed; and `member.left`. */
    askedFeed: fromCallback<GatheringsEvent>(() => {
      throw new Error('Port askedFeed is not provided.');
    }),
    /** Feed: reports `seats.known` when they were read (gatheringSeats.machine.ts). */
    seatsFeed: fromCallback<GatheringsEvent>(() => {
      throw new Error('Port seatsFeed is not provided.');
    }),
    /** Fetches the scripts of onboarding: no first view contains them. Resolves at once where they are here. */
    fetchOnboarding: fromPromise<void>(() =>
      Promise.reject(new Error('Port fetchOnboarding is not provided.')),
    ),
    /** Onboarding, laid over the page: onboarding.machine.ts. It runs only after `fetchOnboarding` has resolved. */
    onboarding: fromPromise(() =>
      Promise.reject(new Error('Flow onboarding is not provided.')),
    ) as unknown as typeof onboardingMachine,
    /** The note is kept in this browser, by series of gatherings: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** The application is put into the outbox: submission.machine.ts. */
    submission: fromPromise(() =>
      Promise.reject(new Error('Flow submission is not provided.')),
    ) as unknown as typeof submissionMachine,
  },
  actions: {
    choose: assign(({ context }, params: { id: string }) => ({
      chosen: params.id,
      title: context.gatherings.find(({ id }) => id === params.id)?.title ?? '',
      // Another gathering asks another question.
      note: context.chosen === params.id ? context.note : '',
      problem: null,
    })),
    placeDraft: sendTo('draft', (_, params: { id: string }) => ({
      type: 'place.changed' as const,
      place: placeOf(params.id),
    })),
    requestDraft: sendTo('draft', { type: 'draft.requested' }),
    takeUp: assign((_, params: { words: NoteDraft | null }) => params.words ?? {}),
    keepDraft: sendTo('draft', ({ context: { note } }) => ({
      type: 'words.changed' as const,
      words: note.trim() === '' ? null : { note },
    })),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    rememberNote: assign((_, params: { text: string }) => ({ note: params.text, problem: null })),
    rememberEnding: assign((_, params: OnboardingOutput) => ({ ending: params.ending })),
    rememberOutcome: assign(({ context }, params: SubmissionOutput) => {
      const announced = statusAfter(params);
      return { announced, statuses: { ...context.statuses, [context.chosen ?? '']: announced } };
    }),
    rememberAsked: assign(({ context }, params: AskedSoFar) => ({
      statuses: statusesIn(context.gatherings, params),
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
    /** A refusal tells the page what has changed: the gathering is full or over, or the member applied in another tab. */
    explain: assign(({ context }, params: { problem?: GatheringsProblem; field?: string }) => {
      const { problem, field } = params;
      return {
        problem: problem ? { ...problem, ...(field !== undefined && { field }) } : null,
        gatherings: context.gatherings.map((gathering) =>
          (problem?.key === 'gathering_full' || problem?.key === 'gathering_past') &&
          gathering.id === context.chosen
            ? { ...gathering, status: 'full' as const }
            : gathering,
        ),
        statuses:
          problem?.key === 'already_applied'
            ? { ...context.statuses, [context.chosen ?? '']: waiting('applied') }
            : context.statuses,
      };
    }),
    announce: emit((_, params: { key: ToastKey; problem?: SubmissionProblem | undefined }) => ({
      ...params.problem,
      type: 'toast' as const,
      key: params.key,
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
    isUntouched: ({ context }) => context.note.trim() === '',
    noteIsTooLong: ({ context }) => Array.from(context.note).length > longestNote,
    wasReturned: (_, params: SubmissionOutput) => params.outcome === 'returned',
  },
  delays: {
    /** The dialog goes first; then onboarding opens (docs/product-spec.md, "Gatherings"). */
    overlayDelay: 200,
    /** How long the scripts of onboarding may take; then the user is told that they are out of reach. */
    fetchTimeout: 30_000,
    /** How long the success overlay shows (docs/product-spec.md, "Gatherings"). */
    successShown: 2200,
  },
}).createMachine({
  id: 'gatherings',
  description:
    'A visitor looks at a gathering of Open Circle, applies for it, or joins its waitlist.',
  meta: { typed: ['note'] },
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
  invoke: [
    // If the applications cannot be read, only the backend refuses a second one; without the seats, one that is too late.
    { id: 'askedFeed', src: 'askedFeed', onError: { target: '.browsing' } },
    { id: 'seatsFeed', src: 'seatsFeed', onError: { target: '.browsing' } },
    // The dialog works without the draft of its note.
    {
      id: 'draft',
      src: 'draft',
      input: ({ self }) => ({ place: '', isOpen: false, holder: self }),
      onError: { target: '.browsing' },
    },
  ],
  on: {
    'asked.known': { actions: { type: 'rememberAsked', params: ({ event }) => event } },
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
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'placeDraft', params: ({ event }) => event },
            'requestDraft',
          ],
        },
      },
    },
    detail: {
      description: 'The dialog says what the gathering is, and takes an application where it may.',
      tags: 'detailOpen',
      on: {
        // A draft that is found is taken up as long as nothing is typed.
        'draft.restored': {
          guard: and(['mayApply', 'isUntouched']),
          actions: { type: 'takeUp', params: ({ event }) => event },
        },
        'note.edited': {
          guard: 'mayApply',
          actions: [{ type: 'rememberNote', params: ({ event }) => event }, 'keepDraft'],
        },
        'application.confirmed': [
          {
            guard: and(['mayApply', 'noteIsTooLong']),
            actions: { type: 'explain', params: { problem: { key: 'tooLong' } } },
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
          actions: [{ type: 'rememberNote', params: ({ event }) => event }, 'keepDraft'],
        },
        'application.confirmed': [
          {
            guard: and(['mayApply', 'noteIsTooLong']),
            actions: { type: 'explain', params: { problem: { key: 'tooLong' } } },
          },
          { guard: 'mayApply', target: 'sending', actions: 'forgetProblem' },
        ],
        'dialog.closed': { target: 'browsing', actions: 'forgetProblem' },
      },
    },
    leaving: {
      description: 'The dialog has closed; a moment later onboarding opens.',
      after: { overlayDelay: { target: 'fetching' } },
    },
    fetching: {
      description: 'The scripts of onboarding are on their way; the application waits for them.',
      invoke: {
        id: 'fetchingOnboarding',
        src: 'fetchOnboarding',
        onDone: { target: 'onboarding' },
        onError: { target: 'unreachable' },
      },
      after: { fetchTimeout: { target: 'unreachable' } },
    },
    unreachable: {
      description:
        'Onboarding could not be fetched: the user is told, and tries again or sends the application without it.',
      tags: 'unreachable',
      on: {
        'retry.requested': { target: 'fetching' },
        'onboarding.skipped': {
          target: 'sending',
          actions: { type: 'rememberEnding', params: { ending: 'closed' } },
        },
      },
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
      description: 'The application is on its way into the outbox, and its answer is awaited.',
      tags: ['overlayOpen', 'busy'],
      invoke: {
        id: 'submission',
        src: 'submission',
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
            guard: { type: 'wasReturned', params: ({ event }) => event.output },
            target: 'returned',
            actions: [
              { type: 'explain', params: ({ event }) => event.output },
              // The outbox had it, and its draft was deleted.
              'keepDraft',
              {
                type: 'announce',
                params: ({ event }) => ({ key: 'requestFailed', problem: event.output.problem }),
              },
            ],
          },
          {
            target: 'submitted',
            actions: [
              { type: 'rememberOutcome', params: ({ event }) => event.output },
              'handDraftOver',
            ],
          },
        ],
        // The application cannot be submitted at all.
        onError: {
          target: 'returned',
          actions: [
            { type: 'explain', params: { problem: { key: 'failed' } } },
            { type: 'announce', params: { key: 'requestFailed' } },
          ],
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
