// Another slot for a scheduled office hour: asked for, held until the advisor decides, and taken back
// (docs/product-decisions.md, "Office hours").
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { DraftNews, draftMachine } from './draft.machine.ts';
import type { MemberRequest } from './myRequests.machine.ts';
import type { ChosenSlot } from './request.machine.ts';

/** What is kept of a wish before it is sent. */
export type MoveDraft = { note: string };

/** What can be asked for: the open starts that are nearest to the old one, and the dates between which others lie. */
export type MoveOffer = { nearest: readonly string[]; first: string; last: string };

export type RequestedMove = { id: string; slot: string; subject: string; note: string | null };

export type MoveRefusal =
  'not_signed_in' | 'not_found' | 'illegal_move' | 'slot_closed' | 'slot_past' | 'invalid';

/** The backend's answer: the slot that is asked for now, or why not, and the open slots near it. */
export type MoveAnswer =
  | { outcome: 'stored'; wanted: string | null }
  | { outcome: 'refused'; reason: MoveRefusal; nearest: readonly string[] | null };

/** What is wrong: one of our sentences by its key, or the service's own words. */
export type MoveProblem = {
  key: MoveRefusal | 'slotMissing' | 'noteTooLong' | 'failed';
  message?: string;
};

export type ReschedulingInput = {
  id: string;
  /** The slot of the office hour; it stays its member's until the advisor decides. */
  slot: string;
  /** The slot that was asked for instead; null where none was. */
  wanted: string | null;
  /** The longest note, in code points. */
  longestNote: number;
};

export type ReschedulingEvent =
  | { type: 'move.opened' }
  | { type: 'date.picked'; date: string }
  | { type: 'nearest.requested' }
  | { type: 'slot.chosen'; slot: ChosenSlot }
  | { type: 'note.edited'; text: string }
  | { type: 'move.submitted' }
  | { type: 'move.takenBack' }
  | { type: 'retry.requested' }
  | { type: 'action.cancelled' }
  // What the page's other flows have read.
  | { type: 'requests.known'; requests: readonly MemberRequest[] }
  // What the draft of the note reports.
  | DraftNews<MoveDraft>;

type ReschedulingContext = ReschedulingInput & {
  /** The starts that are nearest to the old slot. */
  nearest: readonly string[];
  /** The dates that can be asked for, from one to the other; empty until they are known. */
  first: string;
  last: string;
  /** The date whose slots are listed; null while the nearest are. */
  date: string | null;
  /** The starts that are listed. */
  offered: readonly string[];
  chosen: ChosenSlot | null;
  note: string;
  /** What became of the last wish; null while one is open, and where nothing has been heard of any. */
  ending: 'kept' | 'moved' | null;
  problem: MoveProblem | null;
};

/** What a port's error says to the user; nothing if its message is empty. */
const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});

/** Open starts without those that the member has, or has asked for, already. */
const othersThan = (
  { slot, wanted }: Pick<ReschedulingContext, 'slot' | 'wanted'>,
  starts: readonly string[],
) => starts.filter((start) => start !== slot && start !== wanted);

/** The office hour in a reading of the member's requests, as long as it is scheduled. */
const scheduledIn = (requests: readonly MemberRequest[], wanted: string) =>
  requests.find(({ id, status, slot }) => id === wanted && status === 'scheduled' && slot !== null);

/** What became of a wish, by the slots before and now. */
const endingAfter = (
  before: Pick<ReschedulingContext, 'slot' | 'wanted' | 'ending'>,
  { slot, wanted }: Pick<ReschedulingContext, 'slot' | 'wanted'>,
) => {
  if (wanted !== null) return null;
  if (slot !== before.slot) return 'moved';
  return before.wanted === null ? before.ending : 'kept';
};

export const reschedulingMachine = setup({
  types: {
    context: {} as ReschedulingContext,
    input: {} as ReschedulingInput,
    events: {} as ReschedulingEvent,
    tags: {} as
      'asked' | 'busy' | 'dialogOpen' | 'looking' | 'unknown' | 'datable' | 'choosing' | 'unread',
    children: {} as { draft: 'draft' },
  },
  actors: {
    /** Feed: reports `requests.known` after every reading of the page's other flows. */
    newsFeed: fromCallback<ReschedulingEvent>(() => {
      throw new Error('Port newsFeed is not provided.');
    }),
    /** The note is kept in this browser: draft.machine.ts. */
    draft: fromPromise(() =>
      Promise.reject(new Error('Flow draft is not provided.')),
    ) as unknown as typeof draftMachine,
    /** What can be asked for instead of a slot, as of now. */
    findOffer: fromPromise<MoveOffer, { slot: string }>(() =>
      Promise.reject(new Error('Port findOffer is not provided.')),
    ),
    /** The open starts of a date, as of now. */
    readDate: fromPromise<readonly string[], { date: string; slot: string }>(() =>
      Promise.reject(new Error('Port readDate is not provided.')),
    ),
    /** Asks for another slot; a later wish replaces an earlier one. */
    askToMove: fromPromise<MoveAnswer, RequestedMove>(() =>
      Promise.reject(new Error('Port askToMove is not provided.')),
    ),
    /** Keeps the old slot after all. */
    takeMoveBack: fromPromise<MoveAnswer, { id: string }>(() =>
      Promise.reject(new Error('Port takeMoveBack is not provided.')),
    ),
  },
  actions: {
    takeNews: assign(({ context }, params: { requests: readonly MemberRequest[] }) => {
      const known = scheduledIn(params.requests, context.id);
      const now = { slot: known?.slot ?? context.slot, wanted: known?.wantedSlot ?? null };
      return { ...now, ending: endingAfter(context, now) };
    }),
    requestDraft: sendTo('draft', { type: 'draft.requested' }),
    keepDraft: sendTo('draft', ({ context: { note } }) => ({
      type: 'words.changed' as const,
      words: note === '' ? null : { note },
    })),
    handDraftOver: sendTo('draft', { type: 'draft.handedOver' }),
    takeUpNote: assign((_, params: { words: MoveDraft | null }) => ({
      note: params.words?.note ?? '',
    })),
    rememberNote: assign((_, params: { text: string }) => ({ note: params.text, problem: null })),
    takeOffer: assign(({ context }, params: MoveOffer) => {
      const nearest = othersThan(context, params.nearest);
      return { first: params.first, last: params.last, nearest, offered: nearest };
    }),
    takeDate: assign((_, params: { date: string }) => ({
      date: params.date,
      offered: [],
      chosen: null,
      problem: null,
    })),
    takeStarts: assign(({ context }, params: { starts: readonly string[] }) => ({
      offered: othersThan(context, params.starts),
    })),
    offerNearest: assign(({ context }) => ({
      date: null,
      offered: context.nearest,
      chosen: null,
      problem: null,
    })),
    chooseSlot: assign((_, params: { slot: ChosenSlot }) => ({
      chosen: params.slot,
      problem: null,
    })),
    takeAnswer: assign(({ context }, params: MoveAnswer) => {
      const { slot } = context;
      const wanted = params.outcome === 'stored' ? params.wanted : context.wanted;
      return { wanted, ending: endingAfter(context, { slot, wanted }) };
    }),
    /** The slot is gone: those near it are offered in the place of what was listed. */
    offerOthers: assign(({ context }, params: MoveAnswer) => {
      const starts = params.outcome === 'refused' ? (params.nearest ?? []) : [];
      const nearest = othersThan(context, starts);
      return { nearest, offered: nearest, date: null, chosen: null };
    }),
    forgetDialog: assign({ date: null, offered: [], chosen: null, note: '', problem: null }),
    forgetProblem: assign({ problem: null }),
    pointOut: assign((_, params: { key: MoveProblem['key'] }) => ({
      problem: { key: params.key },
    })),
    explainRefusal: assign((_, params: MoveAnswer) => ({
      problem: {
        key: params.outcome === 'refused' ? params.reason : ('failed' as const),
      },
    })),
    explain: assign((_, params: { error?: unknown }) => ({
      problem: { key: 'failed' as const, ...sentenceOf(params.error) },
    })),
  },
  guards: {
    isWanted: ({ context }) => context.wanted !== null,
    isInReach: ({ context }, params: { date: string }) =>
      context.first <= params.date && params.date <= context.last,
    isOffered: ({ context }, params: { slot: ChosenSlot }) =>
      context.offered.includes(params.slot.slot),
    isUntouched: ({ context }) => context.note === '',
    hasDate: ({ context }) => context.date !== null,
    hasSlot: ({ context }) => context.chosen !== null,
    isTooLong: ({ context }) => Array.from(context.note.trim()).length > context.longestNote,
    isScheduled: ({ context }, params: { requests: readonly MemberRequest[] }) =>
      scheduledIn(params.requests, context.id) !== undefined,
    wasRefused: (_, params: MoveAnswer) => params.outcome === 'refused',
    hasOthers: (_, params: MoveAnswer) => params.outcome === 'refused' && params.nearest !== null,
  },
  delays: {
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'rescheduling',
  description:
    'A member asks for another slot of a scheduled office hour, and keeps the old one until the advisor decides.',
  meta: { typed: ['note'] },
  context: ({ input }) => ({
    id: input.id,
    slot: input.slot,
    wanted: input.wanted,
    longestNote: input.longestNote,
    nearest: [],
    first: '',
    last: '',
    date: null,
    offered: [],
    chosen: null,
    note: '',
    ending: null,
    problem: null,
  }),
  invoke: [
    { id: 'newsFeed', src: 'newsFeed', onError: { actions: 'forgetProblem' } },
    // The dialog works without its draft.
    {
      id: 'draft',
      src: 'draft',
      input: ({ context, self }) => ({ place: `move ${context.id}`, isOpen: false, holder: self }),
      onError: { actions: 'forgetProblem' },
    },
  ],
  // The member whose words these are has left, here or in another tab.
  on: { 'draft.withdrawn': { target: '.resting', actions: 'forgetDialog' } },
  initial: 'resting',
  states: {
    resting: {
      description: 'No dialog is open; the page says which slot it is, and which one is wanted.',
      on: {
        'requests.known': {
          guard: { type: 'isScheduled', params: ({ event }) => event },
          target: '.deciding',
          actions: { type: 'takeNews', params: ({ event }) => event },
        },
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Another slot was asked for, or none was.',
          always: [{ guard: 'isWanted', target: 'asked' }, { target: 'kept' }],
        },
        kept: {
          description: 'The office hour stays where it is, as far as anybody has asked.',
          on: {
            'move.opened': {
              target: '#rescheduling.choosing',
              actions: ['forgetProblem', 'requestDraft'],
            },
          },
        },
        asked: {
          description: 'Another slot was asked for; the advisor decides, and the old one is held.',
          tags: 'asked',
          on: {
            'move.opened': {
              target: '#rescheduling.choosing',
              actions: ['forgetProblem', 'requestDraft'],
            },
            'move.takenBack': { target: '#rescheduling.takingBack', actions: 'forgetProblem' },
          },
        },
      },
    },
    takingBack: {
      description: 'The backend is told that the old slot is kept after all.',
      tags: ['asked', 'busy'],
      invoke: {
        id: 'takingMoveBack',
        src: 'takeMoveBack',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'resting',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { serviceTimeout: { target: 'resting', actions: { type: 'explain', params: {} } } },
    },
    choosing: {
      description: 'A dialog offers open slots; a note to the advisor is optional.',
      tags: 'dialogOpen',
      on: {
        'note.edited': {
          actions: [{ type: 'rememberNote', params: ({ event }) => event }, 'keepDraft'],
        },
        // A note that is found late is taken up as long as nothing is typed.
        'draft.restored': {
          guard: 'isUntouched',
          actions: { type: 'takeUpNote', params: ({ event }) => event },
        },
        'action.cancelled': { target: 'resting', actions: 'forgetDialog' },
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'The service is asked which slots are open near the old one.',
          tags: 'looking',
          invoke: {
            id: 'findOffer',
            src: 'findOffer',
            input: ({ context }) => ({ slot: context.slot }),
            onDone: {
              target: 'offering',
              actions: { type: 'takeOffer', params: ({ event }) => event.output },
            },
            onError: { target: 'unknown' },
          },
          after: { serviceTimeout: { target: 'unknown' } },
        },
        unknown: {
          description: 'It could not be found out; the dialog says so and offers to try again.',
          tags: 'unknown',
          on: { 'retry.requested': { target: 'looking' } },
        },
        offering: {
          description: 'Slots are on offer: the three nearest first, then those of any date.',
          tags: 'datable',
          on: {
            'date.picked': {
              guard: { type: 'isInReach', params: ({ event }) => event },
              target: '.reading',
              actions: { type: 'takeDate', params: ({ event }) => event },
            },
          },
          initial: 'listing',
          states: {
            listing: {
              description: 'A date was picked, or none was.',
              always: [{ guard: 'hasDate', target: 'dated' }, { target: 'nearest' }],
            },
            nearest: {
              description: 'The open slots that are nearest to the old one are listed.',
              tags: 'choosing',
              on: {
                'slot.chosen': {
                  guard: { type: 'isOffered', params: ({ event }) => event },
                  actions: { type: 'chooseSlot', params: ({ event }) => event },
                },
                'move.submitted': [
                  {
                    guard: 'isTooLong',
                    actions: { type: 'pointOut', params: { key: 'noteTooLong' } },
                  },
                  { guard: 'hasSlot', target: '#rescheduling.sending', actions: 'forgetProblem' },
                  { actions: { type: 'pointOut', params: { key: 'slotMissing' } } },
                ],
              },
            },
            reading: {
              description: 'The service is asked which slots of the picked date are open.',
              tags: 'looking',
              invoke: {
                id: 'readDate',
                src: 'readDate',
                input: ({ context }) => ({ date: context.date ?? '', slot: context.slot }),
                onDone: {
                  target: 'dated',
                  actions: {
                    type: 'takeStarts',
                    params: ({ event }) => ({ starts: event.output }),
                  },
                },
                onError: { target: 'unread' },
              },
              after: { serviceTimeout: { target: 'unread' } },
              on: { 'nearest.requested': { target: 'nearest', actions: 'offerNearest' } },
            },
            dated: {
              description: 'The open slots of the picked date are listed.',
              tags: 'choosing',
              on: {
                'slot.chosen': {
                  guard: { type: 'isOffered', params: ({ event }) => event },
                  actions: { type: 'chooseSlot', params: ({ event }) => event },
                },
                'move.submitted': [
                  {
                    guard: 'isTooLong',
                    actions: { type: 'pointOut', params: { key: 'noteTooLong' } },
                  },
                  { guard: 'hasSlot', target: '#rescheduling.sending', actions: 'forgetProblem' },
                  { actions: { type: 'pointOut', params: { key: 'slotMissing' } } },
                ],
                'nearest.requested': { target: 'nearest', actions: 'offerNearest' },
              },
            },
            unread: {
              description: 'The slots of that date could not be read; it can be tried again.',
              tags: 'unread',
              on: {
                'retry.requested': { target: 'reading' },
                'nearest.requested': { target: 'nearest', actions: 'offerNearest' },
              },
            },
          },
        },
      },
    },
    sending: {
      description: 'The wish is sent; the old slot is held.',
      tags: ['dialogOpen', 'choosing', 'busy'],
      invoke: {
        id: 'askingToMove',
        src: 'askToMove',
        input: ({ context: { id, chosen, note } }) => ({
          id,
          slot: chosen?.slot ?? '',
          subject: chosen?.subject ?? '',
          note: note.trim() === '' ? null : note.trim(),
        }),
        onDone: [
          {
            guard: { type: 'hasOthers', params: ({ event }) => event.output },
            target: 'choosing.offering',
            actions: [
              { type: 'offerOthers', params: ({ event }) => event.output },
              { type: 'explainRefusal', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'choosing.offering',
            actions: { type: 'explainRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'resting',
            actions: [
              'handDraftOver',
              'forgetDialog',
              { type: 'takeAnswer', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'choosing.offering',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        serviceTimeout: {
          target: 'choosing.offering',
          actions: { type: 'explain', params: {} },
        },
      },
    },
  },
});
